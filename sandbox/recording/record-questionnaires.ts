import {
  EnhancedSuitabilityTwDocument,
  QuestionnaireContradictionsTwDocument,
} from '../../contract/graphql/suitability/generated/graphql';
import type { SubmittedQuestionnaire } from '../../contract/rest/suitability/questionnaire-submission';
import { seedQuestionnaires } from '../seed/suitability/questionnaire-texts';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps the questionnaires, and what comes of the second option everywhere. */
export async function recordQuestionnaires(session: RecordingSession, keep: Keep): Promise<void> {
  const questionnaire = EnhancedSuitabilityTwDocument.toString();
  await keep('EnhancedSuitabilityTW', session.graphql(questionnaire, { nextStep: 0 }));
  await keep('EnhancedSuitabilityTW.prudent', session.graphql(questionnaire, { nextStep: 1 }));
  const contradictions = QuestionnaireContradictionsTwDocument.toString();
  const named = 'QuestionnaireContradictionsTW';
  await keep(named, session.graphql(contradictions, { nextStep: 0 }));
  await keep(`${named}.prudent`, session.graphql(contradictions, { nextStep: 1 }));
  const body = secondOptions();
  await keep(
    'submitEnhancedSuitability',
    session.call('submitEnhancedSuitability', { headers: { 'idempotency-key': 'recorded-answers' }, body }),
  );
}

function secondOptions(): SubmittedQuestionnaire {
  const [yearly] = seedQuestionnaires;
  const asked = (yearly?.categories ?? []).flatMap(({ questions }) => questions);
  return {
    clientRiskLevel: '4',
    questionnaireSid: yearly?.sid ?? '',
    questionCategories: asked.map(({ text, options }, index) => ({
      ...{ chooseType: 'S', sequence: index + 1, text },
      questionOptions: options.map(([label, point], place) => ({
        ...{ sequence: place + 1, point, text: label, result: place === 1 ? 1 : 0 },
      })),
    })),
  };
}
