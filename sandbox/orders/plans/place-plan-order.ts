import { isNegative, toText } from '../../../domain/money/decimal';
import type { Decimal } from '../../../domain/money/decimal';
import { usablePoints } from '../../../domain/points/points-ledger';
import { pointsOfPlan } from '../../../domain/regular-plans/running/plan-points';
import type { LineProblem } from '../../../domain/trading/orders/line-problem';
import { amountQuantity, unitsQuantity } from '../../../domain/trading/orders/order';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { bankBehaviour } from '../../cash-account/demonstration-amounts';
import { today } from '../../context/clock';
import type { Database } from '../../database/database';
import { orderLists, type PreparedLine } from '../../database/schema/orders';
import { loadPointsLeft } from '../../points/client-points';
import type { StoredPlan } from '../../regular-plans/stored-plans';
import { lineProblem } from '../checks/check-line';
import { companyOfFund } from '../terms/fund-company';
import { toStoredOrder } from '../books/stored-orders';
import { type LineFacts, lineFacts } from '../checks/line-facts';
import { newListNumber } from '../lists/make-list';
import { nextOrderSerial } from '../receiving/next-order-serials';
import { purchaseFee } from '../terms/purchase-fee';
import { payingBankAccount, statedFeeText, redeemedPoints } from '../checks/order-of-line';
import { recordReceipts } from '../books/record-event';
import { linePurchase, type RequestedLine } from '../lists/requested-lines';

type Execution = {
  readonly stored: StoredPlan;
  readonly amount: Decimal;
  /** True if reward points are redeemed for its fee. */
  readonly usesPoints: boolean;
  /** When it is received. */
  readonly at: Date;
};

type Placed = { readonly orderId: string } | { readonly problem: LineProblem };

/** The terms of a plan's order; of a purchase its amount, of a switch its units. */
type PlanTerms = Pick<StoredPlan['fund'], 'feeType'> &
  Pick<StoredPlan['plan'], 'paidFrom' | 'type'> & { readonly figure: Decimal };

/**
 * Returns the line that a plan orders: a purchase with its payment or, of units of the fund's own fee type, a switch
 * [TRADE-110].
 */
export const planLine = (
  prepared: PreparedLine,
  { figure, paidFrom, feeType, type: planType }: PlanTerms,
): RequestedLine =>
  prepared.type === 'S'
    ? { prepared, quantity: unitsQuantity(figure), planType, feeType }
    : { prepared, quantity: amountQuantity(figure), planType, paidFrom: paidFrom ?? undefined };

/** Places the order of a plan's execution as the desk, on a list of its own that names the plan; or says why it can't be paid or received [RSP-02, RSP-09]. */
export async function placePlanOrder(database: Database, execution: Execution): Promise<Placed> {
  const { stored, amount, at } = execution;
  const { plan, account, fund, intoFund } = stored;
  const { clientId } = account;
  const deps = { region: fund.region, database, clock: { now: () => at } };
  const day = today(deps.clock);
  const { currency, accountNumber, fundId } = plan;
  const amcCode = companyOfFund(fund);
  const desk = orderDesks[fund.region];
  const common = { fundId, fundCode: fund.code, amcCode, currency, figure: toText(amount) };
  const feeRate = intoFund ? '' : await purchaseFee(deps, { clientId, day, fund, isOfPlan: account.type !== 'MS' });
  const prepared: PreparedLine = intoFund
    ? { ...common, type: 'S', intoFundId: intoFund.id, intoFundCode: intoFund.code }
    : { ...common, type: 'B', feeRate };
  const planned = planLine(prepared, {
    figure: amount,
    paidFrom: plan.paidFrom,
    feeType: fund.feeType,
    type: plan.type,
  });
  const line = await withPoints(deps, planned, execution);
  const facts = withBank(await lineFacts(deps, { clientId, accountNumber, lines: [line] }), execution);
  const problem = lineProblem(line, facts);
  if (problem) return { problem };
  const oid = newListNumber();
  const note = `Regular plan ${plan.refNo}`;
  await database.insert(orderLists).values({
    oid,
    clientId,
    accountNumber,
    lines: [prepared],
    note,
    origin: 'plan',
    madeAt: at,
    signedAt: at,
  });
  const serial = await nextOrderSerial(database);
  const row = {
    id: `${oid}.1`,
    oid,
    line: 1,
    serial,
    clientId,
    accountNumber,
    fundId,
    currency,
    feeType: fund.feeType,
    cutOff: desk.cutOff(amcCode),
    ...redeemedPoints(line, fund.region),
    dealOn: null,
    // Where a client has no choice, the account on record is debited, by the fund's side and the currency [TRADE-03, TRADE-04].
    paymentType: desk.settlementAccount(amcCode, currency) ?? null,
    paidFrom: desk.payments.find((one) => one === plan.paidFrom) ?? null,
    bankAccountId: payingBankAccount(line, facts),
    intoFundId: plan.intoFundId,
    ...(intoFund
      ? { kind: 'switch' as const, units: toText(amount), amount: null, feePercent: null, fee: null }
      : {
          kind: 'buy' as const,
          units: null,
          amount: toText(amount),
          feePercent: feeRate,
          fee: statedFeeText(line, fund.region),
        }),
  };
  const order = toStoredOrder({ row, fund, intoFund, isOfPlan: true }, [{ kind: 'received', at: at.toISOString() }]);
  await recordReceipts(database, { list: { oid, sentAt: at }, received: [order] }, { actor: 'desk' });
  return { orderId: row.id };
}

/** The line with the points that it redeems for its fee, as many as it takes of those that its client has on the day [EPNT-06, EPNT-08]. */
async function withPoints(
  { database, clock, region }: Parameters<typeof lineFacts>[0],
  line: RequestedLine,
  { stored, usesPoints }: Execution,
): Promise<RequestedLine> {
  if (!usesPoints) return line;
  const available = usablePoints(today(clock), await loadPointsLeft(database, stored.account.clientId));
  const points = pointsOfPlan({ usesPoints }, linePurchase(line, region).charged, available);
  return points > 0 ? { ...line, points } : line;
}

/** Returns the facts as the sandbox's bank has them, which refuses some amounts. */
function withBank(facts: LineFacts, { amount }: Execution): LineFacts {
  const pays = bankBehaviour(amount) !== 'refuses' && !isNegative(amount);
  return pays ? facts : { ...facts, banks: { ...facts.banks, debitable: [] } };
}
