import { inEveryRegion } from '../call-regions';
import { heldFundList } from './held-funds';
import type { ServedCall } from '../served-call';

/** What the client holds, for who asks by REST [CONFLICT-57]. */
export const heldFundCalls = {
  portfolio: { method: 'GET', path: '/portfolio', regions: inEveryRegion, effect: 'read', answer: heldFundList },
} as const satisfies Record<string, ServedCall>;
