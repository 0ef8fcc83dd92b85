import { accountFrozenCode } from '../../../domain/credentials/login/account-freeze';
import { nothing } from '../nothing';
import type { ServedCall } from '../served-call';
import { logOnAnswer, sendOtpParams, validateOtpAnswer, validateOtpBody } from './authentication';
import { sessionCalls } from './session-calls';

/**
 * The inputs and answers of the calls of the session, apart from their rows so that the login page doesn’t load them.
 */
export const servedSessionCalls = {
  logon: {
    ...sessionCalls.logon,
    answer: logOnAnswer,
    credentials: 'basic',
    handsOver: 'session',
    errorCodes: {
      400: ['LOG0003'],
      401: ['LOG0001', 'LOG0005', 'LOG0006', 'LOG0008', 'LOG0009', 'LOG0013', accountFrozenCode],
      403: ['SIGN_IN_STOPPED'],
      429: ['TOO_MANY_REQUESTS'],
    },
  },
  loginSendOtp: {
    ...sessionCalls.loginSendOtp,
    answer: nothing,
    params: { schema: sendOtpParams, errorCode: 'BAD_REQUEST' },
    errorCodes: { 403: ['LOG0005', 'SIGN_IN_STOPPED'], 429: ['OTP_SENT_TOO_OFTEN'] },
  },
  loginValidateOtp: {
    ...sessionCalls.loginValidateOtp,
    answer: validateOtpAnswer,
    mayBeEmpty: true,
    handsOver: 'session',
    body: { schema: validateOtpBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { 403: ['LOG0005', 'SIGN_IN_STOPPED'] },
  },
  authLogout: { ...sessionCalls.authLogout, answer: nothing },
} as const satisfies Record<keyof typeof sessionCalls, ServedCall>;
