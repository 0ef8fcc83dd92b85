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
    title: 'credentials:reset.title',
  },
  'reset-pin': {
    path: pinResetPath,
    access: 'public',
    profile: 'standalone',
    title: 'credentials:reset-pin.title',
  },
  'activate-pin': {
    path: pinActivationPath,
    access: 'public',
    profile: 'standalone',
    title: 'credentials:activate-pin.title',
  },
  'change-password': {
    path: namedPaths.changePassword,
    access: 'login-required',
    profile: 'standalone',
    title: 'credentials:change-password.title',
  },
  'reset-trading': {
    path: tradingResetPath,
    access: 'login-required',
    profile: 'standalone',
    title: 'credentials:reset-trading.title',
  },
  username: {
    path: usernamePath,
    access: 'login-required',
    profile: 'standalone',
    title: 'credentials:username.title',
  },
} as const satisfies Record<string, Screen>;
