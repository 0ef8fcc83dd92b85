import {
  type PinKind,
  pinErrorCode,
  pinEvents,
  pinKinds,
  twoFactorPinCode,
} from '../../../domain/credentials/secrets/pin-error-codes';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { inEveryRegion } from '../call-regions';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import type { ServedCall } from '../served-call';
import { lastChanges, secretChange } from './secret-changes';

const scopes: readonly (PinKind | 'both')[] = [...pinKinds, 'both'];
/** Whatever a new secret can be refused with. */
export const secretCodes = new Set(scopes.flatMap((scope) => pinEvents.map((event) => pinErrorCode(event, scope))));

/** A client's own change of login secret, verification PIN or trading password, the present one given [API-22, CONFLICT-11]. */
export const secretChangeCalls = {
  changeSecret: {
    method: 'POST',
    path: '/auth/authe/change-password',
    regions: inEveryRegion,
    effect: 'write',
    answer: lastChanges,
    handsOver: 'session',
    body: { schema: secretChange, errorCode: 'BAD_REQUEST' },
    headers: idempotencyKeyHeader,
    errorCodes: {
      ...keyErrorCodes,
      400: [...secretCodes, ownResetErrorCodes.insecure],
      403: [...secretCodes, twoFactorPinCode, 'LOG0005', 'VPN0005'],
    },
  },
  // Ours: after a change whose answer was lost this says whether it is in force.
  secretChanges: {
    method: 'GET',
    path: '/auth/authe/change-password',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'secret-changes',
    answer: lastChanges,
  },
} as const satisfies Record<string, ServedCall>;
