import type { LazyModule } from './lazy-module';
import type { ScreenName } from './route-table';

/** The screens: a chunk each. */
export const screens: Readonly<Record<ScreenName, LazyModule>> = {
  portfolio: {
    fetch: () => import('../screens/portfolio/portfolio-screen').then((module) => module.PortfolioScreen),
    texts: ['portfolio'],
    ports: ['holdings'],
  },
  'client-tier': {
    fetch: () => import('../screens/client-tier/client-tier-screen').then((module) => module.ClientTierScreen),
  },
  funds: {
    fetch: () => import('../screens/funds/funds-screen').then((module) => module.FundsScreen),
    texts: ['funds', 'comparison'],
    ports: ['funds'],
  },
  fund: {
    fetch: () => import('../screens/fund/fund-screen').then((module) => module.FundScreen),
    texts: ['fund-page', 'funds'],
    ports: ['client', 'holdings', 'home', 'funds', 'fund'],
  },
  account: {
    fetch: () => import('../screens/account/account-screen').then((module) => module.AccountScreen),
    texts: ['account', 'portfolio', 'summaries'],
    ports: ['client', 'home'],
  },
  'document-upload': {
    fetch: () =>
      import('../screens/document-upload/document-upload-screen').then((module) => module.DocumentUploadScreen),
    texts: ['document-upload', 'submissions'],
    ports: ['client', 'account', 'submissions'],
  },
  'enhanced-suitability': {
    fetch: () =>
      import('../screens/enhanced-suitability/enhanced-suitability-screen').then(
        (module) => module.EnhancedSuitabilityScreen,
      ),
    texts: ['questionnaire', 'submissions', 'summaries'],
    ports: ['client', 'home', 'suitability', 'submissions'],
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
