import { inEveryRegion, inHongKong, inTaiwan } from '../call-regions';
import type { Call } from '../call';

/** What is asked for while a client waits for the holdings, as it is asked: the first page loads nothing else of them. */
export const holdingsCalls = {
  accountPriceAlert: { method: 'GET', path: '/account/priceAlert', regions: inHongKong, effect: 'read' },
  priceAlert: { method: 'GET', path: '/priceAlert?priceTarget=H', regions: inTaiwan, effect: 'read' },
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
