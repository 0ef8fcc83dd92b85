import { type ComponentType, lazy } from 'react';
import type { ScreenName } from './route-table';

/** Every screen is a chunk of its own, loaded when it is first shown. */
export const screens: Readonly<Record<ScreenName, ComponentType>> = {
  portfolio: lazy(() =>
    import('../screens/portfolio/portfolio-screen').then((module) => ({ default: module.PortfolioScreen })),
  ),
  login: lazy(() => import('../screens/login/login-screen').then((module) => ({ default: module.LoginScreen }))),
  'local-login': lazy(() =>
    import('../screens/local-login/local-login-screen').then((module) => ({ default: module.LocalLoginScreen })),
  ),
  'not-found': lazy(() =>
    import('../screens/message/message-screens').then((module) => ({ default: module.NotFoundScreen })),
  ),
  'general-error': lazy(() =>
    import('../screens/message/message-screens').then((module) => ({ default: module.GeneralErrorScreen })),
  ),
  'logged-out': lazy(() =>
    import('../screens/message/message-screens').then((module) => ({ default: module.LoggedOutScreen })),
  ),
};
