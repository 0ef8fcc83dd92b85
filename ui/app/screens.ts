import type { ParseKeys } from 'i18next';
import type { FeatureFlag } from '../../config/feature-flags';
import { cashAccountPath, documentUploadPath, namedPaths } from '../../config/named-paths';
import type { PortalConfiguration } from '../../config/portal-configuration';
import type { LazyModule } from './lazy-module';

/** All that is said of a screen outside its own folder: its route, its title, and what is loaded for it, a chunk each. */
export type Screen = LazyModule & {
  readonly path: string;
  readonly access: 'public' | 'login-required';
  /** In every profile and region, unless it says otherwise. */
  readonly profile?: PortalConfiguration['profile'];
  readonly flag?: FeatureFlag;
  readonly feature?: 'ownOrders';
  /** Said by every page, or one of the words in `texts`. */
  readonly title: ParseKeys;
};

/** The screens of the portal; a new one takes a row here and the folders of its code and its words. */
export const screens = {
  portfolio: {
    path: '/',
    access: 'login-required',
    flag: 'PORTFOLIO',
    title: 'title.portfolio',
    fetch: () => import('../screens/portfolio/portfolio-screen').then((module) => module.PortfolioScreen),
    texts: ['portfolio'],
    ports: ['holdings'],
  },
  'client-tier': {
    path: '/client-tier',
    access: 'login-required',
    flag: 'CLIENT_TIER',
    title: 'tier-page.title',
    fetch: () => import('../screens/client-tier/client-tier-screen').then((module) => module.ClientTierScreen),
    texts: ['tiers'],
  },
  'enhanced-suitability': {
    path: '/enhanced-suitability',
    access: 'login-required',
    flag: 'ENHANCED_SUITABILITY',
    title: 'questionnaire.title',
    fetch: () =>
      import('../screens/enhanced-suitability/enhanced-suitability-screen').then(
        (module) => module.EnhancedSuitabilityScreen,
      ),
    texts: ['questionnaire', 'submissions', 'summaries'],
    ports: ['client', 'home', 'suitability', 'submissions'],
  },
  funds: {
    path: namedPaths.funds,
    access: 'login-required',
    profile: 'standalone',
    title: 'funds.title',
    fetch: () => import('../screens/funds/funds-screen').then((module) => module.FundsScreen),
    texts: ['funds', 'comparison'],
    ports: ['funds'],
  },
  fund: {
    path: namedPaths.fund,
    access: 'login-required',
    profile: 'standalone',
    title: 'fund-page.title',
    fetch: () => import('../screens/fund/fund-screen').then((module) => module.FundScreen),
    texts: ['fund-page', 'funds'],
    ports: ['client', 'holdings', 'home', 'funds', 'fund'],
  },
  account: {
    path: namedPaths.profile,
    access: 'login-required',
    profile: 'standalone',
    title: 'account.title',
    fetch: () => import('../screens/account/account-screen').then((module) => module.AccountScreen),
    texts: ['account', 'portfolio', 'summaries'],
    ports: ['client', 'home'],
  },
  'document-upload': {
    path: documentUploadPath,
    access: 'login-required',
    flag: 'DOCUMENT_UPLOAD',
    title: 'document-upload.title',
    fetch: () =>
      import('../screens/document-upload/document-upload-screen').then((module) => module.DocumentUploadScreen),
    texts: ['document-upload', 'submissions'],
    ports: ['client', 'account', 'submissions'],
  },
  'order-list': {
    path: '/url/*',
    access: 'login-required',
    flag: 'URL_TRADING',
    title: 'order-list.title',
    fetch: () => import('../screens/order-list/order-list-screen').then((module) => module.OrderListScreen),
    texts: ['portfolio', 'order-list', 'funds', 'submissions'],
    ports: ['client', 'holdings', 'home', 'funds', 'account', 'submissions', 'orders'],
  },
  'order-buy': {
    path: '/order/buy',
    access: 'login-required',
    profile: 'standalone',
    feature: 'ownOrders',
    title: 'place-order.title-buy',
    fetch: () => import('../screens/place-order/place-order-screen').then((module) => module.BuyScreen),
    texts: ['place-order', 'order-list', 'funds'],
    ports: ['client', 'holdings', 'home', 'funds', 'submissions', 'orders'],
  },
  'order-sell': {
    path: '/order/sell',
    access: 'login-required',
    profile: 'standalone',
    feature: 'ownOrders',
    title: 'place-order.title-sell',
    fetch: () => import('../screens/place-order/place-order-screen').then((module) => module.SellScreen),
    texts: ['place-order', 'order-list', 'funds'],
    ports: ['client', 'holdings', 'home', 'funds', 'submissions', 'orders'],
  },
  'order-switch': {
    path: '/order/switch',
    access: 'login-required',
    profile: 'standalone',
    feature: 'ownOrders',
    title: 'place-order.title-switch',
    fetch: () => import('../screens/place-order/place-order-screen').then((module) => module.SwitchScreen),
    texts: ['place-order', 'order-list', 'funds'],
    ports: ['client', 'holdings', 'home', 'funds', 'submissions', 'orders'],
  },
  'order-confirm': {
    path: '/order/confirm',
    access: 'login-required',
    profile: 'standalone',
    feature: 'ownOrders',
    title: 'order-list.own-title',
    fetch: () => import('../screens/order-list/order-list-screen').then((module) => module.OwnOrderListScreen),
    texts: ['portfolio', 'order-list', 'funds', 'submissions'],
    ports: ['client', 'holdings', 'home', 'funds', 'account', 'submissions', 'orders'],
  },
  'order-records': {
    path: '/orders',
    access: 'login-required',
    profile: 'standalone',
    title: 'order-records.title',
    fetch: () => import('../screens/order-records/order-records-screen').then((module) => module.OrderRecordsScreen),
    texts: ['order-records', 'submissions'],
    ports: ['client', 'submissions', 'records'],
  },
  'cash-account': {
    path: cashAccountPath,
    access: 'login-required',
    flag: 'VCA',
    title: 'cash-account.title',
    fetch: () => import('../screens/cash-account/cash-account-screen').then((module) => module.CashAccountScreen),
    texts: ['cash-account', 'summaries'],
    ports: ['client', 'home'],
  },
  login: {
    path: '/login',
    access: 'public',
    flag: 'LOGIN',
    title: 'title.login',
    fetch: () => import('../screens/login/login-screen').then((module) => module.LoginScreen),
  },
  'reset-credentials': {
    path: '/reset-username-password',
    access: 'public',
    flag: 'RESET_USERNAME_PASSWORD',
    title: 'reset.title',
    fetch: () =>
      import('../screens/reset-credentials/reset-credentials-screen').then((module) => module.ResetCredentialsScreen),
    texts: ['reset-credentials', 'submissions'],
    ports: ['credentials'],
  },
  'local-login': {
    path: '/local-login',
    access: 'public',
    flag: 'LOCAL_LOGIN',
    title: 'title.local-login',
    fetch: () => import('../screens/local-login/local-login-screen').then((module) => module.LocalLoginScreen),
    ports: ['local-login'],
  },
  'not-found': {
    path: '/not-found',
    access: 'public',
    profile: 'standalone',
    title: 'title.not-found',
    fetch: () => import('../screens/message/message-screens').then((module) => module.NotFoundScreen),
  },
  'general-error': {
    path: '/general-error',
    access: 'public',
    profile: 'standalone',
    title: 'title.general-error',
    fetch: () => import('../screens/message/message-screens').then((module) => module.GeneralErrorScreen),
  },
  'logged-out': {
    path: '/logged-out',
    access: 'public',
    profile: 'standalone',
    title: 'title.logged-out',
    fetch: () => import('../screens/message/message-screens').then((module) => module.LoggedOutScreen),
  },
} as const satisfies Record<string, Screen>;
