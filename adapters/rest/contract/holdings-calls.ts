import type { Call } from './call';

/** What is asked for while a client waits for the holdings. */
export const holdingsCalls = {
  accountPriceAlert: { method: 'GET', path: '/account/priceAlert', regions: ['HK'], effect: 'read' },
  priceAlert: { method: 'GET', path: '/priceAlert?priceTarget=H', regions: ['TW'], effect: 'read' },
  portfolioSetting: { method: 'GET', path: '/portfolio/setting', regions: ['HK'], effect: 'read' },
  choosePortfolioSetting: { method: 'POST', path: '/portfolio/setting', regions: ['HK'], effect: 'write' },
  setting: { method: 'GET', path: '/setting', regions: ['HK', 'TW'], effect: 'read' },
} as const satisfies Record<string, Call>;
