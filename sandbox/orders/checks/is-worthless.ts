import type { ExchangeRates } from '../../../domain/money/convert';
import { compare, type Decimal, zero } from '../../../domain/money/decimal';
import { sum } from '../../../domain/money/sum';
import type { FeeType } from '../../../domain/funds/fee-type';
import { shortTermUnits } from '../../../domain/fees/short-term-trading-fee';
import { takeOldest, type UnitLot } from '../../../domain/holdings/unit-lots';
import { redeemedParts } from '../../../domain/trading/costs/units-breakdown';
import { buyUnits, dealOrder } from '../../../domain/trading/dealing/deal-order';
import { dealProceeds } from '../../../domain/trading/dealing/deal-fees';
import type { ReceivedOrder } from '../../../domain/trading/dealing/order-event';
import { unitsQuantity } from '../../../domain/trading/orders/order';
import { decimal } from '../../database/decimal';
import type { RequestedLine } from '../lists/requested-lines';
import { isWithinClass, shortTermTerms } from '../terms/short-term-terms';
import type { FundWithPrice } from '../terms/traded-funds';

/** Units that are to leave a fund by a line. */
type OutgoingLine = {
  readonly line: RequestedLine;
  /** Those of the fund and the line's fee type that no other order takes. */
  readonly available: readonly UnitLot[];
  readonly from: FundWithPrice;
  /** The target fund of a switch. */
  readonly into: FundWithPrice | undefined;
  readonly day: string;
  readonly rates: ExchangeRates;
};

type Part = { readonly units: Decimal; readonly feeType: FeeType | undefined };

/**
 * Returns true if a line is worthless at the latest price: a part of it that is dealt by itself leaves nothing after
 * its fees, or buys no unit. Never where that part is all that is left of its fee type, so that nobody keeps units that
 * can't be ordered away [TRADE-96, TRADE-97].
 */
export function isWorthless(outgoing: OutgoingLine): boolean {
  const { line, available } = outgoing;
  return partsOf(line, available).some((part) => !isAll(part, available) && isPartWorthless(part, outgoing));
}

/** A redemption that doesn't state its fee type is dealt in a part for each. */
const partsOf = ({ prepared, quantity, feeType }: RequestedLine, available: readonly UnitLot[]): readonly Part[] =>
  prepared.type === 'S' || feeType
    ? [{ units: quantity.value, feeType }]
    : redeemedParts(available, quantity.value).map((part) => ({ units: part.unit, feeType: part.fundFeeType }));

const isAll = ({ units, feeType }: Part, available: readonly UnitLot[]): boolean =>
  compare(units, sum(available.flatMap((lot) => (lot.feeType === (feeType ?? lot.feeType) ? lot.units : [])))) >= 0;

function isPartWorthless({ units, feeType }: Part, { line, available, from, into, day, rates }: OutgoingLine): boolean {
  const { prepared, planType } = line;
  const { fund, nav } = from;
  const common = { quantity: unitsQuantity(units), currency: prepared.currency, cutOff: 'onshore' } as const;
  const feePercent = feeType === 'back-end' ? decimal(fund.backEndFeePercent ?? '0') : zero;
  const order: ReceivedOrder = into ? { ...common, kind: 'switch' } : { ...common, kind: 'redemption', feePercent };
  const terms = shortTermTerms(fund);
  const { taken: lots } = takeOldest(available, { units, feeType });
  const isIntraClassSwitch = into !== undefined && isWithinClass(fund, into.fund);
  const shortTerm =
    terms && shortTermUnits({ lots, day, isScheduledPlan: planType !== undefined, isIntraClassSwitch }, terms);
  const deal = dealOrder(order, { price: decimal(nav ?? '0'), fundCurrency: fund.currency, rates, shortTerm });
  if (!deal.ok) return deal.error === 'worth-nothing';
  if (!into?.nav) return false;
  const amount = dealProceeds(order, deal.value);
  const bought = buyUnits(
    { amount, currency: prepared.currency },
    { price: decimal(into.nav), fundCurrency: into.fund.currency, rates },
  );
  return !bought.ok && bought.error === 'too-small';
}
