import { inEveryRegion } from '../call-regions';
import { accountDetailsAnswer } from './account-details';
import type { ServedCall } from '../served-call';

/** The calls for all account details at once, which other calls answer too [CONFLICT-57]. */
export const accountDetailsCalls = {
  accountInfo: {
    method: 'GET',
    path: '/authentication/accountInfo',
    regions: inEveryRegion,
    effect: 'read',
    answer: accountDetailsAnswer,
  },
} as const satisfies Record<string, ServedCall>;
