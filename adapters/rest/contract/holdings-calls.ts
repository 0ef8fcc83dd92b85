import type { Call } from './call';

/** What is asked for while a client waits for her holdings. */
export const holdingsCalls = {
  accountPriceAlert: { method: 'GET', path: '/account/priceAlert', regions: ['HK'] },
  priceAlert: { method: 'GET', path: '/priceAlert?priceTarget=H', regions: ['TW'] },
  portfolioSetting: { method: 'GET', path: '/portfolio/setting', regions: ['HK'] },
  choosePortfolioSetting: { method: 'POST', path: '/portfolio/setting', regions: ['HK'] },
  setting: { method: 'GET', path: '/setting', regions: ['HK', 'TW'] },
} as const satisfies Record<string, Call>;
