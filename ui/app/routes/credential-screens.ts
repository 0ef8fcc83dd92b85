import {
  namedPaths,
  pinActivationPath,
  pinResetPath,
  tradingResetPath,
  usernamePath,
} from '../../../config/named-paths';
import type { Screen } from './screen';

/** The screens where what a login takes is changed, or had anew [RESET-01, RESET-19]. */
export const credentialScreens = {
  'reset-credentials': {
    path: '/reset-username-password',
    access: 'public',
    flag: 'RESET_USERNAME_PASSWORD',
    title: 'reset.title',
    fetch: () => import('./credential-pages').then((module) => module.ResetCredentialsScreen),
    texts: ['credentials', 'submissions'],
    ports: ['client', 'submissions', 'credentials'],
  },
  'reset-pin': {
    path: pinResetPath,
    access: 'public',
    profile: 'standalone',
    title: 'reset-pin.title',
    fetch: () => import('./credential-pages').then((module) => module.ResetPinScreen),
    texts: ['credentials', 'submissions'],
    ports: ['client', 'submissions', 'credentials'],
  },
  'activate-pin': {
    path: pinActivationPath,
    access: 'public',
    profile: 'standalone',
    title: 'activate-pin.title',
    fetch: () => import('./credential-pages').then((module) => module.ActivatePinScreen),
    texts: ['credentials', 'submissions'],
    ports: ['client', 'submissions', 'credentials'],
  },
  'change-password': {
    path: namedPaths.changePassword,
    access: 'login-required',
    profile: 'standalone',
    title: 'change-password.title',
    fetch: () => import('./credential-pages').then((module) => module.ChangePasswordScreen),
    texts: ['credentials', 'submissions'],
    ports: ['client', 'submissions', 'credentials'],
  },
  'reset-trading': {
    path: tradingResetPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'reset-trading.title',
    fetch: () => import('./credential-pages').then((module) => module.TradingResetScreen),
    texts: ['credentials', 'submissions'],
    ports: ['client', 'submissions', 'credentials'],
  },
  username: {
    path: usernamePath,
    access: 'login-required',
    profile: 'standalone',
    title: 'username.title',
    fetch: () => import('./credential-pages').then((module) => module.UsernameScreen),
    texts: ['credentials', 'submissions'],
    ports: ['client', 'submissions', 'credentials'],
  },
} as const satisfies Record<string, Screen>;
