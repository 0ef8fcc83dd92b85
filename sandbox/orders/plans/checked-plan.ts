import type * as z from 'zod/mini';
import type { planStart } from '../../../contract/rest/plans/plan-schedules';
import { planRules } from '../../../config/plan-rules';
import { regionDefaults } from '../../../config/regions';
import { type Decimal, toText } from '../../../domain/money/decimal';
import { fundPlanRules } from '../../../domain/regular-plans/changing/fund-plan-rules';
import { readPlanAmount, readPlanFigure } from '../../../domain/regular-plans/changing/plan-change';
import { readLeastReturn } from '../../../domain/regular-plans/running/least-return';
import { arePlanDays } from '../../../domain/regular-plans/days/plan-days';
import { canPlanUsePoints } from '../../../domain/regular-plans/running/plan-points';
import {
  planCurrencies,
  type PlanStartProblem,
  planStartErrorCodes,
  planTermsProblem,
} from '../../../domain/regular-plans/changing/plan-start';
import type { PlanType } from '../../../domain/regular-plans/plan-type';
import type { LineProblem } from '../../../domain/trading/orders/line-problem';
import type { ServerContext } from '../../context/server-context';
import type { PreparedLine } from '../../database/schema/orders';
import { ApiError } from '../../wire/api-error';
import { lineProblem } from '../checks/check-line';
import { companyOfFund } from '../terms/fund-company';
import { findFundByCode } from '../../funds/find-fund-by-code';
import { lineFacts } from '../checks/line-facts';
import { lockedAccounts } from '../../context/locked-accounts';
import { planLine } from './place-plan-order';
import type { RequestedLine } from '../lists/requested-lines';

type Body = z.output<typeof planStart>;
type Input = { readonly clientId: string; readonly body: Body };
type Fund = NonNullable<Awaited<ReturnType<typeof findFundByCode>>>;

/** A plan that can be set up: its account, its fund, that which it switches into, and an amount or units. */
export type CheckedPlan = PlanTerms & {
  readonly accountNumber: string;
  readonly type: PlanType;
  readonly leastReturn: Decimal | undefined;
};

type PlanTerms = { readonly fund: Fund; readonly intoFund: Fund | null; readonly amount: Decimal };

/**
 * Checks a plan that is to be set up, as an order of it today would be checked, but for the balance of the Cash
 * Account; refuses it on a problem.
 */
export async function checkedPlan(context: ServerContext, { clientId, body }: Input): Promise<CheckedPlan> {
  const { accountNo, paidFrom, type = 'X', usesPoints = false } = body;
  const own = (await lockedAccounts(context.database, clientId)).filter((account) => account.type !== 'MS');
  const account = own.find(({ number }) => accountNo === undefined || number === accountNo);
  if (account === undefined) throw refused('account');
  const accountNumber = account.number;
  if (planRules[context.region].types[type] === undefined) throw refused('type');
  if ((paidFrom === undefined) === (body.intoFundCode === undefined)) throw refused('payment');
  if (type !== 'X' && body.intoFundCode !== undefined) throw refused('type');
  const { currency, intoFundCode } = body;
  const switches = intoFundCode === undefined ? undefined : {};
  if (usesPoints && !canPlanUsePoints({ region: context.region, currency, intoFund: switches }))
    throw refused('points');
  const leastReturn = leastReturnOf(context, body);
  const { prepared, ...terms } = await (body.intoFundCode === undefined
    ? purchaseOf(context, body)
    : switchOf(context, { ...body, accountNumber }));
  const { feeType } = terms.fund;
  const line = planLine(prepared, { figure: terms.amount, paidFrom: paidFrom ?? null, feeType, type });
  const stopped = await stoppedToday(context, { clientId, accountNumber, line });
  if (stopped === undefined) return { ...terms, accountNumber, type, leastReturn };
  throw refused((prepared.type === 'S' ? switchProblems : purchaseProblems)[stopped] ?? 'fund');
}

/** The return that a switch waits for, where the region's plans can. */
function leastReturnOf({ region }: ServerContext, { leastReturn: stated, intoFundCode }: Body): Decimal | undefined {
  if (stated === undefined) return undefined;
  const { leastReturn: rules } = planRules[region];
  const read = rules && intoFundCode !== undefined ? readLeastReturn(stated, rules) : undefined;
  if (read?.ok !== true) throw refused('return');
  return read.value;
}

type PlannedLine = { readonly clientId: string; readonly accountNumber: string; readonly line: RequestedLine };

/** Returns what an order of a plan would be refused for today, but for what the Cash Account holds and what was debited so far: that counts on its days alone. */
export async function stoppedToday(
  context: ServerContext,
  { line, ...query }: PlannedLine,
): Promise<LineProblem | undefined> {
  const facts = await lineFacts(context, { ...query, lines: [line] });
  const stopped = lineProblem(line, { ...facts, debits: facts.debits && { ...facts.debits, all: [] } });
  return stopped === 'ORDER_BALANCE_TOO_LOW' ? undefined : stopped;
}

type Planned = PlanTerms & { readonly prepared: PreparedLine };

async function purchaseOf(context: ServerContext, { fundCode, currency, days, ...body }: Body): Promise<Planned> {
  const fund = await findFundByCode(context, fundCode, { currency });
  if (fund === undefined) throw refused('fund');
  const currencies = planCurrencies(
    fund.currency,
    regionDefaults[context.region].defaultCurrency,
    planRules[context.region],
  );
  if (!currencies.includes(currency)) throw refused('currency');
  const rules = fundPlanRules(planRules[context.region], { isDigitalShareClass: fund.isDigitalClass });
  const read = readPlanAmount(body.amount, currency, rules);
  if (!read.ok) throw refused('amount');
  const problem = planTermsProblem({ amount: read.value, days, currency }, currencies, rules);
  if (problem) throw refused(problem);
  const figure = toText(read.value);
  const prepared = { fundId: fund.id, fundCode: fund.code, amcCode: companyOfFund(fund), currency, figure };
  return { prepared: { ...prepared, type: 'B', feeRate: '0' }, fund, intoFund: null, amount: read.value };
}

/** A switch of units that the account holds [RSP-08]. */
async function switchOf(
  context: ServerContext,
  { accountNumber, ...body }: Body & { readonly accountNumber: string },
): Promise<Planned> {
  const { fundCode, intoFundCode = '', currency } = body;
  const fund = await findFundByCode(context, fundCode, { currency, heldOn: accountNumber });
  if (fund === undefined) throw refused('fund');
  const intoFund = await findFundByCode(context, intoFundCode, { currency });
  if (intoFund === undefined || intoFund.id === fund.id) throw refused('into');
  const read = readPlanFigure(body.amount, { currency, intoFund }, planRules[context.region]);
  if (!read.ok) throw refused('amount');
  if (!arePlanDays(body.days, planRules[context.region])) throw refused('day');
  const prepared = {
    fundId: fund.id,
    fundCode: fund.code,
    amcCode: companyOfFund(fund),
    currency,
    figure: toText(read.value),
  };
  return {
    prepared: { ...prepared, type: 'S', intoFundId: intoFund.id, intoFundCode: intoFund.code },
    fund,
    intoFund,
    amount: read.value,
  };
}

/** The problem of a plan for each problem of an order; any other is its fund's. */
export const purchaseProblems: Readonly<
  Partial<Record<LineProblem, PlanStartProblem & ('not-allowed' | 'amount' | 'payment')>>
> = {
  ORDER_NOT_ALLOWED: 'not-allowed',
  ORDER_AMOUNT_INVALID: 'amount',
  ORDER_BELOW_MINIMUM: 'amount',
  ORDER_ABOVE_MAXIMUM: 'amount',
  ORDER_PAYMENT_UNAVAILABLE: 'payment',
  ORDER_DEBIT_CURRENCY: 'payment',
  ORDER_DEBIT_LIMIT: 'payment',
};

/** The same for one that switches: any fund can be left, so that what is closed is the other. */
const switchProblems: Readonly<Partial<Record<LineProblem, PlanStartProblem>>> = {
  ORDER_NOT_ALLOWED: 'not-allowed',
  ORDER_UNITS_INVALID: 'amount',
  ORDER_UNITS_EXCEED_AVAILABLE: 'units',
  ORDER_WORTH_TOO_LOW: 'amount',
  ORDER_FEE_TYPES_DIFFER: 'into',
  ORDER_FUND_SAME: 'into',
  ORDER_FUND_CLOSED: 'into',
  ORDER_FUND_PAUSED: 'into',
  ORDER_RATE_MISSING: 'currency',
};

const refused = (problem: PlanStartProblem): ApiError => new ApiError(400, [planStartErrorCodes[problem]]);
