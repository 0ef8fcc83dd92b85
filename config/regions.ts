import type { Language } from '../domain/language';
import type { Currency } from '../domain/money/currency';
import type { ByRegion } from '../domain/region';

/** The defaults of a region unless the configuration says otherwise. */
type RegionDefaults = {
  readonly apiBase: string;
  readonly languages: readonly Language[];
  /** Used only when the configured list is empty [I18N-05, I18N-06, CONFLICT-01]. */
  readonly fallbackLanguage: Language;
  readonly defaultCurrency: Currency;
  readonly legacyLogout: string;
  /** The colour of a gain, until the client chooses; a loss has the other one. */
  readonly gainColour: 'green' | 'red';
};

export const regionDefaults: ByRegion<RegionDefaults> = {
  HK: {
    apiBase: '/tet-web/rest',
    languages: ['en_US', 'zh_HK'],
    fallbackLanguage: 'en_US',
    defaultCurrency: 'HKD',
    legacyLogout: '/eTrading/#/logout?region=hk',
    gainColour: 'green',
  },
  TW: {
    apiBase: '/tet-web/api/v2',
    languages: ['zh_TW'],
    fallbackLanguage: 'zh_TW',
    defaultCurrency: 'TWD',
    legacyLogout: '/eTrading/#/logout?region=tw',
    gainColour: 'red',
  },
};

/** The app's base path; every route is relative to it [CONF-20]. */
export const basePath = '/eTrading/v2';
