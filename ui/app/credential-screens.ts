import { namedPaths } from '../../config/named-paths';
import type { Screen } from './screen';

/** The screens where what a login takes is changed, or had anew [RESET-01, RESET-19]. */
export const credentialScreens = {
  'reset-credentials': {
    path: '/reset-username-password',
    access: 'public',
    flag: 'RESET_USERNAME_PASSWORD',
    title: 'reset.title',
    fetch: () =>
      import('../screens/reset-credentials/reset-credentials-screen').then((module) => module.ResetCredentialsScreen),
    texts: ['reset-credentials', 'secret-rules', 'submissions'],
    ports: ['credentials'],
  },
  'change-password': {
    path: namedPaths.changePassword,
    access: 'login-required',
    profile: 'standalone',
    title: 'change-password.title',
    fetch: () =>
      import('../screens/change-password/change-password-screen').then((module) => module.ChangePasswordScreen),
    texts: ['change-password', 'pin-codes', 'secret-rules', 'submissions'],
    ports: ['client', 'submissions', 'credentials'],
  },
} as const satisfies Record<string, Screen>;
