import { stepUpErrorCodes } from '../../../domain/credentials/re-authentication/step-up-error-codes';
import { inHongKong } from '../call-regions';
import { nothing } from '../nothing';
import type { ServedCall } from '../served-call';
import { reAuthenticationBody, wireReAuthenticationProvider, returnedReAuthentication } from './re-authentication';

const { credential, expired, unavailable, unknown, used } = stepUpErrorCodes;

// Ours: the specification names the page a client is sent to, and no call that tells the server what for [API-23].
/** The calls before and after the page where a client re-authenticates [REAUTH-01, REAUTH-14]. */
export const reAuthenticationCalls = {
  beginReAuthentication: {
    method: 'POST',
    path: '/auth/re-auth/begin',
    regions: inHongKong,
    effect: 'write',
    extension: 're-authentication-requests',
    answer: wireReAuthenticationProvider,
    body: { schema: reAuthenticationBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { 400: [unavailable, used] },
  },
  finishReAuthentication: {
    method: 'POST',
    path: '/auth/re-auth/finish',
    regions: inHongKong,
    effect: 'write',
    extension: 're-authentication-requests',
    answer: nothing,
    handsOver: 'session',
    body: { schema: returnedReAuthentication, errorCode: unknown },
    errorCodes: { 400: [credential, expired, used] },
  },
} as const satisfies Record<string, ServedCall>;
