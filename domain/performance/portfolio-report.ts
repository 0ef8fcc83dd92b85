import type { Decimal } from '../money/decimal';
import type { BridgeFigures } from './bridge';
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
  /** Since the day after the client's last visit. */
  readonly sinceVisit: DatedBridge | undefined;
  /** The bridge of the latest day on which a fund held was priced. */
  readonly latest: DatedBridge | undefined;
  readonly timeWeightedReturn: Decimal | undefined;
  readonly moneyWeightedReturn: Decimal | undefined;
  readonly realisedGain: Decimal | undefined;
  readonly unrealisedGain: Decimal | undefined;
  /** The value that the same money would have in the benchmark, on the day of each point; undefined where none was asked for. */
  readonly benchmark: readonly (Decimal | undefined)[] | undefined;
};
