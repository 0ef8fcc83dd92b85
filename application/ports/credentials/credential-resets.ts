import type { ResetIdentity } from '../../../domain/credentials/reset/check-reset-identity';
import type { ResetStep } from '../../../domain/credentials/reset/reset-step';
import type { ResetType } from '../../../domain/credentials/reset/reset-type';
import type { LoginPasswordRule } from '../../../domain/credentials/secrets/check-login-password';
import type { UserCodeRule } from '../../../domain/credentials/secrets/check-user-code';
import type { RuleCheck } from '../../../domain/credentials/secrets/rule-check';
import type { AsyncResult } from '../call-failure';
import type { CodeSent, OneTimeCodeChannel } from '../session/sessions';

/** Where the server says that this browser's reset stands, and where a code can go, masked [RESET-12, RESET-15]. */
export type ResetProgress = {
  readonly step: ResetStep;
  readonly type?: ResetType | undefined;
  readonly maskedMobileNumber?: string | undefined;
  readonly maskedEmail?: string | undefined;
};

/** A new user code, a new password or both; never stored, never logged. */
export type NewCredentials = { readonly userCode?: string | undefined; readonly password?: string | undefined };

export type UserCodeChecks = readonly RuleCheck<UserCodeRule>[];
export type PasswordChecks = readonly RuleCheck<LoginPasswordRule>[];

/** The outcome of new details: the step is done, or stays, with the rules that say why. */
export type ResetCompletion = ResetProgress & {
  readonly userCodeChecks: UserCodeChecks;
  readonly passwordChecks: PasswordChecks;
};

/** Resets what a client who isn't logged in has lost; the server keeps the step [RESET-01, RESET-13]. */
export abstract class CredentialResets {
  /** Where this browser's reset stands; at the beginning where there is none. */
  abstract progress(): AsyncResult<ResetProgress>;
  /** Begins a reset with the data of who asks for it; a refusal says which of them is wrong [ERR-51..58]. */
  abstract identify(type: ResetType, identity: ResetIdentity): AsyncResult<ResetProgress>;
  /** Asks for a one-time code by the chosen channel [API-15, API-86]. */
  abstract sendCode(channel: OneTimeCodeChannel): AsyncResult<CodeSent>;
  /** True when the server accepts the code [API-16, API-85]. */
  abstract validateCode(code: string): AsyncResult<boolean>;
  /** Checks a user code against its ten rules [API-17, API-88]. */
  abstract checkUserCode(userCode: string): AsyncResult<UserCodeChecks>;
  /** Checks a password against its eleven rules, beside a new user code where there is one [API-18, API-87]. */
  abstract checkPassword(password: string, userCode?: string): AsyncResult<PasswordChecks>;
  /** Ends the reset with the new details [API-19, API-84]. */
  abstract complete(details: NewCredentials): AsyncResult<ResetCompletion>;
}
