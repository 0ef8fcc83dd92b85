import { inEveryRegion } from '../call-regions';
import { accountDetailsAnswer } from './account-details';
import type { ServedCall } from '../served-call';

/** What other calls tell too, for who asks for all at once [CONFLICT-57]. */
export const accountDetailsCalls = {
  accountInfo: {
    method: 'GET',
    path: '/authentication/accountInfo',
    regions: inEveryRegion,
    effect: 'read',
    answer: accountDetailsAnswer,
  },
} as const satisfies Record<string, ServedCall>;
