import { inEveryRegion } from '../call-regions';
import type { ServedCall } from '../served-call';
import { clientMessages } from './client-messages';

/** The messages that were sent to the client; the specification names the path of their page and no call [ROUTE-18]. */
export const messageCalls = {
  clientMessages: {
    method: 'GET',
    path: '/account/messages',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'messages',
    answer: clientMessages,
  },
} as const satisfies Record<string, ServedCall>;
