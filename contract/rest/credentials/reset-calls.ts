import type { Call } from '../call';
import { inTaiwan } from '../call-regions';

const ofReset = { regions: inTaiwan, session: 'none' } as const;

/** The calls of a reset, each named by its path; who makes them is known by the reset’s own cookie [API-15..19, API-84..88, CONFLICT-17]. */
export const resetCalls = {
  /** Where the reset of this browser stands. */
  forgotPinStep: {
    method: 'GET',
    path: '/authentication/forgotPin',
    ...ofReset,
    effect: 'read',
    extension: 'reset-steps',
  },
  /** Begins it with the data, and ends it with the new details: the step says which [RESET-12]. */
  forgotPin: { method: 'POST', path: '/authentication/forgotPin', ...ofReset, effect: 'write' },
  forgotPinSendOtp: { method: 'POST', path: '/authentication/forgotPin/sendOtp', ...ofReset, effect: 'write' },
  forgotPinValidateOtp: { method: 'POST', path: '/authentication/forgotPin/validateOtp', ...ofReset, effect: 'write' },
  forgotPinValidateUsername: {
    method: 'POST',
    path: '/authentication/forgotPin/validateUsername',
    ...ofReset,
    effect: 'read-once',
  },
  forgotPinValidatePin: {
    method: 'POST',
    path: '/authentication/forgotPin/validatePin',
    ...ofReset,
    effect: 'read-once',
  },
} as const satisfies Record<string, Call>;
