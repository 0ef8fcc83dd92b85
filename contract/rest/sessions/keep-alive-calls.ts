import { inEveryRegion } from '../call-regions';
import { nothing } from '../nothing';
import type { ServedCall } from '../served-call';

/** The calls that keep an open session alive: one while the client is active, one on demand [API-20, API-26, CONFLICT-16]. */
export const keepAliveCalls = {
  authRefresh: { method: 'GET', path: '/auth/refresh', regions: inEveryRegion, effect: 'read', answer: nothing },
  heartbeat: { method: 'GET', path: '/heartbeat', regions: inEveryRegion, effect: 'read', answer: nothing },
} as const satisfies Record<string, ServedCall>;
