import { and, eq, sql } from 'drizzle-orm';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { isFinished } from '../../domain/trading/dealing/order-state';
import { unitPlaces } from '../../domain/trading/dealing/deal-order';
import { unitsAvailable } from '../../domain/trading/dealing/units-available';
import { exchangeBetween, type ExchangeRates } from '../../domain/money/convert';
import { minorUnitScale } from '../../domain/money/currency';
import { compare, type Decimal, isNegative, isZero, multiply, zero } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { sum } from '../../domain/money/sum';
import { tradingEffect } from '../../domain/suitability/trading-effect';
import { isDigitalTier } from '../../domain/tiers/taiwan-membership';
import { checkUnits } from '../../domain/trading/limits/check-units';
import { checkDailyCap } from '../../domain/trading/limits/daily-cap';
import { settlementAccount } from '../../domain/trading/orders/fund-side';
import { isOrderTypeAllowed } from '../../domain/trading/orders/order-flow-type';
import { today } from '../context/clock';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { clients } from '../database/schema/clients';
import { funds, movements } from '../database/schema/funds';
import { orders, type PreparedLine } from '../database/schema/orders';
import { latestPrice } from '../funds/latest-price';
import { exchangeRates } from '../portfolio/exchange-rates';
import { riskProfileOf } from '../suitability/risk-profile';
import { type KeptOrder, keptOrders } from './kept-orders';

/** What a client orders by one line: the list's line with the figure that is wanted now. */
export type WantedLine = { readonly prepared: PreparedLine; readonly figure: Decimal };

/** What decides whether a client's lines can be received, as it is at the beginning of a submission. */
export type LineFacts = {
  readonly accountNumber: string;
  readonly day: string;
  readonly rates: ExchangeRates;
  readonly mayBuy: boolean;
  readonly earlier: readonly KeptOrder[];
};

type World = Pick<ServerContext, 'clock'> & { readonly database: Database };

/** Reads what decides over a client's lines. */
export async function lineFacts(
  { database, clock }: World,
  { clientId, accountNumber }: { readonly clientId: string; readonly accountNumber: string },
): Promise<LineFacts> {
  const day = today(clock);
  const [client] = await database
    .select({ membershipTier: clients.membershipTier })
    .from(clients)
    .where(eq(clients.id, clientId));
  const { kycStatus } = await riskProfileOf({ database, clock }, clientId);
  const isDigital = isDigitalTier({ membershipTier: client?.membershipTier ?? undefined });
  return {
    accountNumber,
    day,
    rates: await exchangeRates(database, day),
    // The risk alerts stop buying [SUIT-30..33], and the digital tier single purchases [TIER-35].
    mayBuy: tradingEffect(kycStatus).buy && isOrderTypeAllowed('A', isDigital),
    earlier: await keptOrders(database, eq(orders.clientId, clientId)),
  };
}

/** The fund of a line, with its latest price. */
export async function tradedFund(database: Database, fundId: number, day: string) {
  const price = latestPrice(database, day);
  const [found] = await database
    .select({ fund: funds, nav: price.nav })
    .from(funds)
    .leftJoinLateral(price, sql`true`)
    .where(eq(funds.id, fundId));
  if (found === undefined) throw new Error('an order list names a fund that there is not');
  return found;
}

export type TradedFundRow = Awaited<ReturnType<typeof tradedFund>>;

/** What a line is worth today in TWD, for the day's cap; undefined without a rate or a price [TRADE-116, TRADE-117]. */
function worthInTwd({ prepared, figure }: WantedLine, { fund, nav }: TradedFundRow, rates: ExchangeRates) {
  if (prepared.type === 'B') return exchangeBetween(prepared.currency, 'TWD', rates)(figure);
  return nav === null ? undefined : exchangeBetween(fund.currency, 'TWD', rates)(multiply(figure, decimal(nav)));
}

const hasPlaces = (figure: Decimal, places: number): boolean => compare(round(figure, places, 'down'), figure) === 0;

/** Whether a line can be received, after those before it on the list [TRADE-91, TRADE-96, TRADE-98, TRADE-116, TRADE-117]. */
export async function isLineAcceptable(
  database: Database,
  { line, traded }: { readonly line: WantedLine; readonly traded: TradedFundRow },
  facts: LineFacts,
): Promise<boolean> {
  const { prepared, figure } = line;
  const { fund } = traded;
  const worth = worthInTwd(line, traded, facts.rates);
  const settles = exchangeBetween(fund.currency, prepared.currency, facts.rates)(zero);
  if (!fund.statusNormal || isNegative(figure) || isZero(figure) || !worth || !settles) return false;
  const kind = prepared.type === 'B' ? 'buy' : 'redemption';
  if (!checkDailyCap(kind, await soFarInTwd(database, kind, facts), worth)) return false;
  if (kind === 'buy') return fund.availBuy && facts.mayBuy && hasPlaces(figure, minorUnitScale(prepared.currency));
  const { available } = await unitsOf(database, prepared, facts);
  return fund.availSell && hasPlaces(figure, unitPlaces) && checkUnits('redemption', figure, available) === 'accepted';
}

/** The units of a line's fund that the client holds on the account it is settled through, and those no open order takes [TRADE-19, TRADE-20]. */
export async function unitsOf(
  database: Database,
  prepared: PreparedLine,
  { accountNumber, earlier }: Pick<LineFacts, 'accountNumber' | 'earlier'>,
): Promise<{ readonly total: Decimal; readonly available: Decimal }> {
  const paymentType = settlementAccount(prepared.amcCode, prepared.currency);
  const [held] = await database
    .select({
      units: sql<string>`coalesce(sum(case ${movements.kind} when 'buy' then ${movements.units} else -${movements.units} end), 0)::text`,
    })
    .from(movements)
    .where(
      and(
        eq(movements.accountNumber, accountNumber),
        eq(movements.fundId, prepared.fundId),
        eq(movements.paymentType, paymentType),
        // What a regular plan bought leaves by the plan.
        eq(movements.tradingType, 'LS'),
      ),
    );
  const total = decimal(held?.units ?? '0');
  const reserved = earlier.flatMap(({ row, state }) =>
    row.accountNumber === accountNumber &&
    row.fundId === prepared.fundId &&
    row.paymentType === paymentType &&
    state.order.kind === 'redemption' &&
    (state.stage === 'received' || state.stage === 'accepted')
      ? [state.order.units]
      : [],
  );
  return { total, available: unitsAvailable(total, reserved) };
}

/** What was ordered today in one way, in TWD, without what came to nothing [CONFLICT-40]. */
async function soFarInTwd(database: Database, kind: 'buy' | 'redemption', facts: LineFacts): Promise<Decimal> {
  const counted = facts.earlier.filter(
    ({ row, state }) =>
      row.kind === kind &&
      hongKongDay(state.receivedAt) === facts.day &&
      (!isFinished(state) || state.stage === 'settled'),
  );
  const worths: Decimal[] = [];
  // One after the other: a transaction has one connection.
  for (const { row, state } of counted) {
    const { order } = state;
    if (order.kind === 'buy') {
      worths.push(exchangeBetween(row.currency, 'TWD', facts.rates)(order.amount) ?? zero);
      continue;
    }
    const { fund, nav } = await tradedFund(database, row.fundId, facts.day);
    const worth = multiply(order.units, decimal(nav ?? '0'));
    worths.push(exchangeBetween(fund.currency, 'TWD', facts.rates)(worth) ?? zero);
  }
  return sum(worths);
}
