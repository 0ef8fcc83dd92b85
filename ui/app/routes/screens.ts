import {
  cashAccountPath,
  documentUploadPath,
  gainsPath,
  namedPaths,
  riskQuestionnairePath,
  topUpPath,
  withdrawalPath,
} from '../../../config/named-paths';
import { credentialScreens } from './credential-screens';
import { messageScreens } from './message-screens';
import { orderScreens } from './order-screens';
import { planScreens } from './plan-screens';
import { stepUpScreens } from './step-up-screens';
import type { Screen } from './screen';

/** The screens of the portal; a new one takes a row here and the folders of its code and its words. */
export const screens = {
  portfolio: {
    path: '/',
    access: 'login-required',
    flag: 'PORTFOLIO',
    title: 'common:title.portfolio',
    tellsWhenShown: true,
  },
  'client-tier': {
    path: '/client-tier',
    access: 'login-required',
    flag: 'CLIENT_TIER',
    title: 'tiers:title',
  },
  'enhanced-suitability': {
    path: '/enhanced-suitability',
    access: 'login-required',
    flag: 'ENHANCED_SUITABILITY',
    title: 'questionnaire:title',
  },
  'risk-questionnaire': {
    path: riskQuestionnairePath,
    access: 'login-required',
    profile: 'standalone',
    title: 'questionnaire:title',
  },
  funds: {
    path: namedPaths.funds,
    access: 'login-required',
    profile: 'standalone',
    title: 'funds:title',
  },
  fund: {
    path: namedPaths.fund,
    access: 'login-required',
    profile: 'standalone',
    title: 'fund-page:title',
  },
  'watch-list': {
    path: namedPaths.watchlist,
    access: 'login-required',
    profile: 'standalone',
    title: 'watch-list:title',
  },
  gains: {
    path: gainsPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'gains:title',
  },
  messages: {
    path: namedPaths.message,
    access: 'login-required',
    profile: 'standalone',
    title: 'messages:title',
  },
  'dealing-calendar': {
    path: '/dealing-calendar',
    access: 'login-required',
    profile: 'standalone',
    title: 'dealing-calendar:title',
  },
  account: {
    path: namedPaths.profile,
    access: 'login-required',
    profile: 'standalone',
    title: 'account:title',
  },
  'document-upload': {
    path: documentUploadPath,
    access: 'login-required',
    flag: 'DOCUMENT_UPLOAD',
    title: 'document-upload:title',
  },
  'order-list': {
    path: '/url/*',
    access: 'login-required',
    flag: 'URL_TRADING',
    title: 'order-list:title',
  },
  ...orderScreens,
  'order-records': {
    path: '/orders',
    access: 'login-required',
    profile: 'standalone',
    title: 'order-records:title',
  },
  ...planScreens,
  'cash-account': {
    path: cashAccountPath,
    access: 'login-required',
    flag: 'VCA',
    title: 'cash-account:title',
  },
  'cash-top-up': {
    path: topUpPath,
    access: 'login-required',
    flag: 'VCA',
    title: 'cash-account:top-up',
  },
  'cash-withdrawal': {
    path: withdrawalPath,
    access: 'login-required',
    flag: 'VCA',
    title: 'cash-account:withdraw',
  },
  login: {
    path: '/login',
    access: 'public',
    flag: 'LOGIN',
    title: 'common:title.login',
  },
  ...credentialScreens,
  'local-login': {
    path: '/local-login',
    access: 'public',
    flag: 'LOCAL_LOGIN',
    title: 'common:title.local-login',
  },
  ...stepUpScreens,
  ...messageScreens,
} as const satisfies Record<string, Screen>;

/** The name of a screen: composition has its code under it. */
export type ScreenName = keyof typeof screens;
