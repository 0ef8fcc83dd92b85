import { maskEmail, maskMobile } from '../../clients/mask-contact';

/** The answer to a right password where logins can ask for a code: whether a one-time code is asked for, and where it could go, masked; a way that isn't on record is undefined [AUTH-05, ENT-56]. */
export type LoginResult = {
  readonly enabledLoginOtp: boolean;
  readonly maskedMobileNumber?: string | undefined;
  readonly maskedEmail?: string | undefined;
};

/** The answer to a client whose password was right; whoever reads it could neither call nor write to the client [AUTH-05, ENT-56]. */
export const loginResult = (client: {
  readonly asksForCode: boolean;
  readonly mobile: string;
  readonly email: string;
}): LoginResult => ({
  enabledLoginOtp: client.asksForCode,
  maskedMobileNumber: client.mobile === '' ? undefined : maskMobile(client.mobile),
  maskedEmail: client.email === '' ? undefined : maskEmail(client.email),
});
