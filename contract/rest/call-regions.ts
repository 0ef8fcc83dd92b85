import { type ByRegion, type Region, regions } from '../../domain/region';

const those = (haveIt: ByRegion<boolean>): readonly Region[] => regions.filter((region) => haveIt[region]);

/** Sets of regions that have a call: each says it of every region there is, so that a new one is decided here [API-10]. */
export const inEveryRegion = those({ HK: true, TW: true });
export const inHongKong = those({ HK: true, TW: false });
export const inTaiwan = those({ HK: false, TW: true });

/** The calls that each region has under a name of its own, by what they are for. */
type RegionalCalls = {
  /** The search for funds by a text [API-42, API-43]. */
  readonly fundSearch: 'stocks' | 'stockList';
  /** The list of price alerts, the keeping and the removing of one [API-40, API-41]. */
  readonly priceAlerts: 'accountPriceAlert' | 'priceAlert';
  /** The call for alerts that wait for a fall, where that for all reads the others alone. */
  readonly fallPriceAlerts: 'fallPriceAlerts' | undefined;
  readonly keepPriceAlert: 'keepAccountPriceAlert' | 'keepPriceAlert';
  readonly removePriceAlert: 'removeAccountPriceAlert' | 'removePriceAlert';
  /** The call for the viewing setting of the portfolio [API-39, API-64]. */
  readonly viewingSetting: 'portfolioSetting' | 'setting';
};

/** The name under which each region has a call that is named by region [API-10]. */
export const regionalCalls: ByRegion<RegionalCalls> = {
  HK: {
    fundSearch: 'stocks',
    priceAlerts: 'accountPriceAlert',
    fallPriceAlerts: undefined,
    keepPriceAlert: 'keepAccountPriceAlert',
    removePriceAlert: 'removeAccountPriceAlert',
    viewingSetting: 'portfolioSetting',
  },
  TW: {
    fundSearch: 'stockList',
    priceAlerts: 'priceAlert',
    fallPriceAlerts: 'fallPriceAlerts',
    keepPriceAlert: 'keepPriceAlert',
    removePriceAlert: 'removePriceAlert',
    viewingSetting: 'setting',
  },
};
