import { priceAge } from '../../../domain/funds/prices/price-age';
import { exchangeBetween } from '../../../domain/money/convert';
import { minorUnitScale } from '../../../domain/money/currency';
import { compare, type Decimal, isNegative, isZero, multiply, zero } from '../../../domain/money/decimal';
import { isTooLarge } from '../../../domain/money/largest-figure';
import { round } from '../../../domain/money/rounding';
import { sum, sumOfAll } from '../../../domain/money/sum';
import { canSwitchBetween } from '../../../domain/funds/fee-type';
import { orderKinds } from '../../../domain/trading/e-list/trading-item-type';
import { pointsProblem } from '../../../domain/fees/points-for-fee';
import { unitPlaces } from '../../../domain/trading/dealing/deal-order';
import { isFinished } from '../../../domain/trading/dealing/order-state';
import { unitsAvailable } from '../../../domain/trading/dealing/units-available';
import { checkBounds } from '../../../domain/trading/limits/amount-bounds';
import { buyBounds } from '../../../domain/trading/limits/buy-bounds';
import { checkUnits } from '../../../domain/trading/limits/check-units';
import { checkDailyCap } from '../../../domain/trading/limits/daily-cap';
import { contractProblem } from '../../../domain/regular-plans/changing/contract-problem';
import { boundErrorCodes, type LineProblem } from '../../../domain/trading/orders/line-problem';
import { orderDesks } from '../../../domain/trading/orders/order-desk';
import { regionAnswers } from '../../context/region-answers';
import { isPausedByNotice } from '../../../config/fund-notices';
import { priceAgeLimits } from '../../../config/price-ages';
import { regionDefaults } from '../../../config/regions';
import { codesToStop } from '../../funds/listed-funds';
import { stopOf } from '../../stops/stops-in-force';
import { decimal } from '../../database/decimal';
import type { PreparedLine } from '../../database/schema/orders';
import { lotsAvailable, toHoldingPlace, reservedUnits } from '../books/held-lots';
import { isOpenFor, isOpenForPlans } from '../terms/is-open-for';
import { startOfDay } from '../books/stored-orders';
import { debitProblem } from './debit-check';
import { isWorthless } from './is-worthless';
import type { LineFacts } from './line-facts';
import { toBuyLimits } from '../../funds/purchase-limits';
import { cashProblem } from '../books/order-funding';
import type { FundWithPrice } from '../terms/traded-funds';
import { isDebited, linePurchase, type RequestedLine } from '../lists/requested-lines';

/** The funds of a line: the one ordered, with its latest price, and the one that a switch buys. */
export const fundsOfLine = (prepared: PreparedLine, { traded }: Pick<LineFacts, 'traded'>) => ({
  ...traded(prepared.fundId),
  intoFund: prepared.type === 'S' ? traded(prepared.intoFundId).fund : null,
});

/**
 * Returns the value of a line today in the region's currency, for the day's cap; undefined without a rate or a price
 * [TRADE-116, TRADE-117].
 */
export function lineValue({ prepared, quantity }: RequestedLine, { fund, nav }: FundWithPrice, facts: LineFacts) {
  if (prepared.type === 'B') return toBaseCurrency(prepared.currency, facts)(quantity.value);
  return nav === null ? undefined : toBaseCurrency(fund.currency, facts)(multiply(quantity.value, decimal(nav)));
}

/** Returns the conversion of an amount in a currency to the region's own, at today's rates. */
export const toBaseCurrency = (currency: string, { region, rates }: Pick<LineFacts, 'region' | 'rates'>) =>
  exchangeBetween(currency, regionDefaults[region].defaultCurrency, rates);

/** Returns the stop that stops a line; none stops what a plan orders on its day, which was instructed before. */
export function stopOfLine({ prepared, planType }: RequestedLine, facts: Pick<LineFacts, 'traded' | 'stops'>) {
  if (planType !== undefined) return undefined;
  const { fund, intoFund } = fundsOfLine(prepared, facts);
  return stopOf(prepared.type, codesToStop(fund, intoFund), facts.stops);
}

/** Tells whether a fund of a line was last priced too long ago; one that is still subscribed has no price [TRADE-26]. */
function isPriceTooOld(prepared: PreparedLine, { traded, day }: LineFacts): boolean {
  const ids = prepared.type === 'S' ? [prepared.fundId, prepared.intoFundId] : [prepared.fundId];
  return ids.some((id) => priceAge(traded(id).pricedOn ?? undefined, day, priceAgeLimits) === 'too-old');
}

const hasPlaces = (figure: Decimal, places: number): boolean => compare(round(figure, places, 'down'), figure) === 0;

/** Why a line can't be received after those before it on the list; undefined where it can [TRADE-91, TRADE-96..99, TRADE-110, TRADE-116..118, TRADE-129..134]. */
export function lineProblem(line: RequestedLine, facts: LineFacts): LineProblem | undefined {
  const { prepared } = line;
  const funds = fundsOfLine(prepared, facts);
  const { fund, intoFund } = funds;
  const kind = orderKinds[prepared.type];
  if (stopOfLine(line, facts)) return 'ORDER_STOPPED';
  if (intoFund?.id === fund.id) return 'ORDER_FUND_SAME';
  const { fundNotices = {} } = regionAnswers[facts.region].orderTerms;
  if ([fund, intoFund].some((one) => one && isPausedByNotice(fundNotices, one.code, facts.day)))
    return 'ORDER_FUND_PAUSED';
  const isOpen = line.planType && kind === 'buy' ? isOpenForPlans(fund, line.planType) : isOpenFor(kind, funds);
  if (!isOpen) return 'ORDER_FUND_CLOSED';
  const ahead = facts.preOrderProblem(prepared, fund);
  if (ahead) return ahead;
  // What an adviser prepared needs no service.
  const service = prepared.isIpo ? facts.newFunds(true, intoFund ?? fund) : undefined;
  if (service) return service;
  if (isPriceTooOld(prepared, facts)) return 'ORDER_PRICE_TOO_OLD';
  const settles = [fund, intoFund ?? fund].every(({ currency }) =>
    exchangeBetween(currency, prepared.currency, facts.rates)(zero),
  );
  const value = lineValue(line, funds, facts);
  if (!value || !settles) return 'ORDER_RATE_MISSING';
  if (!facts.mayOrder(line)) return 'ORDER_NOT_ALLOWED';
  // Units that take their fee on the way out go into no fund that takes it on the way in, nor the other way round [TRADE-110].
  if (intoFund && line.feeType && !canSwitchBetween(line.feeType, intoFund.feeType)) return 'ORDER_FEE_TYPES_DIFFER';
  const own =
    kind === 'buy'
      ? (buyProblem(line, facts, fund.isDigitalClass) ?? pointsLineProblem(line, facts) ?? paymentProblem(line, facts))
      : unitsProblem(line, facts);
  if (own) return own;
  // Switches have no cap [TRADE-118].
  if (kind === 'switch' || !orderDesks[facts.region].hasDailyCap) return undefined;
  const soFar = orderedToday(kind, facts);
  if (!soFar) return 'ORDER_RATE_MISSING';
  return checkDailyCap(kind, soFar, value) ? undefined : 'ORDER_CAP_EXCEEDED';
}

function buyProblem(
  { prepared, quantity: { value: amount }, planType }: RequestedLine,
  facts: LineFacts,
  isDigitalClass: boolean,
): LineProblem | undefined {
  const { region } = facts;
  const { currency } = prepared;
  const isAmount = !isNegative(amount) && !isZero(amount) && hasPlaces(amount, minorUnitScale(currency));
  if (!isAmount) return 'ORDER_AMOUNT_INVALID';
  if (isTooLarge(amount)) return 'ORDER_ABOVE_MAXIMUM';
  if (planType) {
    const outside = contractProblem({ currency, isDigitalShareClass: isDigitalClass }, amount);
    return outside && boundErrorCodes[outside];
  }
  const limits = { [currency]: toBuyLimits({ isDigitalClass }, currency, region) };
  const holdsUnits = facts.lotsAt(toHoldingPlace(prepared, facts)).length > 0;
  const planned = { currency, holdsUnits, availability: regionAnswers[region].buyOnTop, limits };
  const check = checkBounds(amount, buyBounds(planned, isDigitalClass));
  return check === 'accepted' ? undefined : boundErrorCodes[check];
}

/** Returns why what is to pay for a purchase can't: the Cash Account, or a bank account as far as its holder allows [VCA-15, VCA-26, BANK-03]. */
function paymentProblem(line: RequestedLine, facts: LineFacts): LineProblem | undefined {
  const { region, payers, received } = facts;
  if (isDebited(line, region)) return debitProblem(line, facts);
  return cashProblem(linePurchase(line, region).purchase, { payers, unbooked: received });
}

/**
 * Returns the problem of the points to redeem for a purchase's fee, after those of the lines before it [EPNT-06,
 * EPNT-07].
 */
function pointsLineProblem(line: RequestedLine, { region, points, received }: LineFacts): LineProblem | undefined {
  if (line.points === undefined) return undefined;
  const available = received.reduce((left, { row }) => left - (row.points ?? 0), points);
  const problem = pointsProblem(linePurchase(line, region).charged, line.points, available);
  if (problem === undefined) return undefined;
  return problem === 'above-available' ? 'ORDER_POINTS_EXCEED_AVAILABLE' : 'ORDER_POINTS_INVALID';
}

function unitsProblem(line: RequestedLine, facts: LineFacts): LineProblem | undefined {
  const { feeType, quantity } = line;
  const place = toHoldingPlace(line.prepared, facts);
  const lots = facts.lotsAt(place).filter((lot) => feeType === undefined || lot.feeType === feeType);
  const reserved = reservedUnits(ordersBefore(facts), { ...place, feeType });
  const available = unitsAvailable(
    sum(lots.map(({ units }) => units)),
    reserved.map(({ units }) => units),
  );
  const check = checkUnits(line.prepared.type === 'S' ? 'switch-out' : 'redemption', quantity.value, available);
  if (check === 'must-be-positive' || !hasPlaces(quantity.value, unitPlaces)) return 'ORDER_UNITS_INVALID';
  if (check !== 'accepted') return 'ORDER_UNITS_EXCEED_AVAILABLE';
  const { prepared } = line;
  const from = facts.traded(prepared.fundId);
  const into = prepared.type === 'S' ? facts.traded(prepared.intoFundId) : undefined;
  const left = lotsAvailable(lots, reserved);
  return isWorthless({ line, available: left, from, into, ...facts }) ? 'ORDER_WORTH_TOO_LOW' : undefined;
}

const ordersBefore = ({ earlier, received }: LineFacts) => [...earlier, ...received];

/** The worth of what was redeemed today so far, in the region's currency; undefined where part of it can't be valued [TRADE-109]. */
export const redeemedToday = (facts: LineFacts): Decimal | undefined => orderedToday('redemption', facts);

/** The worth of what was ordered today in one way, in the region's currency, without what came to nothing; undefined where part of it can't be valued [CONFLICT-40]. */
function orderedToday(kind: 'buy' | 'redemption', facts: LineFacts): Decimal | undefined {
  const morning = startOfDay(facts.day).getTime();
  const counted = ordersBefore(facts).filter(
    ({ row, state }) =>
      row.kind === kind && Date.parse(state.receivedAt) >= morning && (!isFinished(state) || state.stage === 'settled'),
  );
  return sumOfAll(
    counted.map(({ row, state: { order } }) => {
      if (order.kind === 'buy') return toBaseCurrency(row.currency, facts)(order.quantity.value);
      const { fund, nav } = facts.traded(row.fundId);
      return nav === null
        ? undefined
        : toBaseCurrency(fund.currency, facts)(multiply(order.quantity.value, decimal(nav)));
    }),
  );
}
