import type { ComponentType } from 'react';
import type { AreaTexts } from '../i18n/area-texts';
import { fundPageArea } from '../i18n/fund-page/fund-page-area';
import { fundsArea } from '../i18n/funds/funds-area';
import { portfolioArea } from '../i18n/portfolio/portfolio-area';
import type { PortGroup } from './port-wiring';
import type { ScreenName } from './route-table';

/** A screen: a chunk of its own, the words it needs beside everyone's, and the ports it asks beside the login page's. */
type LazyScreen = {
  readonly fetch: () => Promise<ComponentType>;
  readonly texts?: readonly AreaTexts[];
  readonly ports?: readonly PortGroup[];
};

export const screens: Readonly<Record<ScreenName, LazyScreen>> = {
  portfolio: {
    fetch: () => import('../screens/portfolio/portfolio-screen').then((module) => module.PortfolioScreen),
    texts: [portfolioArea],
    ports: ['holdings'],
  },
  'client-tier': {
    fetch: () => import('../screens/client-tier/client-tier-screen').then((module) => module.ClientTierScreen),
  },
  fund: {
    fetch: () => import('../screens/fund/fund-screen').then((module) => module.FundScreen),
    texts: [fundPageArea, fundsArea],
    ports: ['holdings', 'home', 'fund'],
  },
  login: { fetch: () => import('../screens/login/login-screen').then((module) => module.LoginScreen) },
  'local-login': {
    fetch: () => import('../screens/local-login/local-login-screen').then((module) => module.LocalLoginScreen),
  },
  'not-found': { fetch: () => import('../screens/message/message-screens').then((module) => module.NotFoundScreen) },
  'general-error': {
    fetch: () => import('../screens/message/message-screens').then((module) => module.GeneralErrorScreen),
  },
  'logged-out': { fetch: () => import('../screens/message/message-screens').then((module) => module.LoggedOutScreen) },
};
