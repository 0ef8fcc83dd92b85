import type { Screen } from './screen';

/** The screens that have one thing to say, in place of the legacy application's [OPEN-16]. */
export const messageScreens = {
  'not-found': {
    path: '/not-found',
    access: 'public',
    profile: 'standalone',
    title: 'common:title.not-found',
  },
  'general-error': {
    path: '/general-error',
    access: 'public',
    profile: 'standalone',
    title: 'common:title.general-error',
  },
  'logged-out': {
    path: '/logged-out',
    access: 'public',
    profile: 'standalone',
    title: 'common:title.logged-out',
  },
} as const satisfies Record<string, Screen>;
