import type { Decimal } from '../../money/decimal';
import type { ByRegion, Region } from '../../region';
import { type PriceAlertDirection, priceAlertDirections } from './price-alert';

/** What a region says of a fund's price: which one it publishes, and on which sides of a target its clients can wait. */
type RegionalPrices = { readonly published: 'bid' | 'nav'; readonly alerts: readonly PriceAlertDirection[] };

const prices: ByRegion<RegionalPrices> = {
  HK: { published: 'bid', alerts: priceAlertDirections },
  TW: { published: 'nav', alerts: ['above'] },
};

/** The sides a region's client can wait on: Taiwan's call knows only targets from above [API-41, OPEN-53]. */
export const alertDirectionsIn = (region: Region): readonly PriceAlertDirection[] => prices[region].alerts;

/** The price that a region publishes and its day, of an answer that may state both prices: the bid in Hong Kong, the NAV in Taiwan, and never the other [SHAPE-19, CONFLICT-58]. */
export const regionalPrice = (
  region: Region,
  {
    date,
    ...stated
  }: {
    readonly bid?: Decimal | undefined;
    readonly nav?: Decimal | undefined;
    readonly date?: string | undefined;
  },
): { readonly price: Decimal | undefined; readonly date: string | undefined } => ({
  price: stated[prices[region].published],
  date,
});
