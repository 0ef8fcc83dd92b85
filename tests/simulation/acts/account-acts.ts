import { ResetTradingPassword } from '../../../application/credentials/reset-trading-password';
import { AccountSecurity } from '../../../application/ports/clients/account-security';
import { TradingResets } from '../../../application/ports/credentials/trading-resets';
import { PriceAlertChanges } from '../../../application/ports/funds/price-alert-changes';
import { PrepareAssessment } from '../../../application/suitability/prepare-assessment';
import { SendAssessment } from '../../../application/suitability/send-assessment';
import { scaled } from '../../../domain/money/decimal';
import { wrongCode } from './sign-in';
import { type Act, failureText } from './visit';

const nothing = (): void => undefined;

/** Puts a new trading password in the place of one that is lost. */
export const resetTradingPassword: Act = async (visit) => {
  const { tab, chance, client, lastCode } = visit;
  if (client.region !== 'TW') return 'has lost no password';
  const sent = await tab.get(TradingResets).sendCode('mobile');
  if (!sent.ok) return `gets no code for a new trading password: ${failureText(sent.error)}`;
  const isWrong = chance.isOneIn(6);
  const otp = isWrong ? wrongCode : await lastCode();
  const next = `trade${String(chance.between(1_000, 9_999))}`;
  const outcome = await tab.get(ResetTradingPassword).execute({ otp, secret: client.secret, next }, nothing);
  if (isWrong) visit.count('resets with a wrong code');
  if (isWrong && outcome.kind === 'received') visit.object('a new trading password is taken with a wrong code');
  if (outcome.kind === 'received') {
    client.tradingSecret = next;
    return 'has a new trading password';
  }
  if (outcome.kind === 'unknown') client.untold = { kind: 'verification', next };
  return `wants a new trading password: ${outcome.kind}, ${failureText(outcome.failure)}`;
};

/** Ends the sessions on other devices. */
export const endOtherSessions: Act = async ({ tab }) => {
  const answer = await tab.get(AccountSecurity).endOthers();
  return `ends other sessions: ${answer.ok ? `${String(answer.value.length)} left` : failureText(answer.error)}`;
};

/** Wants to be told of a price. */
export const setPriceAlert: Act = async ({ tab, chance, funds }) => {
  const fund = chance.oneOf(funds);
  if (!fund) return 'knows no fund';
  const target = scaled(BigInt(chance.between(100, 5_000)), 2);
  const alert = { fundCode: fund.id, jfFundCode: fund.id, target, direction: 'above', enabled: true } as const;
  const answer = await tab.get(PriceAlertChanges).save(alert);
  return `wants to be told of ${fund.id}: ${answer.ok ? 'done' : failureText(answer.error)}`;
};

/** Answers the questionnaire of risk as chance has it. */
export const answerQuestionnaire: Act = async ({ tab, chance }) => {
  const prepared = await tab.get(PrepareAssessment).execute('risk');
  if (!prepared.ok) return `reads no questionnaire: ${failureText(prepared.error)}`;
  const answers = prepared.value.questionnaire.questionCategories
    .flatMap(({ questions }) => questions)
    .flatMap(({ sequence, options }) => {
      const option = chance.oneOf(options);
      return option ? [{ questionSequence: sequence, optionSequence: option.sequence }] : [];
    });
  const outcome = await tab.get(SendAssessment).execute(prepared.value, answers);
  switch (outcome.kind) {
    case 'received':
    case 'changed':
    case 'overtaken':
      return `answers the questionnaire: ${outcome.kind}`;
    case 'refused':
    case 'not-received':
    case 'unknown':
      return `answers the questionnaire: ${outcome.kind}, ${failureText(outcome.failure)}`;
  }
};
