import { resetRefusals } from '../../../../domain/credentials/reset/reset-refusals';
import { inHongKong } from '../call-regions';
import type { ServedCall } from '../served-call';
import { pinPromise, pinResetBody } from './pin-reset';

/** A new PIN for who forgot it [RESET-18, CONFLICT-12]. */
export const pinResetCalls = {
  // Ours: the form is specified, and no call for it.
  askForPin: {
    method: 'POST',
    path: '/authentication/pinReset',
    regions: inHongKong,
    session: 'none',
    effect: 'write',
    answer: pinPromise,
    body: { schema: pinResetBody, refusedAs: 'BAD_REQUEST' },
    refusals: {
      400: ['PRE0000', 'PRE0001', 'PRE0002', 'PRE0003', 'PRE0004', 'PRE0005', 'PRE0006', 'PRE0007', 'PRE0008'],
      403: ['PRE0010', 'PRE0011', 'PRE0012', resetRefusals.noContact],
      429: ['TOO_MANY_REQUESTS'],
    },
  },
} as const satisfies Record<string, ServedCall>;
