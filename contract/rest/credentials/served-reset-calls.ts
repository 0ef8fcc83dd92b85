import { accountFrozenCode } from '../../../domain/credentials/login/account-freeze';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { nothing } from '../nothing';
import type { ServedCall } from '../served-call';
import { validateOtpAnswer, validateOtpBody } from '../sessions/authentication';
import {
  forgotPinBody,
  passwordRuleList,
  pinBody,
  resetCodeBody,
  resetProgress,
  usernameBody,
  userCodeRuleList,
} from './reset';
import { resetCalls } from './reset-calls';

const over = { 409: [ownResetErrorCodes.over] };
const refusals = ['PRE0010', 'PRE0011', 'PRE0012', accountFrozenCode];
const often = { 429: ['TOO_MANY_REQUESTS'] };

/** The inputs and answers of the calls of a reset. */
export const servedResetCalls = {
  forgotPinStep: { ...resetCalls.forgotPinStep, answer: resetProgress, errorCodes: often },
  forgotPin: {
    ...resetCalls.forgotPin,
    answer: resetProgress,
    body: { schema: forgotPinBody, errorCode: 'BAD_REQUEST' },
    errorCodes: {
      400: [
        'PRE0001',
        'PRE0002',
        'PRE0003',
        'PRE0004',
        'PRE0005',
        'PRE0006',
        'PRE0007',
        'PRE0008',
        ownResetErrorCodes.insecure,
      ],
      403: refusals,
      ...over,
      ...often,
    },
  },
  forgotPinSendOtp: {
    ...resetCalls.forgotPinSendOtp,
    answer: nothing,
    body: { schema: resetCodeBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { 403: ['PRE0011'], ...over, 429: ['OTP_SENT_TOO_OFTEN'] },
  },
  forgotPinValidateOtp: {
    ...resetCalls.forgotPinValidateOtp,
    answer: validateOtpAnswer,
    mayBeEmpty: true,
    body: { schema: validateOtpBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { 403: ['PRE0011'], ...over, ...often },
  },
  forgotPinValidateUsername: {
    ...resetCalls.forgotPinValidateUsername,
    answer: userCodeRuleList,
    body: { schema: usernameBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { ...over, ...often },
  },
  forgotPinValidatePin: {
    ...resetCalls.forgotPinValidatePin,
    answer: passwordRuleList,
    body: { schema: pinBody, errorCode: 'BAD_REQUEST' },
    errorCodes: { ...over, ...often },
  },
} as const satisfies Record<keyof typeof resetCalls, ServedCall>;
