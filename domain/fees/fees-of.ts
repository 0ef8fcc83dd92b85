import { convert, type ExchangeRates } from '../money/convert';
import { add, compare, isZero, multiply, scaled, subtract, zero, type Decimal } from '../money/decimal';
import { minorUnitScale } from '../money/currency';
import { toFraction } from '../money/percent-of';
import { round, type Rounding } from '../money/rounding';
import { chargeRounding, payoutRounding } from '../money/settlement-rounding';
import { sum, sumOfAll } from '../money/sum';
import type { Region } from '../region';
import { pointsOffFee } from './points-for-fee';
import { chargedFee, feeAfterPoints } from './purchase-fee';

/** A figure, undefined while it isn't known. */
type Figure = Decimal | undefined;

/** The fees there are: on top of a purchase, off what back-end units bring, and off what units bring that were held shortly [TRADE-18, TRADE-110, TRADE-126]. */
export type FeeKind = 'purchase' | 'back-end' | 'short-term';

/** A fee of an order, in the order's currency. */
export type Fee<Amount extends Figure = Figure> = {
  readonly kind: FeeKind;
  /** Undefined where the fee is stated as an amount alone. */
  readonly percent: Figure;
  /** The money beside which it stands: the amount of a purchase, what the units bring that bear it. */
  readonly base: Figure;
  readonly amount: Amount;
  readonly currency: string;
};

/** The fees of an order in its currency; what depends on something that isn't known is undefined. */
export type OrderFees<Amount extends Figure = Figure> = {
  /** The money without fees: the amount of a purchase, what the units of any other order bring. */
  readonly gross: Amount;
  readonly fees: readonly Fee<Amount>[];
  /** The part of the fee that reward points waive. */
  readonly waived: Amount;
  readonly total: Amount;
  /** The money with the fees: debited for a purchase, and else paid out or invested in the target fund. */
  readonly net: Amount;
};

/** A purchase, whose fee is on top of its amount. */
export type ChargeablePurchase<Percent extends Figure = Figure> = {
  readonly kind: 'buy';
  readonly currency: string;
  /** The amount that is invested. */
  readonly quantity: { readonly value: Decimal };
  readonly feePercent: Percent;
  /** The fee before points, as it was fixed when the order was received; by the percent where it isn't stated. */
  readonly fee?: Decimal | undefined;
  /** The part of it that points waive, as it was fixed when the order was received. */
  readonly feeWaived?: Decimal | undefined;
  /** The points that are redeemed for it, where what they take off isn't fixed. */
  readonly points?: { readonly region: Region; readonly count: number } | undefined;
};

/** Units that bear a fee in percent of what they bring. */
export type ChargeableUnits = { readonly units: Decimal; readonly percent: Figure };

/** Units that are to leave a fund with their exact worth. */
type ValuedUnits = {
  readonly currency: string;
  readonly units: Decimal;
  readonly value: Figure;
  /** The rates that bring their worth into the order's currency, where it isn't in that. */
  readonly exchange?: { readonly from: string; readonly rates: ExchangeRates } | undefined;
  /** The units among them that bear the short-term trading fee. */
  readonly shortTerm?: ChargeableUnits | undefined;
};

/** Units that left a fund, with what they brought and the fees that the deal states. */
type DealtUnits = {
  readonly currency: string;
  readonly amount: Decimal;
  readonly backEndFee?: Decimal | undefined;
  readonly shortTermFee?: Decimal | undefined;
};

/** A redemption before its deal: its parts are paid out each by itself, with the back-end fee of each; none where all of the units are one and bear none. */
export type ChargeableRedemption = ValuedUnits & {
  readonly kind: 'redemption';
  readonly remittances: readonly ChargeableUnits[];
};

/** A switch before its deal: units keep their fee type, so that only what is redeemed pays the back-end fee [TRADE-110]. */
export type ChargeableSwitch = ValuedUnits & { readonly kind: 'switch' };

/** A redemption or a switch that was dealt; the back-end fee by the percent where the deal doesn't state it. */
export type DealtOrder<Percent extends Figure = Figure> = DealtUnits &
  ({ readonly kind: 'redemption'; readonly feePercent: Percent } | { readonly kind: 'switch' });

/** An order, as far as its fees depend on it. */
export type ChargeableOrder = ChargeablePurchase | ChargeableRedemption | ChargeableSwitch | DealtOrder;

/**
 * Returns the fees of an order, each rounded up once to the minor unit of its currency from the exact worth of what bears
 * it, and what is left: what each remittance brings rounds down, and the fees off it are at most what all of them bring
 * [TRADE-18, TRADE-110, TRADE-111, TRADE-126, EPNT-06, R24].
 */
export function feesOf(order: ChargeablePurchase<Decimal> | DealtOrder<Decimal>): OrderFees<Decimal>;
export function feesOf(order: ChargeableOrder): OrderFees;
export function feesOf(order: ChargeableOrder): OrderFees {
  switch (order.kind) {
    case 'buy':
      return onTopOf(order);
    case 'redemption':
    case 'switch':
      return 'value' in order ? deductFromValue(order) : offDeal(order);
  }
}

/** The fees of one kind together; zero where the order bears none. */
export const feesOfKind = ({ fees }: OrderFees<Decimal>, kind: FeeKind): Decimal =>
  sum(fees.filter((fee) => fee.kind === kind).map(({ amount }) => amount));

function onTopOf({ quantity, currency, feePercent, fee, feeWaived, points }: ChargeablePurchase): OrderFees {
  const amount = quantity.value;
  const charged = fee ?? (feePercent && chargedFee({ amount, currency, feePercent }));
  const redeemed = charged && points && pointsOffFee({ region: points.region, currency, fee: charged }, points.count);
  const waived = charged && (feeWaived ?? redeemed ?? zero);
  const total = charged && waived && feeAfterPoints(charged, waived);
  return {
    gross: amount,
    fees: [{ kind: 'purchase', percent: feePercent, base: amount, amount: total, currency }],
    waived,
    total,
    net: total && add(amount, total),
  };
}

function offDeal(order: DealtOrder): OrderFees {
  const { amount: gross, currency, backEndFee, shortTermFee } = order;
  const percent = order.kind === 'redemption' ? order.feePercent : zero;
  const backEnd = backEndFee ?? (percent && percentage(gross, percent, currency));
  const bearsBackEnd = order.kind === 'redemption' || backEndFee !== undefined;
  return takenOff(gross, [
    ...(bearsBackEnd ? [{ kind: 'back-end', percent, base: gross, amount: backEnd, currency } as const] : []),
    // Which units bore it isn't known any more, nor at how many percent.
    ...(shortTermFee
      ? [{ kind: 'short-term', percent: undefined, base: undefined, amount: shortTermFee, currency } as const]
      : []),
  ]);
}

const percentage = (amount: Decimal, percent: Decimal, currency: string): Decimal =>
  isZero(percent) ? zero : round(toFraction(amount, percent), minorUnitScale(currency), chargeRounding);

function deductFromValue(order: ChargeableRedemption | ChargeableSwitch): OrderFees {
  const { units, currency, shortTerm } = order;
  const remittances = order.kind === 'redemption' ? order.remittances : [];
  const parts = remittances.length > 0 ? remittances.map((part) => part.units) : [units];
  const broughtBy = (part: Decimal): Figure =>
    percentOfPart(order, part, { percent: hundred, rounding: payoutRounding });
  const feeOf = (kind: FeeKind, { units: part, percent }: ChargeableUnits): Fee => ({
    kind,
    percent,
    currency,
    base: broughtBy(part),
    amount: percent && percentOfPart(order, part, { percent, rounding: chargeRounding }),
  });
  return takenOff(sumOfAll(parts.map(broughtBy)), [
    ...remittances.map((part) => feeOf('back-end', part)),
    ...(shortTerm ? [feeOf('short-term', shortTerm)] : []),
  ]);
}

const hundred = scaled(100n);
const one = scaled(1n);

/** So many percent of what a part of the units is worth, exchanged and rounded once; no units bring nothing. */
function percentOfPart(
  { units, value, currency, exchange }: ValuedUnits,
  part: Decimal,
  { percent, rounding }: { readonly percent: Decimal; readonly rounding: Rounding },
): Figure {
  if (!value) return undefined;
  const isExchanged = exchange !== undefined && exchange.from !== currency;
  const [from, to] = isExchanged ? [exchange.rates(exchange.from), exchange.rates(currency)] : [one, one];
  if (isZero(units)) return convert(zero, from, to, currency, { rounding });
  const divisor = from && multiply(multiply(units, hundred), from);
  return convert(multiply(multiply(value, part), percent), divisor, to, currency, { rounding });
}

/** Takes fees off what units bring, one after the other and no more than there is left. */
function takenOff(gross: Figure, charged: readonly Fee[]): OrderFees {
  let left = gross;
  const fees = charged.map((fee) => {
    const amount = left && fee.amount && lesser(fee.amount, left);
    left = left && amount && subtract(left, amount);
    return { ...fee, amount };
  });
  const total = gross && sumOfAll(fees.map(({ amount }) => amount));
  return { gross, fees, waived: zero, total, net: gross && total && subtract(gross, total) };
}

const lesser = (fee: Decimal, left: Decimal): Decimal => (compare(fee, left) < 0 ? fee : left);
