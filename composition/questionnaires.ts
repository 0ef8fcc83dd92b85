import { ContainerModule } from 'inversify';
import { Users } from '../application/ports/clients/users';
import { SuitabilityRecords } from '../application/ports/suitability/suitability-records';
import { SessionVault } from '../application/ports/session/session-vault';
import { Assessments } from '../application/ports/suitability/assessments';
import { Questionnaires } from '../application/ports/suitability/questionnaires';
import { SubmitOnce } from '../application/submissions/submit-once';
import { AssessmentDrafts } from '../application/suitability/assessment-drafts';
import { PrepareAssessment } from '../application/suitability/prepare-assessment';
import { SendAssessment } from '../application/suitability/send-assessment';
import {
  AssessmentViewModel,
  AssessmentViewModelFactory,
} from '../ui/screens/enhanced-suitability/assessment-view-model';
import { EnhancedSuitabilityScreen } from '../ui/screens/enhanced-suitability/enhanced-suitability-screen';
import { RiskQuestionnaireScreen } from '../ui/screens/enhanced-suitability/risk-questionnaire-screen';
import { ClientStore } from '../ui/stores/client-store';
import type { Bindings, Feature } from './feature';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { userPorts } from './ports/users';
import { clientRiskStatus } from './shared/client-risk-status';

const viewModels: Bindings = ({ region }) =>
  new ContainerModule(({ bind }) => {
    bind(PrepareAssessment).toResolvedValue(
      (users, questionnaires, suitability, assessments) =>
        new PrepareAssessment(users, questionnaires, suitability, assessments, region),
      [Users, Questionnaires, SuitabilityRecords, Assessments],
    );
    bind(SendAssessment).toResolvedValue(
      (assessments, once) => new SendAssessment(assessments, once),
      [Assessments, SubmitOnce],
    );
    bind(AssessmentDrafts).toResolvedValue((vault) => new AssessmentDrafts(vault), [SessionVault]);
    bind(AssessmentViewModelFactory).toResolvedValue(
      (prepare, sending, drafts, clients) => ({
        create: (kind) => new AssessmentViewModel({ prepare, sending, drafts, clients }, kind),
      }),
      [PrepareAssessment, SendAssessment, AssessmentDrafts, ClientStore],
    );
  });

/** The questionnaires of both regions, which are one form. */
export const feature = {
  components: { EnhancedSuitabilityScreen, RiskQuestionnaireScreen },
  bindings: [submissionPorts, suitabilityPorts, userPorts, clientRiskStatus, viewModels],
} satisfies Feature;
