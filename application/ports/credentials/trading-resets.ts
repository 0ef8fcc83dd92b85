import type { IdempotencyKey } from '../../../domain/submissions/idempotency-key';
import type { AsyncResult } from '../call-failure';
import type { CodeSent, OneTimeCodeChannel } from '../session/sessions';
import type { LastChanges } from './secret-changes';

/** Where a code can go, masked; what isn't on file is absent [RESET-15]. */
export type TradingResetContact = {
  readonly maskedMobileNumber?: string | undefined;
  readonly maskedEmail?: string | undefined;
};

/** The code that was sent, the secret of the login, and the new trading password; never stored, never logged. */
export type TradingReset = { readonly otp: string; readonly secret: string; readonly next: string };

/** A new trading password for a client who is logged in and forgot the present one, or had it suspended [ERR-61, CRED-24]. */
export abstract class TradingResets {
  abstract contact(): AsyncResult<TradingResetContact>;
  /** Asks for a code by the chosen channel; it is good in this session alone. */
  abstract sendCode(channel: OneTimeCodeChannel): AsyncResult<CodeSent>;
  /** Resets once under the key; afterwards every other session of the client has ended, and this one goes on under another token. */
  abstract reset(reset: TradingReset, key: IdempotencyKey): AsyncResult<LastChanges>;
}
