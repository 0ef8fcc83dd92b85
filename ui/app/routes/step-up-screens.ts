import { passkeyStepUpPath } from '../../../config/named-paths';
import type { Screen } from './screen';

/** The screens of step-up authentication, and of the return from it [ROUTE-05..07]. */
export const stepUpScreens = {
  're-auth-local': {
    path: '/re-auth-local',
    access: 'login-required',
    flag: 'LOCAL_LOGIN',
    title: 're-authentication:title',
  },
  're-auth-passkey': {
    path: passkeyStepUpPath,
    access: 'login-required',
    profile: 'standalone',
    flag: 'RE_AUTH',
    title: 're-authentication:title',
  },
  're-auth-callback': {
    path: '/re-auth-callback',
    access: 'public',
    flag: 'RE_AUTH',
    title: 're-authentication:title',
  },
  're-auth-redirect': {
    path: '/re-auth-redirect',
    access: 'public',
    flag: 'RE_AUTH',
    title: 're-authentication:title',
  },
} as const satisfies Record<string, Screen>;
