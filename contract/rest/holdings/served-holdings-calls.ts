import type { ServedCall } from '../served-call';
import { holdingsCalls } from './holdings-calls';
import { priceAlertQuery } from './price-alert-queries';
import { priceAlertList } from './price-alerts';
import { chosenSetting, settingAnswer } from './setting';

const alerts = { answer: priceAlertList, query: { schema: priceAlertQuery, errorCode: 'FILTER_INVALID' } } as const;

/** The bodies and answers of the calls beside the holdings, apart from their rows so that the first page doesn’t load them. */
export const servedHoldingsCalls = {
  accountPriceAlert: { ...holdingsCalls.accountPriceAlert, ...alerts },
  priceAlert: { ...holdingsCalls.priceAlert, ...alerts },
  fallPriceAlerts: { ...holdingsCalls.fallPriceAlerts, answer: priceAlertList },
  portfolioSetting: { ...holdingsCalls.portfolioSetting, answer: settingAnswer },
  choosePortfolioSetting: {
    ...holdingsCalls.choosePortfolioSetting,
    answer: settingAnswer,
    body: { schema: chosenSetting, errorCode: 'CURRENCY_INVALID' },
  },
  setting: { ...holdingsCalls.setting, answer: settingAnswer },
} as const satisfies Record<keyof typeof holdingsCalls, ServedCall>;
