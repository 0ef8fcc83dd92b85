import * as z from 'zod/mini';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { inTaiwan } from '../call-regions';
import { idempotencyKeyHeader, keyErrorCodes } from '../idempotency-key';
import { nothing } from '../nothing';
import type { ServedCall } from '../served-call';
import { resetCodeBody } from './reset';
import { secretCodes } from './secret-change-calls';
import { lastChanges, secretText } from './secret-changes';

/** Where a code can go, masked; null where nothing is on file [RESET-10, RESET-15]. */
export const tradingResetContact = z.object({
  maskedMobileNumber: z.optional(z.nullable(z.string())),
  maskedEmail: z.optional(z.nullable(z.string())),
});

/** The code that was sent, the secret of the login, and the new trading password. */
export const tradingReset = z.object({ otp: secretText, secret: secretText, next: secretText });

/** A new trading password in place of a forgotten or suspended one; ours, since the specification has the way there and no call [ERR-61, CRED-24]. */
export const tradingResetCalls = {
  tradingResetContact: {
    method: 'GET',
    path: '/authentication/tradingPassword',
    regions: inTaiwan,
    effect: 'read',
    extension: 'trading-password-reset',
    answer: tradingResetContact,
  },
  sendTradingResetCode: {
    method: 'POST',
    path: '/authentication/tradingPassword/sendOtp',
    regions: inTaiwan,
    effect: 'write',
    extension: 'trading-password-reset',
    answer: nothing,
    body: { schema: resetCodeBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { 403: [ownResetErrorCodes.noContact, 'LOG0005'], 429: ['OTP_SENT_TOO_OFTEN'] },
  },
  resetTradingPassword: {
    method: 'POST',
    path: '/authentication/tradingPassword',
    regions: inTaiwan,
    effect: 'write',
    extension: 'trading-password-reset',
    answer: lastChanges,
    handsOver: 'session',
    body: { schema: tradingReset, errorCode: 'BAD_REQUEST' },
    headers: idempotencyKeyHeader,
    errorCodes: { ...keyErrorCodes, 400: [...secretCodes], 403: [ownResetErrorCodes.codeWrong, 'PIN0002', 'LOG0005'] },
  },
} as const satisfies Record<string, ServedCall>;
