import { inEveryRegion, inHongKong, inTaiwan } from '../call-regions';
import { priceAlertQuery } from './price-alert-queries';
import { priceAlertList } from './price-alerts';
import { chosenSetting, settingAnswer } from './setting';
import type { ServedCall } from '../served-call';

const alerts = { answer: priceAlertList, query: { schema: priceAlertQuery, refusedAs: 'FILTER_INVALID' } } as const;

/** What is asked for while a client waits for the holdings. */
export const holdingsCalls = {
  accountPriceAlert: { method: 'GET', path: '/account/priceAlert', regions: inHongKong, effect: 'read', ...alerts },
  priceAlert: { method: 'GET', path: '/priceAlert?priceTarget=H', regions: inTaiwan, effect: 'read', ...alerts },
  portfolioSetting: {
    method: 'GET',
    path: '/portfolio/setting',
    regions: inHongKong,
    effect: 'read',
    answer: settingAnswer,
  },
  choosePortfolioSetting: {
    method: 'POST',
    path: '/portfolio/setting',
    regions: inHongKong,
    effect: 'write',
    extension: 'viewing-settings',
    answer: settingAnswer,
    body: { schema: chosenSetting, refusedAs: 'CURRENCY_INVALID' },
  },
  setting: { method: 'GET', path: '/setting', regions: inEveryRegion, effect: 'read', answer: settingAnswer },
} as const satisfies Record<string, ServedCall>;
