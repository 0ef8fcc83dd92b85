import type { BankAccount } from '../../../domain/banking/bank-account';
import type { AsyncResult } from '../call-failure';

/** Where the signed-in client's money is paid to; Hong Kong only. */
export abstract class StandingInstructions {
  /** The accounts of the instructions that are active [GQL-23, BANK-11]. */
  abstract active(): AsyncResult<readonly BankAccount[]>;
}
