import type { RequestedBankAccount } from '../../../domain/banking/bank-account-change';
import type { UploadFile } from '../../../domain/documents/check-upload';
import type { AsyncResult } from '../call-failure';

/** A bank account of the client's that another can take the place of, its number masked. */
export type ReplaceableAccount = {
  readonly id: string;
  readonly bank: string;
  readonly masked: string;
  /** A currency, or the wire's marker XXX for any [OPEN-90]. */
  readonly currency: string;
};

/** A request for another bank account that waits, its number masked, with the instants of the request and of its first possible effect. */
export type BankAccountRequest = {
  readonly id: string;
  readonly bank: string;
  readonly branch?: string | undefined;
  readonly masked: string;
  readonly currency: string;
  /** The masked number of the account that it takes the place of; absent for one beside the others. */
  readonly replaces?: string | undefined;
  readonly requestedAt: string;
  readonly effectiveAt: string;
  /** True once the firm has found the proof good. */
  readonly isAccepted: boolean;
};

/** The accounts that can be replaced, and the requests that wait, the earliest first. */
export type OwnBankAccounts = {
  readonly accounts: readonly ReplaceableAccount[];
  readonly changes: readonly BankAccountRequest[];
};

/** The picture that proves whose account it is. */
export type BankAccountProof = { readonly file: UploadFile; readonly content: Blob };

/** An account that a client asks for: in the place of one by its id, or beside the others in a currency. */
export type BankAccountWish = RequestedBankAccount & {
  readonly place: { readonly replaces: string } | { readonly currency: string };
  readonly secret: string;
};

/** Requests for another bank account; each method answers what is then on record and what waits [R14]. */
export abstract class BankAccountChanges {
  abstract current(): AsyncResult<OwnBankAccounts>;
  /** Asks for an account with the present secret and a proof; the very same again changes nothing. The session goes on under another token. */
  abstract request(input: BankAccountWish, proof: BankAccountProof): AsyncResult<OwnBankAccounts>;
  /** Gives up a request that waits. */
  abstract cancel(id: string): AsyncResult<OwnBankAccounts>;
}
