import { EnhancedSuitabilityScreen } from '../ui/screens/enhanced-suitability/enhanced-suitability-screen';
import { RiskQuestionnaireScreen } from '../ui/screens/enhanced-suitability/risk-questionnaire-screen';
import { submissionPorts } from './ports/submissions';
import { suitabilityPorts } from './ports/suitability';
import { userPorts } from './ports/users';
import type { Feature } from './feature';

/** The questionnaires of both regions, which are one form. */
export const feature = {
  components: { EnhancedSuitabilityScreen, RiskQuestionnaireScreen },
  bindings: [submissionPorts, suitabilityPorts, userPorts],
} satisfies Feature;
