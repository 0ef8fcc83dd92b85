import * as z from 'zod/mini';
import { assessPrudence } from '../../../domain/suitability/questionnaire/assess-answers';
import type { Questionnaire } from '../../../domain/suitability/questionnaire/questionnaire';
import { answersIn } from '../../../domain/suitability/questionnaire/questionnaire-submission';
import { parseJson } from '../../http/parse-json';
import type { TransportRequest } from '../../http/transport';
import type { CallName } from '../../../contract/rest/call-catalogue';
import { isRequestFor } from '../mock-calls';
import type { MockFile } from '../mock-file';

const option = z.object({ sequence: z.int(), point: z.optional(z.number()), result: z.number() });
const sent = z.object({
  questionnaireSid: z.string(),
  questionCategories: z.array(z.object({ sequence: z.int(), questionOptions: z.array(option) })),
});
type Sent = z.infer<typeof sent>;

const levels = z.looseObject({ clientRiskLevel: z.string(), kycRiskLevel: z.string() });

/** The calls that ask what the client sent last, by the beginning of the questionnaire's id. */
const latestOf: Readonly<Record<string, string>> = {
  suitabilityClientKyp: 'KYC',
  latestRiskQuestionnaire: 'RPQ',
  enhancedSuitability: 'PRUDENT',
} satisfies Partial<Record<CallName, string>>;

/** The operations that are asked for the yearly questionnaire or the prudent assessment. */
const ofQuestionnaires: readonly string[] = ['EnhancedSuitabilityTW', 'QuestionnaireContradictionsTW'];

/** The calls by which a client sends answers. */
const submissions = ['submitEnhancedSuitability', 'submitRiskQuestionnaire'] as const;

/** What the mock's client answers to questionnaires, until the page is reloaded: the prudent assessment is passed by the prudent options alone [OPEN-55]. */
export class MockAssessments {
  private readonly answered = new Map<string, MockFile>();
  private readonly latest = new Map<string, object>();
  private readonly past: object[] = [];

  /** The prudent assessment has a recording of its own. */
  recordingOf({ name, body = '' }: TransportRequest, recording: string): string {
    return ofQuestionnaires.includes(name) && body.includes('"nextStep":1') ? `${recording}.prudent` : recording;
  }

  /** A call about assessments is answered by what the client sent; any other, and one before that, with its recording. */
  play(request: TransportRequest, recorded: MockFile | undefined): MockFile | undefined {
    if (recorded === undefined) return undefined;
    if (isRequestFor(request, ...submissions)) return this.take(request, recorded);
    if (isRequestFor(request, 'riskAssessments')) return { ...recorded, body: this.past };
    const body = this.latest.get(latestOf[request.name] ?? '');
    return body ? { ...recorded, body } : recorded;
  }

  private take({ body, headers }: TransportRequest, recorded: MockFile): MockFile {
    const key = headers['Idempotency-Key'] ?? '';
    const known = this.answered.get(key);
    if (known) return known;
    const questionnaire = sent.parse(parseJson(body));
    const typical = levels.parse(recorded.body);
    const answers = answersIn(questionnaire);
    const isPrudent = questionnaire.questionnaireSid.startsWith('PRUDENT');
    const outcome = isPrudent ? assessPrudence(asked(questionnaire), answers, typical.kycRiskLevel) : undefined;
    const result = { ...typical, ...outcome };
    const answer = { ...recorded, body: result };
    this.answered.set(key, answer);
    this.past.unshift({ assessedOn: '2026-11-20', clientRiskLevel: result.clientRiskLevel });
    this.latest.set(questionnaire.questionnaireSid.split('-')[0] ?? '', {
      ...result,
      questionnaireSid: questionnaire.questionnaireSid,
      answeredAt: `2026-11-20T02:00:00.${String(this.answered.size).padStart(3, '0')}Z`,
      answers,
    });
    return answer;
  }
}

/** The mock has no questionnaire but the one that was sent, with the points that it states. */
const asked = ({ questionnaireSid, questionCategories }: Sent): Questionnaire => ({
  sid: questionnaireSid,
  questionCategories: [
    { questions: questionCategories.map(({ sequence, questionOptions }) => ({ sequence, options: questionOptions })) },
  ],
});
