import {
  EnhancedSuitabilityTwDocument,
  QuestionnaireContradictionsTwDocument,
} from '../../contract/graphql/suitability/generated/graphql';
import type { SubmittedQuestionnaire } from '../../contract/rest/suitability/questionnaire-submission';
import { hongKongQuestionnaire } from '../seed/suitability/hong-kong-questionnaire';
import { seedQuestionnaires } from '../seed/suitability/questionnaire-texts';
import type { SeedQuestionnaire } from '../seed/suitability/seed-questionnaire';
import type { Keep, RecordingSession } from './recording-session';

/** Keeps Taiwan's questionnaires, the prudent one by its step, and what comes of the second option everywhere. */
export async function recordQuestionnaires(session: RecordingSession, keep: Keep): Promise<void> {
  const questionnaire = EnhancedSuitabilityTwDocument.toString();
  await keep('EnhancedSuitabilityTW', session.graphql(questionnaire, { nextStep: 0 }));
  await keep('EnhancedSuitabilityTW.1', session.graphql(questionnaire, { nextStep: 1 }));
  const contradictions = QuestionnaireContradictionsTwDocument.toString();
  const named = 'QuestionnaireContradictionsTW';
  await keep(named, session.graphql(contradictions, { nextStep: 0 }));
  await keep(`${named}.1`, session.graphql(contradictions, { nextStep: 1 }));
  const [yearly] = seedQuestionnaires;
  const body = secondOptions(yearly, (text) => text);
  await keep(
    'submitEnhancedSuitability',
    session.call('submitEnhancedSuitability', { headers: { 'idempotency-key': 'recorded-answers' }, body }),
  );
}

/** Keeps what comes of the second option everywhere of Hong Kong's questionnaire, which is itself kept as a client's read. */
export async function recordRiskQuestionnaire(session: RecordingSession, keep: Keep): Promise<void> {
  const body = secondOptions(hongKongQuestionnaire, ({ en_US = '' }) => en_US);
  await keep(
    'submitRiskQuestionnaire',
    session.call('submitRiskQuestionnaire', { headers: { 'idempotency-key': 'recorded-answers' }, body }),
  );
}

function secondOptions<Text>(
  yearly: SeedQuestionnaire<Text> | undefined,
  textOf: (text: Text) => string,
): SubmittedQuestionnaire {
  const asked = (yearly?.categories ?? []).flatMap(({ questions }) => questions);
  return {
    clientRiskLevel: '4',
    questionnaireSid: yearly?.sid ?? '',
    questionCategories: asked.map(({ text, options }, index) => ({
      chooseType: 'S',
      sequence: index + 1,
      text: textOf(text),
      questionOptions: options.map(([label, point], place) => ({
        sequence: place + 1,
        point,
        text: textOf(label),
        result: place === 1 ? 1 : 0,
      })),
    })),
  };
}
