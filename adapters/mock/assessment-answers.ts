import * as z from 'zod/mini';
import { assessPrudence } from '../../domain/suitability/questionnaire/assess-answers';
import { answersIn } from '../../domain/suitability/questionnaire/questionnaire-submission';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { type Answering, type AnswersByCall, answerWith } from './mock-call';

const option = z.object({ sequence: z.int(), point: z.optional(z.number()), result: z.number() });
const questionnaire = z.object({
  questionnaireSid: z.string(),
  questionCategories: z.array(z.object({ sequence: z.int(), questionOptions: z.array(option) })),
});

const levels = z.looseObject({ clientRiskLevel: z.string(), kycRiskLevel: z.string() });

/** The calls that ask what the client sent last, by the beginning of the questionnaire's id. */
const latestOf: Readonly<Record<string, string>> = {
  KYC: 'suitabilityClientKyp',
  RPQ: 'latestRiskQuestionnaire',
  PRUDENT: 'enhancedSuitability',
};

/** Takes answers with the recorded result; the prudent assessment is passed by the prudent options alone [OPEN-55]. */
const takeAnswers: Answering = async (call) => {
  const { questionnaireSid, questionCategories } = questionnaire.parse(call.sent);
  const typical = await call.read(call.request.name, levels);
  const answers = answersIn({ questionCategories });
  const [kind = ''] = questionnaireSid.split('-');
  const questions = questionCategories.map(({ sequence, questionOptions }) => ({ sequence, options: questionOptions }));
  const whole = { sid: questionnaireSid, questionCategories: [{ questions }] };
  const result = { ...typical, ...(kind === 'PRUDENT' ? assessPrudence(whole, answers, typical.kycRiskLevel) : {}) };
  const assessed = { assessedOn: hongKongDay(call.now) ?? '', clientRiskLevel: result.clientRiskLevel };
  call.change('riskAssessments', z._default(z.array(z.unknown()), []), (past) => [assessed, ...past]);
  const latest = { ...result, questionnaireSid, answeredAt: call.now, answers };
  call.change(latestOf[kind] ?? '', z.unknown(), () => latest);
  return answerWith(result);
};

/** Results of the questionnaires that a client answers. */
export const mockAssessments = {
  submitEnhancedSuitability: takeAnswers,
  submitRiskQuestionnaire: takeAnswers,
} satisfies AnswersByCall;
