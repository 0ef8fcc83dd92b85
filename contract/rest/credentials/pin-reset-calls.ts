import { accountFrozenCode } from '../../../domain/credentials/login/account-freeze';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { inHongKong } from '../call-regions';
import type { ServedCall } from '../served-call';
import { nothing } from '../nothing';
import { pinActivation, pinDispatch, pinResetBody } from './pin-reset';
import { secretCodes } from './secret-change-calls';

/** A new PIN for who forgot it, and the activation of one that was sent [RESET-18, CONFLICT-12, AUTH-46]. */
export const pinResetCalls = {
  // Ours: the form is specified, and no call for it.
  askForPin: {
    method: 'POST',
    path: '/authentication/pinReset',
    regions: inHongKong,
    session: 'none',
    effect: 'write',
    extension: 'pin-reset',
    answer: pinDispatch,
    body: { schema: pinResetBody, errorCode: 'BAD_REQUEST' },
    errorCodes: {
      400: ['PRE0000', 'PRE0001', 'PRE0002', 'PRE0003', 'PRE0004', 'PRE0005', 'PRE0006', 'PRE0007', 'PRE0008'],
      403: ['PRE0010', 'PRE0011', 'PRE0012', accountFrozenCode, ownResetErrorCodes.noContact],
      429: ['TOO_MANY_REQUESTS'],
    },
  },
  // Ours as well, for the PIN that has arrived, and for the first one.
  activatePin: {
    method: 'POST',
    path: '/authentication/pinActivation',
    regions: inHongKong,
    session: 'none',
    effect: 'write',
    extension: 'pin-reset',
    answer: nothing,
    body: { schema: pinActivation, errorCode: 'BAD_REQUEST' },
    errorCodes: {
      400: [...secretCodes, ownResetErrorCodes.insecure],
      403: ['LOG0001', 'LOG0005', 'LOG0006', 'LOG0008', accountFrozenCode, ownResetErrorCodes.active],
      429: ['TOO_MANY_REQUESTS'],
    },
  },
} as const satisfies Record<string, ServedCall>;
