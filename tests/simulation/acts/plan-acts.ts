import { planRules } from '../../../config/plan-rules';
import { ChangePlan } from '../../../application/plans/change-plan';
import { PreparePlan } from '../../../application/plans/prepare-plan';
import { StartPlan } from '../../../application/plans/start-plan';
import { paymentOffers } from '../../../application/orders/payment-means';
import { PlanSchedules } from '../../../application/ports/plans/plan-schedules';
import { InstructDividend } from '../../../application/dividends/instruct-dividend';
import { Users } from '../../../application/ports/clients/users';
import { DividendInstructions } from '../../../application/ports/dividends/dividend-instructions';
import { fundId } from '../../../domain/funds/finding/fund-listing';
import { compare, type Decimal, scaled, toText } from '../../../domain/money/decimal';
import { hasEnded, type PlanSchedule } from '../../../domain/regular-plans/running/plan-schedule';
import type { PlanRules } from '../../../domain/regular-plans/plan-rules';
import { planChangeKinds } from '../../../domain/regular-plans/changing/plan-change';
import type { Chance } from '../machine/chance';
import { type Act, failureText, type SimulatedFund, type Visit } from './visit';

/** Sets up a regular plan. */
export const startPlan: Act = async (visit) => {
  const fund = visit.chance.oneOf(visit.funds);
  return fund ? startPlanIn(visit, fund) : 'knows no fund';
};

export async function startPlanIn(visit: Visit, { id: fundCode, currency }: SimulatedFund): Promise<string> {
  const { tab, chance, client } = visit;
  const prepared = await tab.get(PreparePlan).execute();
  if (!prepared.ok) return `can't begin a plan: ${failureText(prepared.error)}`;
  const { userId, accountNo, payments } = prepared.value;
  const amount = scaled(BigInt(chance.between(5, 60)) * 100n);
  const days = drawDays(chance, planRules[client.region]);
  const paidFrom = chance.oneOf(paymentOffers(payments, currency))?.payment;
  const what = `a plan of ${currency} ${toText(amount)} into ${fundCode} on ${days.join(', ')}`;
  const isWrong = chance.isOneIn(25);
  const pin = isWrong ? '000000' : client.tradingSecret;
  const order = { accountNo, fundCode, currency, amount, days, paidFrom, pin, usesPoints: chance.isOneIn(5) };
  const outcome = await tab.get(StartPlan).execute({ userId, ...order });
  if (isWrong) visit.count('sets up a plan with a wrong PIN');
  if (isWrong && outcome.kind === 'started') visit.object(`the plan ${outcome.plan.refNo} is set up with a wrong PIN`);
  switch (outcome.kind) {
    case 'started':
      visit.tell({ what: 'plan', name: outcome.plan.refNo, outcome: 'received' });
      if (!hasTerms(outcome.plan, amount, days)) visit.object(`the plan ${outcome.plan.refNo} is told as ${what}`);
      return `sets up ${what}: ${outcome.plan.refNo}`;
    case 'password':
    case 'not-possible':
      return `can't set up ${what}: ${outcome.why}`;
    case 'refused':
    case 'not-received':
    case 'unknown':
      return `sets up ${what}: ${outcome.kind}, ${failureText(outcome.failure)}`;
  }
}

/** Returns true if a plan began with an amount and on some days. */
const hasTerms = ({ changes: [start] }: PlanSchedule, amount: Decimal, days: readonly number[]): boolean =>
  start?.amount !== undefined && compare(start.amount, amount) === 0 && start.days?.join() === days.join();

/** As many days of the month as a plan may have, the earliest first; at times one too many. */
function drawDays(chance: Chance, { mostDays, lastDay }: PlanRules): readonly number[] {
  const most = chance.isOneIn(10) ? mostDays + 1 : mostDays;
  const drawn = Array.from({ length: chance.between(1, most) }, () => chance.between(1, lastDay));
  return [...new Set(drawn)].toSorted((one, other) => one - other);
}

/** Pauses, resumes, changes or ends a plan. */
export const changePlan: Act = async (visit) => {
  const { tab, chance, client } = visit;
  const plans = await tab.get(PlanSchedules).all();
  if (!plans.ok) return `reads no plans: ${failureText(plans.error)}`;
  const plan = chance.oneOf(plans.value.filter((one) => !hasEnded(one)));
  if (!plan) return 'has no plan to change';
  const kind = chance.oneOf(planChangeKinds) ?? 'pause';
  const amount = scaled(BigInt(chance.between(5, 80)) * 100n);
  const change = kind === 'change' ? { kind, amount, days: [chance.between(1, 28)] } : { kind };
  const outcome = await tab.get(ChangePlan).execute(plan, { ...change, pin: client.tradingSecret });
  const what = `${kind} ${plan.refNo}`;
  switch (outcome.kind) {
    case 'changed':
      visit.count('plan changed');
      return `${what}: done`;
    case 'not-possible':
    case 'password':
      return `can't ${what}: ${outcome.why}`;
    case 'refused':
    case 'not-received':
    case 'unknown':
      return `${what}: ${outcome.kind}, ${failureText(outcome.failure)}`;
  }
};

/** Says what is to be done with the dividends of a fund that is held. */
export const instructDividend: Act = async ({ tab, chance, funds, client }) => {
  if (client.region !== 'TW') return 'has nothing to say of dividends';
  const [user, holdings] = await Promise.all([tab.get(Users).current(), tab.get(DividendInstructions).all()]);
  if (!user.ok) return `can't instruct: ${failureText(user.error)}`;
  if (!holdings.ok) return `can't instruct: ${failureText(holdings.error)}`;
  const holding = chance.oneOf(holdings.value);
  if (!holding) return 'holds nothing that distributes';
  const { currency, version, into } = holding;
  const fundCode = fundId(holding.fund);
  const target = into ? undefined : chance.oneOf(funds.filter((fund) => fund.currency === currency))?.id;
  const order = { fundCode, currency, version, intoFundCode: target, password: client.tradingSecret };
  const outcome = await tab.get(InstructDividend).execute({ userId: user.value.userId, ...order });
  const what = `has the dividends of ${fundCode} ${target === undefined ? 'paid out' : `invested in ${target}`}`;
  switch (outcome.kind) {
    case 'instructed':
      return `${what}: done`;
    case 'not-possible':
    case 'password':
      return `${what}: no, ${outcome.why}`;
    case 'refused':
    case 'not-received':
    case 'unknown':
      return `${what}: ${outcome.kind}, ${failureText(outcome.failure)}`;
  }
};
