import { type FundCodes, fundId, type FundIdentifier, fundOfCodes } from '../finding/fund-listing';
import { isSameFund } from '../finding/same-fund';
import type { Decimal } from '../../money/decimal';

/** The side of its target on which a price sets off an alert [OPEN-53]. */
export const priceAlertDirections = ['above', 'below'] as const;

/** At the target or above it, or at the target or below it [OPEN-53]. */
export type PriceAlertDirection = (typeof priceAlertDirections)[number];

/** A client's alert on a fund's price, the target in the fund's base currency [ENT-65, OPEN-53]. */
export type PriceAlert = FundCodes & {
  readonly target: Decimal;
  readonly direction: PriceAlertDirection;
  readonly enabled: boolean;
};

/** An alert as a client's list shows it: with what the server tells of the fund and its latest price. */
export type ListedPriceAlert = PriceAlert & {
  readonly fundName?: string | undefined;
  readonly currency?: string | undefined;
  readonly latest?: { readonly price: Decimal; readonly date?: string | undefined } | undefined;
  /** The latest price of which the client was told that it came to this target, and its day. */
  readonly lastNotified?: { readonly price: Decimal; readonly date: string } | undefined;
};

/** Reads the wire's price target: H is above, L below [OPEN-53]; undefined for anything else. */
export function parsePriceAlertDirection(priceTarget: string | undefined): PriceAlertDirection | undefined {
  if (priceTarget === 'H') return 'above';
  return priceTarget === 'L' ? 'below' : undefined;
}

/** The wire's word for a side [OPEN-53]. */
export const wirePriceTarget = (direction: PriceAlertDirection): 'H' | 'L' => (direction === 'above' ? 'H' : 'L');

/** Tells whether a fund's line bears the price alert flag: an alert on it is switched on [OPEN-53, OPEN-77]. */
export const hasPriceAlert = (alerts: readonly ListedPriceAlert[], fund: FundIdentifier): boolean =>
  alertsOnFund(alerts, fund).some(({ enabled }) => enabled);

/** The alerts on a fund: by the asset manager's own code, else by its code and currency [ENT-29]. */
export const alertsOnFund = <T extends ListedPriceAlert>(
  alerts: readonly T[],
  { code, jfFundCode, baseCurrency }: FundIdentifier,
) =>
  alerts.filter((alert) =>
    isSameFund({ ...fundOfCodes(alert), baseCurrency: alert.currency }, { code, jfFundCode, baseCurrency }),
  );

/** The parts that tell an alert from a client's others. */
export type AlertName = FundCodes & Pick<PriceAlert, 'direction'>;

/** Returns what names the fund of an alert to the server. */
export const alertFundId = (alert: FundCodes): string => fundId(fundOfCodes(alert));
