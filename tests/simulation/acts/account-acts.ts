import { ResetTradingPassword } from '../../../application/credentials/reset-trading-password';
import { AccountSecurity } from '../../../application/ports/clients/account-security';
import { TradingResets } from '../../../application/ports/credentials/trading-resets';
import { PriceAlertChanges } from '../../../application/ports/funds/price-alert-changes';
import { PriceAlerts } from '../../../application/ports/funds/price-alerts';
import { PrepareAssessment } from '../../../application/suitability/prepare-assessment';
import { SendAssessment } from '../../../application/suitability/send-assessment';
import { type Decimal, scaled } from '../../../domain/money/decimal';
import type { Chance } from '../machine/chance';
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

/** Ends the sessions on other devices, all of them or one. */
export const endOtherSessions: Act = async ({ tab, chance }) => {
  const security = tab.get(AccountSecurity);
  const record = chance.isOneIn(2) ? await security.record() : undefined;
  const other = record?.ok ? record.value.sessions.find(({ isCurrent }) => !isCurrent) : undefined;
  const answer = await (other ? security.end(other.id) : security.endOthers());
  return `ends other sessions: ${answer.ok ? `${String(answer.value.length)} left` : failureText(answer.error)}`;
};

/** Wants to be told of a price. */
export const setPriceAlert: Act = async ({ tab, chance, funds }) => {
  const fund = chance.oneOf(funds);
  if (!fund) return 'knows no fund';
  const target = chance.isOneIn(2) ? scaled(BigInt(chance.between(100, 5_000)), 2) : ownTarget(chance);
  const alert = { fundCode: fund.id, jfFundCode: fund.id, target, direction: 'above', enabled: true } as const;
  const answer = await tab.get(PriceAlertChanges).save(alert);
  return `wants to be told of ${fund.id}: ${answer.ok ? 'done' : failureText(answer.error)}`;
};

/** A target that no other client has, and no price: whose list it stands in, that client's it is. */
const ownTarget = (chance: Chance): Decimal =>
  scaled(BigInt(chance.between(100_000, 999_999)) * 10_000n + BigInt(chance.between(1, 9_999)), 4);

/** Removes one of the client's alerts, or one that the client never set. */
export const removePriceAlert: Act = async ({ tab, chance, funds }) => {
  const listed = await tab.get(PriceAlerts).current();
  if (!listed.ok) return `reads no alerts: ${failureText(listed.error)}`;
  const fund = chance.oneOf(funds);
  const unset = fund && ({ fundCode: fund.id, jfFundCode: fund.id, direction: 'above' } as const);
  const alert = chance.isOneIn(2) ? unset : chance.oneOf(listed.value);
  if (!alert) return 'has no alert to remove';
  const left = await tab.get(PriceAlertChanges).remove(alert);
  return `removes an alert on ${alert.fundCode}: ${left.ok ? `${String(left.value.length)} left` : failureText(left.error)}`;
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
