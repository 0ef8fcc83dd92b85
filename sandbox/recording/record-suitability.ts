import { EnhancedSuitabilityTwDocument } from '../../adapters/graphql/generated/graphql';
import type { SubmittedQuestionnaire } from '../../adapters/rest/contract/questionnaire-submission';
import type { Region } from '../../domain/region';
import { seedQuestionnaires } from '../seed/questionnaire-texts';
import type { Recording, RecordingSession } from './recording-session';

type Keep = (name: string, answer: Promise<Recording>) => Promise<unknown>;

/** Keeps what is told of the client's suitability, Taiwan's questionnaires, and what comes of the second option everywhere. */
export async function recordSuitability(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  const own = ['suitabilityCrr', 'enhancedSuitability', 'clientRiskRating', 'kycDetail', 'latestKycDetail'];
  for (const name of own) await keep(name, session.call('GET', `/${name}`));
  await keep('kyp', session.call('GET', '/suitability/kyp'));
  if (region === 'HK') return;
  const questionnaire = EnhancedSuitabilityTwDocument.toString();
  await keep('EnhancedSuitabilityTW', session.graphql(questionnaire, { nextStep: 0 }));
  await keep('EnhancedSuitabilityTW.prudent', session.graphql(questionnaire, { nextStep: 1 }));
  for (const name of ['suitabilityKyp', 'suitabilityClientKyp']) await keep(name, session.call('GET', `/${name}`));
  const body = secondOptions();
  await keep('submitEnhancedSuitability', session.call('POST', '/enhancedSuitability', { body }));
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
