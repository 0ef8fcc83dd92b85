import { type ComponentType, lazy } from 'react';
import type { AreaTexts } from '../i18n/area-texts';
import { portfolioArea } from '../i18n/portfolio/portfolio-area';
import type { ScreenName } from './route-table';

/** A screen, a chunk of its own that is loaded when it is first shown, and the words it needs beside everyone's. */
type LazyScreen = {
  readonly Component: ComponentType;
  readonly load: () => Promise<unknown>;
  readonly texts?: AreaTexts;
};

export const screens: Readonly<Record<ScreenName, LazyScreen>> = {
  portfolio: {
    ...lazyScreen(() => import('../screens/portfolio/portfolio-screen').then((module) => module.PortfolioScreen)),
    texts: portfolioArea,
  },
  'client-tier': lazyScreen(() =>
    import('../screens/client-tier/client-tier-screen').then((module) => module.ClientTierScreen),
  ),
  login: lazyScreen(() => import('../screens/login/login-screen').then((module) => module.LoginScreen)),
  'local-login': lazyScreen(() =>
    import('../screens/local-login/local-login-screen').then((module) => module.LocalLoginScreen),
  ),
  'not-found': lazyScreen(() => import('../screens/message/message-screens').then((module) => module.NotFoundScreen)),
  'general-error': lazyScreen(() =>
    import('../screens/message/message-screens').then((module) => module.GeneralErrorScreen),
  ),
  'logged-out': lazyScreen(() => import('../screens/message/message-screens').then((module) => module.LoggedOutScreen)),
};

function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  return { Component: lazy(async () => ({ default: await load() })), load };
}
