import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { composedList, type orderComposition } from '../../../contract/rest/orders/order-composition';
import { describeTaiwanAccount, parseTaiwanAccountType } from '../../../domain/holdings/taiwan-account-type';
import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { LineProblem } from '../../../domain/trading/orders/line-problem';
import { today } from '../../context/clock';
import type { ServerContext } from '../../context/server-context';
import type { Database } from '../../database/database';
import { accounts } from '../../database/schema/clients';
import { orderLists, type PreparedLine } from '../../database/schema/orders';
import { codesToStop } from '../../funds/listed-funds';
import { stopOf, stopsInForce } from '../../stops/stops-in-force';
import { runOnce } from '../../submissions/run-once';
import { ApiError } from '../../wire/api-error';
import { fundCompany, companyOfFund } from '../terms/fund-company';
import { findKnownFundByCode } from '../../funds/find-fund-by-code';
import { newListNumber } from './make-list';
import { type NewFundService, newFundService } from '../terms/new-fund-service';
import { loadPreOrderService } from '../terms/pre-order-service';
import { purchaseFee } from '../terms/purchase-fee';

type Composition = z.output<typeof orderComposition>;
type Composed = Composition['orders'][number];
type Deps = Pick<ServerContext, 'database' | 'clock' | 'region'>;
type Input = { readonly clientId: string; readonly composition: Composition; readonly key: IdempotencyKey };
type Place = {
  readonly deps: Deps;
  readonly clientId: string;
  readonly accountNumber: string;
  readonly newFunds: NewFundService;
};

/**
 * Makes a list of what a client composes, once under its key: signed at its making, valid that day, beside any other
 * [ORDQ-01..03]. Whether its lines can be received is said when they are checked, in the words of any other list.
 */
export async function composeList(context: Deps, { clientId, composition, key }: Input) {
  const submission = { clientId, call: 'composeOrders' as const, key, content: JSON.stringify(composition) };
  return runOnce(context, { submission, stored: composedList }, async (database) => {
    const deps = { ...context, database };
    const accountNumber = await accountOf(database, clientId, composition.accountNo ?? '');
    const stops = await stopsInForce(database, context.region);
    const lines: PreparedLine[] = [];
    // One after the other: a transaction has one connection.
    const newFunds = await newFundService(deps, composition.orders.some(isByService));
    for (const order of composition.orders) {
      const { line, fundCodes } = await lineOf({ deps, clientId, accountNumber, newFunds }, order);
      if (stopOf(line.type, fundCodes, stops)) refuse('ORDER_STOPPED');
      lines.push(line);
    }
    const madeAt = context.clock.now();
    const oid = newListNumber();
    const made = { oid, clientId, accountNumber, lines, note: 'Composed by the client', madeAt, signedAt: madeAt };
    await database.insert(orderLists).values({ ...made, origin: 'client' });
    return { keep: { oid } };
  });
}

/** Returns true if an order is to subscribe to a new fund by the service for those. */
const isByService = (order: Composed): boolean => order.type !== 'R' && order.isIpo === true;

/** The account that is named, or the client's first; refuses another client's like one that there isn't. */
async function accountOf(database: Database, clientId: string, named: string): Promise<string> {
  const own = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(accounts.type), asc(accounts.number));
  const found = named === '' ? own[0] : own.find(({ number }) => number === named);
  if (found === undefined) throw new ApiError(400, ['ORDER_ACCOUNT_UNKNOWN']);
  return found.number;
}

type ComposedLine = { readonly line: PreparedLine; readonly fundCodes: readonly string[] };

async function lineOf(place: Place, order: Composed): Promise<ComposedLine> {
  const { deps, clientId, accountNumber, newFunds } = place;
  const { currency } = order;
  const fund = await findKnownFundByCode(deps, order.fundCode, {
    currency,
    heldOn: order.type === 'B' ? undefined : accountNumber,
  });
  const byService = isByService(order);
  const common = { fundId: fund.id, fundCode: fund.code, currency, ...(byService ? { isIpo: true as const } : {}) };
  if (order.type === 'B') {
    const feeRate = await purchaseFee(deps, { clientId, day: today(deps.clock), fund });
    const { amount: figure, dealOn } = order;
    refuse(newFunds(byService, fund));
    const line = { ...common, type: 'B', amcCode: companyOfFund(fund), figure, feeRate } as const;
    return { line: dealOn ? await aheadOf(deps, { ...line, dealOn }, fund) : line, fundCodes: codesToStop(fund) };
  }
  const kind = parseTaiwanAccountType(order.paymentType ?? undefined);
  const left = {
    ...common,
    amcCode: fundCompany(kind ? describeTaiwanAccount(kind).side === 'ON' : fund.currency === 'TWD'),
    figure: order.units,
    ...(kind === 'OF_MA_ZZZ' ? { paymentType: kind } : {}),
  };
  if (order.type === 'R') return { line: { ...left, type: 'R' }, fundCodes: codesToStop(fund) };
  const into = await findKnownFundByCode(deps, order.intoFundCode, { currency });
  refuse(into.id === fund.id ? 'ORDER_FUND_SAME' : newFunds(byService, into));
  const line: PreparedLine = { ...left, type: 'S', intoFundId: into.id, intoFundCode: into.code };
  return { line, fundCodes: codesToStop(fund, into) };
}

/** A purchase ahead, if it is taken for that day [LINK-28]. */
async function aheadOf(deps: Deps, line: PreparedLine, fund: Awaited<ReturnType<typeof findKnownFundByCode>>) {
  refuse((await loadPreOrderService(deps, [line]))(line, fund));
  return line;
}

/** Refuses a line that a client may not even compose, so that the page can say why. */
function refuse(problem: LineProblem | undefined): void {
  if (problem) throw new ApiError(422, [problem]);
}
