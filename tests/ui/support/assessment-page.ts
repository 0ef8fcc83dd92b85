import { AssessmentDrafts } from '../../../application/suitability/assessment-drafts';
import { PrepareAssessment } from '../../../application/suitability/prepare-assessment';
import { SendAssessment } from '../../../application/suitability/send-assessment';
import { ok } from '../../../domain/kernel/result';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import type { SuitabilityRecord } from '../../../domain/suitability/risk/suitability-record';
import { AssessmentViewModel } from '../../../ui/screens/enhanced-suitability/assessment-view-model';
import { SubmissionsDevice, submitOnceInMemory } from '../../builders/memory-submissions';
import { MemoryVault } from '../../builders/memory-vault';
import { StatedRecords, StatedUsers } from '../../builders/stated-client';
import { KeepingAssessments, StatedQuestionnaires } from '../../builders/stated-questionnaires';

/** Options with these texts, in their order. */
export const options = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ sequence: index + 1, point: index, text }));
/** Two categories with three questions, of which two answers contradict each other. */
export const questionnaire: Questionnaire = {
  sid: 'KYC 1',
  questionCategories: [
    {
      text: 'Money',
      questions: [
        { sequence: 1, text: 'Do you borrow?', options: options('Yes', 'No') },
        { sequence: 2, text: 'Do you save?', options: options('Yes', 'No') },
      ],
    },
    { questions: [{ sequence: 3, text: 'How long?', options: options('A year', 'Ten years', 'Never') }] },
  ],
  contradictions: [
    [
      { questionSequence: 1, optionSequence: 1 },
      { questionSequence: 3, optionSequence: 3 },
    ],
  ],
};

/** The setup of an assessment page. */
export type AssessmentSetup = {
  readonly asked?: Questionnaire;
  /** True where the questions can't be loaded at first. */
  readonly isOutOfReach?: boolean;
  readonly vault?: MemoryVault;
  readonly userId?: string;
  readonly kind?: 'risk' | 'prudent';
  readonly record?: SuitabilityRecord;
  readonly assessments?: KeepingAssessments;
  readonly device?: SubmissionsDevice;
};

/** The assessmentPage of a questionnaire as it is opened, before anything is chosen. */
export async function assessmentPage({
  asked = questionnaire,
  isOutOfReach = false,
  vault = new MemoryVault(),
  userId = 'U1',
  kind = 'risk',
  record = { clientRiskLevel: 'b' },
  assessments = new KeepingAssessments(),
  device = new SubmissionsDevice(),
}: AssessmentSetup = {}) {
  const questionnaires = new StatedQuestionnaires(asked, isOutOfReach);
  const user = { region: 'TW' as const, userId, userNameWithTitle: 'Ms Wang', accountSupplementalInfoList: [] };
  const prepare = new PrepareAssessment(
    new StatedUsers(ok(user)),
    questionnaires,
    new StatedRecords(ok([record])),
    assessments,
    'TW',
  );
  const { once, clock } = submitOnceInMemory(device);
  let reloads = 0;
  const clients = { load: () => Promise.resolve(void (reloads += 1)) };
  const drafts = new AssessmentDrafts(vault);
  const view = new AssessmentViewModel(
    { prepare, sending: new SendAssessment(assessments, once), drafts, clients },
    kind,
  );
  await view.load();
  assessments.asked.length = 0;
  const choose = (...places: readonly number[]) => {
    for (const [index, place] of places.entries()) {
      const question = view.questions[index];
      const option = question?.options[place - 1];
      if (question && option) view.choose(question, option);
    }
  };
  return { view, questionnaires, assessments, vault, choose, clock, reloads: () => reloads };
}
