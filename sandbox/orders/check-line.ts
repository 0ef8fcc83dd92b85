import { eq, sql } from 'drizzle-orm';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { canSwitchBetween, type FeeType } from '../../domain/trading/costs/fee-type';
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
import { checkBounds } from '../../domain/trading/limits/amount-bounds';
import { buyBounds } from '../../domain/trading/limits/buy-bounds';
import { checkUnits } from '../../domain/trading/limits/check-units';
import { checkDailyCap } from '../../domain/trading/limits/daily-cap';
import type { LineProblem } from '../../domain/trading/orders/line-problem';
import { orderDesks } from '../../domain/trading/orders/order-desk';
import type { OrderPayment } from '../../domain/trading/orders/order-payment';
import type { Region } from '../../domain/region';
import { regionDefaults } from '../../config/regions';
import { isOrderTypeAllowed } from '../../domain/trading/orders/order-flow-type';
import { type ServerClock, today } from '../context/clock';
import { regionAnswers } from '../context/region-answers';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { clients } from '../database/schema/clients';
import { funds } from '../database/schema/funds';
import type { PreparedLine } from '../database/schema/orders';
import { latestPrice } from '../funds/latest-price';
import { exchangeRates } from '../portfolio/exchange-rates';
import { riskProfileOf } from '../suitability/risk-profile';
import { isOpenFor } from './is-open-for';
import { heldLots, type HoldingPlace, reservedUnits } from './held-lots';
import { countingOrders, type KeptOrder } from './kept-orders';
import { fundingProblem } from './order-funding';

/** What a client orders by one line: the list's line with the figure that is wanted now. */
export type WantedLine = {
  readonly prepared: PreparedLine;
  readonly figure: Decimal;
  /** Of units that leave, their fee type; without one they are of whichever there are [TRADE-111]. */
  readonly feeType?: FeeType | undefined;
  /** Of a purchase, what pays for it as the client says it; else the region's usual way. */
  readonly paidFrom?: OrderPayment | undefined;
};

/** What pays for a line; nothing of the client's choice where the account on record is debited, and for what is no purchase. */
export const paymentOf = ({ prepared, paidFrom }: WantedLine, region: Region): OrderPayment | undefined => {
  const { payments } = orderDesks[region];
  return prepared.type === 'B' ? (payments.find((one) => one === paidFrom) ?? payments[0]) : undefined;
};

/** What decides whether a client's lines can be received, as it is at the beginning of a submission. */
export type LineFacts = {
  readonly region: Region;
  readonly accountNumber: string;
  readonly day: string;
  readonly rates: ExchangeRates;
  readonly mayBuy: boolean;
  readonly maySwitch: boolean;
  /** The client's orders that count: those of the day, and those still open. */
  readonly earlier: readonly KeptOrder[];
};

type World = Pick<ServerContext, 'region' | 'database'> & { readonly clock: ServerClock };

/** Reads what decides over a client's lines. */
export async function lineFacts(
  { region, database, clock }: World,
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
    ...{ region, accountNumber, day },
    rates: await exchangeRates(database, day),
    // The risk alerts stop buying and switching [SUIT-30..33], and the digital tier single purchases [TIER-35].
    mayBuy: tradingEffect(kycStatus).buy && isOrderTypeAllowed('A', isDigital),
    maySwitch: tradingEffect(kycStatus).switch && isOrderTypeAllowed('AS', isDigital),
    earlier: await countingOrders(database, { clientId, day }),
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

/** The funds of a line: the one ordered, with its latest price, and the one that a switch buys. */
export async function tradedFunds(database: Database, prepared: PreparedLine, day: string) {
  const traded = await tradedFund(database, prepared.fundId, day);
  const into = prepared.type === 'S' ? await tradedFund(database, prepared.intoFundId, day) : undefined;
  return { ...traded, intoFund: into?.fund ?? null };
}

type TradedFunds = Awaited<ReturnType<typeof tradedFunds>>;

/** What each type of line orders. */
export const kindOf = { B: 'buy', R: 'redemption', S: 'switch' } as const;

/** What a line is worth today in the region's currency, for the day's cap; undefined without a rate or a price [TRADE-116, TRADE-117]. */
function worthOf({ prepared, figure }: WantedLine, { fund, nav }: TradedFunds, facts: LineFacts) {
  if (prepared.type === 'B') return atHome(prepared.currency, facts)(figure);
  return nav === null ? undefined : atHome(fund.currency, facts)(multiply(figure, decimal(nav)));
}

/** What an amount in a currency is worth today in the region's own. */
export const atHome = (currency: string, { region, rates }: Pick<LineFacts, 'region' | 'rates'>) =>
  exchangeBetween(currency, regionDefaults[region].defaultCurrency, rates);

const hasPlaces = (figure: Decimal, places: number): boolean => compare(round(figure, places, 'down'), figure) === 0;

/** Why a line can't be received after those before it on the list; undefined where it can [TRADE-91, TRADE-96..99, TRADE-110, TRADE-116..118]. */
export async function problemOf(
  database: Database,
  { line, traded }: { readonly line: WantedLine; readonly traded: TradedFunds },
  facts: LineFacts,
): Promise<LineProblem | undefined> {
  const { prepared } = line;
  const { fund, intoFund } = traded;
  const kind = kindOf[prepared.type];
  if (!isOpenFor(kind, traded)) return 'ORDER_FUND_CLOSED';
  const settles = [fund, intoFund ?? fund].every(({ currency }) =>
    exchangeBetween(currency, prepared.currency, facts.rates)(zero),
  );
  const worth = worthOf(line, traded, facts);
  if (!worth || !settles) return 'ORDER_RATE_MISSING';
  if (kind === 'switch' && !facts.maySwitch) return 'ORDER_NOT_ALLOWED';
  // Units that take their fee on the way out go into no fund that takes it on the way in, nor the other way round [TRADE-110].
  if (intoFund && line.feeType && !canSwitchBetween(line.feeType, intoFund.feeType)) return 'ORDER_FEE_TYPES_DIFFER';
  const own =
    kind === 'buy'
      ? (buyProblem(line, facts, fund.isDigitalClass) ?? (await paymentProblem(database, line, facts)))
      : await unitsProblem(database, line, facts);
  if (own) return own;
  // Switches have no cap [TRADE-118].
  if (kind === 'switch' || !orderDesks[facts.region].hasDailyCap) return undefined;
  return checkDailyCap(kind, await soFarAtHome(database, kind, facts), worth) ? undefined : 'ORDER_CAP_EXCEEDED';
}

function buyProblem(
  { prepared, figure }: WantedLine,
  { region, mayBuy }: LineFacts,
  isDigitalClass: boolean,
): LineProblem | undefined {
  const { currency } = prepared;
  if (!mayBuy) return 'ORDER_NOT_ALLOWED';
  const isAmount = !isNegative(figure) && !isZero(figure) && hasPlaces(figure, minorUnitScale(currency));
  if (!isAmount) return 'ORDER_AMOUNT_INVALID';
  // The digital share class has limits of its own, and none of the others' examples [CONFLICT-39].
  const limits = isDigitalClass ? {} : regionAnswers[region].buyLimits;
  const planned = { currency, holdsUnits: false, availability: {}, limits };
  const check = checkBounds(figure, buyBounds(planned, isDigitalClass));
  if (check === 'accepted') return undefined;
  return check === 'below-minimum' ? 'ORDER_BELOW_MINIMUM' : 'ORDER_ABOVE_MAXIMUM';
}

/** Whether what is to pay for a purchase can [VCA-15, VCA-26]. */
function paymentProblem(database: Database, line: WantedLine, { region, accountNumber, day }: LineFacts) {
  const { prepared, figure } = line;
  const paidFrom = paymentOf(line, region);
  const purchase = { amount: figure, currency: prepared.currency, feePercent: decimal(prepared.feeRate ?? '0') };
  return paidFrom && fundingProblem(database, purchase, { accountNumber, day, paidFrom });
}

async function unitsProblem(database: Database, line: WantedLine, facts: LineFacts) {
  const { feeType } = line;
  const place = placeOf(line.prepared, facts);
  const lots = (await heldLots(database, place)).filter((lot) => feeType === undefined || lot.feeType === feeType);
  const available = unitsAvailable(
    sum(lots.map(({ units }) => units)),
    reservedUnits(facts.earlier, { ...place, feeType }).map(({ units }) => units),
  );
  const check = checkUnits(line.prepared.type === 'S' ? 'switch-out' : 'redemption', line.figure, available);
  if (check === 'must-be-positive' || !hasPlaces(line.figure, unitPlaces)) return 'ORDER_UNITS_INVALID';
  return check === 'accepted' ? undefined : 'ORDER_UNITS_EXCEED_AVAILABLE';
}

/** Where the units of a line are held. */
export const placeOf = (
  { amcCode, currency, fundId }: PreparedLine,
  { region, accountNumber }: Pick<LineFacts, 'region' | 'accountNumber'>,
): HoldingPlace => {
  const paymentType = orderDesks[region].settlementAccount(amcCode, currency) ?? null;
  return { accountNumber, fundId, paymentType };
};

/** What was redeemed today so far, in the region's currency [TRADE-109]. */
export const redeemedSoFar = (database: Database, facts: LineFacts): Promise<Decimal> =>
  soFarAtHome(database, 'redemption', facts);

/** What was ordered today in one way, in the region's currency, without what came to nothing [CONFLICT-40]. */
async function soFarAtHome(database: Database, kind: 'buy' | 'redemption', facts: LineFacts): Promise<Decimal> {
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
      worths.push(atHome(row.currency, facts)(order.amount) ?? zero);
      continue;
    }
    const { fund, nav } = await tradedFund(database, row.fundId, facts.day);
    const worth = multiply(order.units, decimal(nav ?? '0'));
    worths.push(atHome(fund.currency, facts)(worth) ?? zero);
  }
  return sum(worths);
}
