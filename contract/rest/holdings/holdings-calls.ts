import { inEveryRegion, inHongKong, inTaiwan } from '../call-regions';
import type { Call } from '../call';

/** The calls that a client waits for before the holdings show, as they are asked: the first page loads no others of them. */
export const holdingsCalls = {
  accountPriceAlert: { method: 'GET', path: '/account/priceAlert', regions: inHongKong, effect: 'read' },
  priceAlert: { method: 'GET', path: '/priceAlert?priceTarget=H', regions: inTaiwan, effect: 'read' },
  // The specification's call reads the alerts that wait for a rise alone (OPEN-53).
  fallPriceAlerts: {
    method: 'GET',
    path: '/priceAlert/fall',
    regions: inTaiwan,
    effect: 'read',
    extension: 'price-alert-changes',
  },
  portfolioSetting: { method: 'GET', path: '/portfolio/setting', regions: inHongKong, effect: 'read' },
  choosePortfolioSetting: {
    method: 'POST',
    path: '/portfolio/setting',
    regions: inHongKong,
    effect: 'write',
    extension: 'viewing-settings',
  },
  setting: { method: 'GET', path: '/setting', regions: inEveryRegion, effect: 'read' },
} as const satisfies Record<string, Call>;
