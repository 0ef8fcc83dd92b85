import type { Decimal } from '../money/decimal';
import type { BridgeFigures } from './bridge';
import { subtractKnown } from '../money/known-figures';
import type { DayRange } from './dated-series';
import type { DailyPayment } from './returns';
import type { ValuePoint } from './value-line';

/** An order whose money is neither in a fund nor in the Cash Account. */
export type OrderInTransit = {
  readonly orderId: string;
  readonly kind: string;
  readonly fund: { readonly code: string; readonly name: string };
  readonly value: Decimal;
};

/** A bridge and the days that it is over. */
export type DatedBridge = DayRange & BridgeFigures;

/** The value of a client's money here over a period, and how it changed, as a server reports it; figures that it doesn't know are undefined [PORT-46, OPEN-27]. */
export type PortfolioReport = {
  readonly currency: string;
  /** The day of the first payment. */
  readonly since: string | undefined;
  readonly points: readonly ValuePoint[];
  readonly payments: readonly DailyPayment[];
  readonly worth: {
    readonly total: Decimal;
    readonly funds: Decimal;
    readonly cash: Decimal;
    readonly inTransit: Decimal;
    readonly ordersInTransit: readonly OrderInTransit[];
    readonly openOrders: number;
    /** Holdings without a price or a rate. */
    readonly unvalued: number;
  };
  readonly bridge: DatedBridge | undefined;
  /** From the beginning of the day of the client's last visit on. */
  readonly sinceVisit: DatedBridge | undefined;
  /** The bridge of the latest day on which a fund held was priced, that day alone. */
  readonly latest: DatedBridge | undefined;
  readonly timeWeightedReturn: Decimal | undefined;
  readonly moneyWeightedReturn: Decimal | undefined;
  readonly realisedGain: Decimal | undefined;
  readonly unrealisedGain: Decimal | undefined;
  /** The value that the same money would have in the benchmark, on the day of each point; undefined where none was asked for. */
  readonly benchmark: readonly (Decimal | undefined)[] | undefined;
};

/**
 * Returns how much more the money here is worth than was put in; undefined where a price or a rate isn't known: the worth
 * leaves out what has none, but the money put in doesn't leave out what was paid for it [OPEN-65].
 */
export function gainOnPayments({ worth, points }: Pick<PortfolioReport, 'worth' | 'points'>): Decimal | undefined {
  const today = points.at(-1);
  return worth.unvalued > 0 ? undefined : subtractKnown(today?.value, today?.putIn);
}
