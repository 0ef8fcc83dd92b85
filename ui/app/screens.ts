import { accountArea } from '../i18n/account/account-area';
import { comparisonArea } from '../i18n/comparison/comparison-area';
import { documentUploadArea } from '../i18n/document-upload/document-upload-area';
import { fundPageArea } from '../i18n/fund-page/fund-page-area';
import { fundsArea } from '../i18n/funds/funds-area';
import { portfolioArea } from '../i18n/portfolio/portfolio-area';
import { questionnaireArea } from '../i18n/questionnaire/questionnaire-area';
import { summariesArea } from '../i18n/summaries/summaries-area';
import type { LazyModule } from './lazy-module';
import type { ScreenName } from './route-table';

/** The screens: a chunk each. */
export const screens: Readonly<Record<ScreenName, LazyModule>> = {
  portfolio: {
    fetch: () => import('../screens/portfolio/portfolio-screen').then((module) => module.PortfolioScreen),
    texts: [portfolioArea],
    ports: ['holdings'],
  },
  'client-tier': {
    fetch: () => import('../screens/client-tier/client-tier-screen').then((module) => module.ClientTierScreen),
  },
  funds: {
    fetch: () => import('../screens/funds/funds-screen').then((module) => module.FundsScreen),
    texts: [fundsArea, comparisonArea],
    ports: ['funds'],
  },
  fund: {
    fetch: () => import('../screens/fund/fund-screen').then((module) => module.FundScreen),
    texts: [fundPageArea, fundsArea],
    ports: ['client', 'holdings', 'home', 'funds', 'fund'],
  },
  account: {
    fetch: () => import('../screens/account/account-screen').then((module) => module.AccountScreen),
    texts: [accountArea, portfolioArea, summariesArea],
    ports: ['client', 'home'],
  },
  'document-upload': {
    fetch: () =>
      import('../screens/document-upload/document-upload-screen').then((module) => module.DocumentUploadScreen),
    texts: [documentUploadArea],
    ports: ['client', 'account'],
  },
  'enhanced-suitability': {
    fetch: () =>
      import('../screens/enhanced-suitability/enhanced-suitability-screen').then(
        (module) => module.EnhancedSuitabilityScreen,
      ),
    texts: [questionnaireArea, summariesArea],
    ports: ['client', 'home', 'suitability'],
  },
  login: { fetch: () => import('../screens/login/login-screen').then((module) => module.LoginScreen) },
  'local-login': {
    fetch: () => import('../screens/local-login/local-login-screen').then((module) => module.LocalLoginScreen),
    ports: ['local-login'],
  },
  'not-found': { fetch: () => import('../screens/message/message-screens').then((module) => module.NotFoundScreen) },
  'general-error': {
    fetch: () => import('../screens/message/message-screens').then((module) => module.GeneralErrorScreen),
  },
  'logged-out': { fetch: () => import('../screens/message/message-screens').then((module) => module.LoggedOutScreen) },
};
