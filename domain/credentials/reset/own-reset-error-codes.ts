import { insecurePasswordCode } from '../secrets/common-passwords';

/** The codes of our own with which a reset is refused, beside those of the catalogue [CRED-22, RESET-13]. */
export const ownResetErrorCodes = {
  /** There is no such reset, it is past its time, or past this step: it begins anew. */
  over: 'RESET_OVER',
  /** The data are right, and there is neither a mobile number nor an e-mail address to send to [OPEN-42]. */
  noContact: 'RESET_NO_CONTACT',
  /** The PIN is the client's own already: there is nothing to activate. */
  active: 'PIN_ACTIVE',
  /** The code isn't the one that was sent for this session, or no longer good [AUTH-28, AUTH-29]. */
  codeWrong: 'RESET_CODE_WRONG',
  /** The new password is one that many people use. */
  insecure: insecurePasswordCode,
} as const;
