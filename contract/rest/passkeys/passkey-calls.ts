import { passkeyErrorCodes } from '../../../domain/credentials/passkeys/passkey-error-codes';
import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { inEveryRegion, inHongKong } from '../call-regions';
import { nothing } from '../nothing';
import type { ServedCall } from '../served-call';
import {
  passkeyStepUpQuery,
  createdPasskey,
  passkeyCreation,
  passkeyList,
  passkeyLogin,
  passkeyStepUp,
  passkeyRequest,
  passkeyCreationQuery,
  removedPasskey,
  renamedPasskey,
} from './passkeys';

const { unavailable, unknown, refused, tooMany } = passkeyErrorCodes;
const ofSecret = [stepUpErrorCodes.credential, 'LOG0005'];

/** The calls about passkeys; all ours, since the specification names none. They stand beside its ways and take the place of none [R14]. */
export const passkeyCalls = {
  passkeys: {
    method: 'GET',
    path: '/account/passkeys',
    regions: inEveryRegion,
    effect: 'read',
    extension: 'passkeys',
    answer: passkeyList,
  },
  beginPasskey: {
    method: 'POST',
    path: '/account/passkeys/begin',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'passkeys',
    answer: passkeyCreation,
    handsOver: 'session',
    body: { schema: passkeyCreationQuery, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unavailable], 403: ofSecret, 409: [tooMany] },
  },
  addPasskey: {
    method: 'POST',
    path: '/account/passkeys',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'passkeys',
    answer: passkeyList,
    body: { schema: createdPasskey, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unavailable, unknown, refused], 409: [tooMany] },
  },
  renamePasskey: {
    method: 'POST',
    path: '/account/passkeys/rename',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'passkeys',
    answer: passkeyList,
    body: { schema: renamedPasskey, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unknown] },
  },
  removePasskey: {
    method: 'POST',
    path: '/account/passkeys/remove',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'passkeys',
    answer: passkeyList,
    handsOver: 'session',
    body: { schema: removedPasskey, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unknown], 403: ofSecret },
  },
  askPasskeyProof: {
    method: 'POST',
    path: '/auth/re-auth/passkey/begin',
    regions: inHongKong,
    effect: 'write',
    extension: 'passkeys',
    answer: passkeyRequest,
    body: { schema: passkeyStepUpQuery, errorCode: stepUpErrorCodes.unknown },
    errorCodes: { 400: [unavailable, stepUpErrorCodes.expired, stepUpErrorCodes.used] },
  },
  givePasskeyProof: {
    method: 'POST',
    path: '/auth/re-auth/passkey',
    regions: inHongKong,
    effect: 'write',
    extension: 'passkeys',
    answer: nothing,
    handsOver: 'session',
    body: { schema: passkeyStepUp, errorCode: 'BAD_REQUEST' },
    errorCodes: {
      400: [unknown, refused, stepUpErrorCodes.unknown, stepUpErrorCodes.expired, stepUpErrorCodes.used],
      403: ['LOG0005'],
    },
  },
  askPasskeyLogin: {
    method: 'POST',
    path: '/authentication/login/passkey/begin',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'passkeys',
    session: 'code-pending',
    answer: passkeyRequest,
    errorCodes: { 400: [unavailable], 403: ['SIGN_IN_STOPPED'], 429: ['TOO_MANY_REQUESTS'] },
  },
  givePasskeyLogin: {
    method: 'POST',
    path: '/authentication/login/passkey',
    regions: inEveryRegion,
    effect: 'write',
    extension: 'passkeys',
    session: 'code-pending',
    answer: nothing,
    handsOver: 'session',
    body: { schema: passkeyLogin, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unknown, refused], 403: ['LOG0005', 'SIGN_IN_STOPPED'] },
  },
} as const satisfies Record<string, ServedCall>;
