import { and, eq } from 'drizzle-orm';
import { regionDefaults } from '../../config/regions';
import { type Decimal, multiply } from '../../domain/money/decimal';
import type { Language } from '../../domain/language';
import {
  breakDownUnits,
  redeemedParts,
  type UnitsBreakdown,
  type UnitsPart,
} from '../../domain/trading/costs/units-breakdown';
import { redeemedInDay, redemptionCaution } from '../../domain/trading/notes/redemption-caution';
import type { OrderPayment } from '../../domain/trading/orders/order-payment';
import type { ServerContext } from '../context/server-context';
import { decimal } from '../database/decimal';
import { accounts } from '../database/schema/clients';
import type { PreparedLine } from '../database/schema/orders';
import { totals } from '../portfolio/account-statistics';
import { valuedHoldings } from '../portfolio/holding-statistics';
import { Refusal } from '../wire/refusal';
import {
  atHome,
  type LineFacts,
  lineFacts,
  placeOf,
  problemOf,
  redeemedSoFar,
  tradedFund,
  tradedFunds,
} from './check-line';
import { checkedList } from './held-list';
import { heldLots, lotsAvailable, reservedUnits } from './held-lots';
import { lineErrorOf } from './line-error';

type Checked = {
  readonly fundCode: string;
  readonly currency: string;
  readonly figure: string;
  readonly paidFrom?: OrderPayment | undefined;
};
type Asked = {
  readonly clientId: string;
  readonly accountNumber: string;
  /** Of a list of the client's own, its number. */
  readonly oid: string | undefined;
  readonly language: Language;
  readonly type: PreparedLine['type'];
  readonly orders: readonly Checked[];
};
type World = Pick<ServerContext, 'region' | 'database' | 'clock'>;

/** What is wrong with lines of a client's open list, each looked at by itself [API-80, API-81, ERR-22]. */
export async function errorsOf(world: World, asked: Asked) {
  const { type, orders, language } = asked;
  const facts = await factsOf(world, asked);
  const { lines } = await checkedList(world, asked);
  const errors = [];
  for (const order of orders) {
    const prepared = preparedLine(lines, type, order);
    if (prepared === undefined) {
      errors.push(lineErrorOf('ORDER_NOT_PREPARED', order, language));
      continue;
    }
    const traded = await tradedFunds(world.database, prepared, facts.day);
    const line = { prepared, figure: decimal(order.figure), paidFrom: order.paidFrom };
    const problem = await problemOf(world.database, { line, traded }, facts);
    if (problem) errors.push(lineErrorOf(problem, order, language));
  }
  return errors;
}

/** The units of redemptions of a client's open list by fee type: the oldest that no open order takes leave first [TRADE-59, TRADE-111]. */
export async function partsOf(world: World, asked: Asked): Promise<UnitsBreakdown> {
  const { database } = world;
  const facts = await factsOf(world, asked);
  const { lines } = await checkedList(world, asked);
  const parts: UnitsPart[] = [];
  for (const order of asked.orders) {
    const prepared = preparedLine(lines, 'R', order);
    if (prepared === undefined) continue;
    const place = placeOf(prepared, facts);
    const lots = lotsAvailable(await heldLots(database, place), reservedUnits(facts.earlier, place));
    parts.push(...redeemedParts(lots, decimal(order.figure)));
  }
  return breakDownUnits(parts);
}

/** Whether redemptions, with those of the day so far, reach half of what the client holds [CONFLICT-38, TRADE-109]. */
export async function callsForCaution(world: World, asked: Asked): Promise<boolean> {
  const { database } = world;
  const facts = await factsOf(world, asked);
  const { lines } = await checkedList(world, asked);
  const worths: Decimal[] = [];
  for (const order of asked.orders) {
    const prepared = preparedLine(lines, 'R', order);
    if (prepared === undefined) continue;
    const { fund, nav } = await tradedFund(database, prepared.fundId, facts.day);
    const worth = atHome(fund.currency, facts)(multiply(decimal(order.figure), decimal(nav ?? '0')));
    if (worth) worths.push(worth);
  }
  const held = await valuedHoldings(database, { clientId: asked.clientId, day: facts.day });
  const { totalValue } = totals(held, regionDefaults[facts.region].defaultCurrency);
  return redemptionCaution(redeemedInDay(await redeemedSoFar(database, facts), worths), decimal(totalValue ?? '0'));
}

const preparedLine = (
  lines: readonly PreparedLine[],
  type: PreparedLine['type'],
  { fundCode, currency }: Checked,
): PreparedLine | undefined =>
  lines.find((line) => line.type === type && line.fundCode === fundCode && line.currency === currency);

async function factsOf(world: World, { clientId, accountNumber }: Asked): Promise<LineFacts> {
  const [own] = await world.database
    .select({ number: accounts.number })
    .from(accounts)
    .where(and(eq(accounts.clientId, clientId), eq(accounts.number, accountNumber)));
  if (own === undefined) throw new Refusal(400, ['ORDER_ACCOUNT_UNKNOWN']);
  return lineFacts(world, { clientId, accountNumber });
}
