import { minorUnitScale } from '../money/currency';
import { compare, type Decimal, multiply, scaled, subtract } from '../money/decimal';
import { divide } from '../money/rounding';
import { chargeRounding, payoutRounding } from '../money/settlement-rounding';
import { sum } from '../money/sum';

/** Units that bear a fee in percent of what they bring. */
export type BearingUnits = { readonly units: Decimal; readonly feePercent: Decimal };

/** Units that leave a fund with their exact worth in a currency. */
export type LeavingUnits = {
  readonly units: Decimal;
  readonly worth: Decimal;
  readonly currency: string;
  /** The parts that are paid out each by itself, with the back-end fee of each; none where all of the units are one. */
  readonly remittances: readonly BearingUnits[];
  /** The units among them that bear the short-term trading fee. */
  readonly shortTerm?: BearingUnits | undefined;
};

/** The fees of units that leave a fund, and what is left of what they bring. */
type LeavingMoney = { readonly fees: Decimal; readonly paidOut: Decimal };

/** The fees that units are expected to bear, and the rest: as the desk deals them, what each remittance brings rounds down, each fee up; the fees are at most what the units bring [TRADE-110, TRADE-111, TRADE-126]. */
export function leavingMoney({ units, worth, currency, remittances, shortTerm }: LeavingUnits): LeavingMoney {
  const places = minorUnitScale(currency);
  const amountOf = (part: Decimal) => divide(multiply(worth, part), units, places, payoutRounding);
  const feeOf = (part: BearingUnits) =>
    divide(
      multiply(multiply(worth, part.units), part.feePercent),
      multiply(units, scaled(100n)),
      places,
      chargeRounding,
    );
  const parts = remittances.length > 0 ? remittances.map((part) => part.units) : [units];
  const amount = sum(known(parts.map(amountOf)));
  const all = sum(known([...remittances, ...(shortTerm ? [shortTerm] : [])].map(feeOf)));
  const fees = compare(all, amount) > 0 ? amount : all;
  return { fees, paidOut: subtract(amount, fees) };
}

const known = (figures: readonly ReturnType<typeof divide>[]): readonly Decimal[] =>
  figures.flatMap((figure) => (figure.ok ? figure.value : []));
