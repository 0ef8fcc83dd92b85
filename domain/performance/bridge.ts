import { addDays } from '../calendar/calendar';
import { add, type Decimal, negate, subtract, zero } from '../money/decimal';
import { subtractKnown } from '../money/known-figures';
import { sum } from '../money/sum';
import type { ConvertedTransfer } from './converted-transfer';
import type { DayRange } from '../calendar/day-range';
import { isWithin } from './dated-series';
import type { TransferHistory } from './transfer-history';
import { type PositionOnDay, positionsOn } from './position-on-day';
import { isPosition, type Place, placeKey } from './transfer';

/**
 * The way from what a portfolio was worth at the end of the day before a period to what it was worth at the end of the
 * period's last day. Opening + paid in - paid out + price + currency + distributions - fees + unexplained = closing,
 * to the last minor unit.
 */
export type BridgeFigures = {
  readonly opening: Decimal;
  readonly paidIn: Decimal;
  readonly paidOut: Decimal;
  readonly price: Decimal;
  readonly currency: Decimal;
  readonly distributions: Decimal;
  readonly fees: Decimal;
  /** Came in with positions whose change can't be explained, for want of a price or a rate; below zero what went out with them. */
  readonly unexplained: Decimal;
  readonly closing: Decimal;
};

/** A bridge, and what each position has to do with it. */
export type ValueBridge = BridgeFigures & {
  /** The positions whose change can't be explained. */
  readonly unvalued: readonly Place[];
  readonly contributions: readonly Contribution[];
};

/** The contribution of a position in a period; the gains of all add up to that of the portfolio. */
export type Contribution = {
  readonly place: Place;
  readonly price: Decimal;
  readonly currency: Decimal;
  readonly distributions: Decimal;
  readonly fees: Decimal;
  /** Price + currency + distributions - fees. */
  readonly gain: Decimal;
};

/** Returns what a portfolio gained over a bridge: price, currency and distributions, less fees. */
export const gainOfBridge = ({ price, currency, distributions, fees }: BridgeFigures): Decimal =>
  subtract(sum([price, currency, distributions]), fees);

/** The money of a bridge that came in and, with its sign, went out, and what came with positions that can't be explained. */
export const movedLines = ({ paidIn, paidOut, unexplained }: BridgeFigures) =>
  [
    ['paid-in', paidIn],
    ['paid-out', negate(paidOut)],
    ['unexplained', unexplained],
  ] as const;

/** The money that a bridge gained by each cause; a cost is below zero. */
export const causeLines = ({
  price,
  currency,
  distributions,
  fees,
}: Pick<BridgeFigures, 'price' | 'currency' | 'distributions' | 'fees'>) =>
  [
    ['price', price],
    ['currency', currency],
    ['distributions', distributions],
    ['fees', negate(fees)],
  ] as const;

/** The lines between the opening and the closing value of a bridge, which come to the difference [PORT-46]. */
export const bridgeLines = (bridge: BridgeFigures) => [...movedLines(bridge), ...causeLines(bridge)] as const;

/** Explains how a portfolio's value changed over a period; undefined where the rate or the amount of money that moved in it isn't known. */
export function valueBridge(history: TransferHistory, { first, last }: DayRange): ValueBridge | undefined {
  const before = addDays(first, -1);
  const openingOf = positionsOn(history, before);
  const closingOf = positionsOn(history, last);
  const spans = history.positions.map((position) => ({
    place: position.place,
    opening: openingOf(position),
    closing: closingOf(position),
  }));
  const changes = spans.flatMap((span) => changeOf(span, before));
  const unvalued = spans.filter((span) => changeOf(span, before).length === 0);
  const moved = history.transfers.filter((transfer) => isWithin(transfer, { first, last }));
  const flows = flowsBetween(moved, new Set(unvalued.map(({ place }) => placeKey(place))));
  if (flows === undefined) return undefined;
  const contributions = contributionsOf(changes, flows);
  const openingOfUnvalued = sum(unvalued.flatMap(({ opening }) => opening.value ?? []));
  const closingOfUnvalued = sum(unvalued.flatMap(({ closing }) => closing.value ?? []));
  return {
    opening: add(sum(changes.map(({ opening }) => opening)), openingOfUnvalued),
    paidIn: flows.paidIn,
    paidOut: flows.paidOut,
    price: sum(changes.map(({ price }) => price)),
    currency: sum(changes.map(({ currency }) => currency)),
    distributions: sum([...flows.distributions.values()]),
    fees: sum([...flows.fees.values()]),
    unexplained: subtract(add(flows.unexplained, closingOfUnvalued), openingOfUnvalued),
    closing: add(sum(changes.map(({ closing }) => closing)), closingOfUnvalued),
    unvalued: unvalued.map(({ place }) => place),
    contributions,
  };
}

type Span = { readonly place: Place; readonly opening: PositionOnDay; readonly closing: PositionOnDay };
type Change = {
  readonly place: Place;
  readonly opening: Decimal;
  readonly closing: Decimal;
  readonly price: Decimal;
  readonly currency: Decimal;
};

/** Returns how a position changed after a day, or none where one of its two values isn't known or a rate in between. */
function changeOf({ place, opening, closing }: Span, before: string): readonly Change[] {
  const price = subtractKnown(closing.priceGain, opening.priceGain);
  const currency = subtractKnown(closing.currencyGain, opening.currencyGain);
  if (!opening.value || !closing.value || !price || !currency || closing.unknownUntil > before) return [];
  return [{ place, opening: opening.value, closing: closing.value, price, currency }];
}

/** The money that crossed the border of a portfolio in a period; distributions and fees by the id of the holding. */
type Flows = {
  readonly paidIn: Decimal;
  readonly paidOut: Decimal;
  readonly distributions: ReadonlyMap<string, Decimal>;
  readonly fees: ReadonlyMap<string, Decimal>;
  readonly unexplained: Decimal;
};

/** Adds up what crossed the border; money between a position without a value and the client's bank, a fund's income or the fees is left out with that position. */
function flowsBetween(transfers: readonly ConvertedTransfer[], unvalued: ReadonlySet<string>): Flows | undefined {
  let paidIn = zero;
  let paidOut = zero;
  let unexplained = zero;
  const distributions = new Map<string, Decimal>();
  const fees = new Map<string, Decimal>();
  const isCounted = (place: Place) => isPosition(place) && !unvalued.has(placeKey(place));
  for (const { from, to, converted } of transfers) {
    const touchesUnvalued = [from, to].some((place) => unvalued.has(placeKey(place)));
    if (touchesUnvalued && !isCounted(from) && !isCounted(to)) continue;
    if (converted === undefined) return undefined;
    if (touchesUnvalued) unexplained = add(unexplained, isCounted(to) ? converted : negate(converted));
    if (from.kind === 'outside') paidIn = add(paidIn, converted);
    if (to.kind === 'outside') paidOut = add(paidOut, converted);
    if (from.kind === 'income') addTo(distributions, from.id, converted);
    if (to.kind === 'fees') addTo(fees, to.id, converted);
    if (from.kind === 'fees') addTo(fees, from.id, negate(converted));
  }
  return { paidIn, paidOut, distributions, fees, unexplained };
}

function addTo(sums: Map<string, Decimal>, id: string, amount: Decimal): void {
  sums.set(id, add(sums.get(id) ?? zero, amount));
}

/** Returns what each position did, and each holding that only paid or cost something in the period. */
function contributionsOf(changes: readonly Change[], flows: Flows): readonly Contribution[] {
  const changed = new Set(changes.map(({ place }) => placeKey(place)));
  const others = [...new Set([...flows.distributions.keys(), ...flows.fees.keys()])]
    .map((id): Place => ({ kind: 'fund', id }))
    .filter((place) => !changed.has(placeKey(place)));
  return [...changes, ...others.map((place) => ({ place, price: zero, currency: zero }))].map((change) =>
    contributionOf(change, flows),
  );
}

function contributionOf(
  { place, price, currency }: Pick<Change, 'place' | 'price' | 'currency'>,
  flows: Flows,
): Contribution {
  const isHolding = place.kind === 'fund';
  const distributions = (isHolding ? flows.distributions.get(place.id) : undefined) ?? zero;
  const fees = (isHolding ? flows.fees.get(place.id) : undefined) ?? zero;
  return { place, price, currency, distributions, fees, gain: subtract(sum([price, currency, distributions]), fees) };
}
