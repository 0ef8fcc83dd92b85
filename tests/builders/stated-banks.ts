import { BankAccounts } from '../../application/ports/banking/bank-accounts';
import type { CallFailure } from '../../application/ports/call-failure';
import { SameDayDebits } from '../../application/ports/banking/same-day-debits';
import { StandingInstructions } from '../../application/ports/banking/standing-instructions';
import type { BankAccount } from '../../domain/banking/bank-account';
import type { ListedBankAccount } from '../../domain/banking/changed-bank-accounts';
import type { SameDayDirectDebit } from '../../domain/banking/same-day-direct-debit';
import { ok, type Result } from '../../domain/kernel/result';

type Said<T> = Result<T, CallFailure> | Promise<Result<T, CallFailure>>;

type Stated = {
  readonly listed: Said<readonly ListedBankAccount[]>;
  readonly debits: Said<readonly BankAccount[]>;
  readonly credited: Said<readonly ListedBankAccount[]>;
};

/** The client’s bank accounts as a test states them; none where it says nothing. */
export class StatedBanks extends BankAccounts {
  /** The number of times that the list was asked for. */
  asked = 0;

  constructor(private readonly stated: Partial<Stated> = {}) {
    super();
  }
  listed() {
    this.asked += 1;
    return Promise.resolve(this.stated.listed ?? ok([]));
  }
  directDebits() {
    return Promise.resolve(this.stated.debits ?? ok([]));
  }
  credited() {
    return Promise.resolve(this.stated.credited ?? ok([]));
  }
}

/** The client's standing instructions as a test states them. */
export class StatedInstructions extends StandingInstructions {
  constructor(private readonly answer: Said<readonly BankAccount[]>) {
    super();
  }
  active() {
    return Promise.resolve(this.answer);
  }
}

/** The client's same-day debit as a test states it. */
export class StatedSameDay extends SameDayDebits {
  constructor(private readonly answer: Said<SameDayDirectDebit>) {
    super();
  }
  current() {
    return Promise.resolve(this.answer);
  }
}

/** An authority that says nothing but what a test is about. */
export const authority = (bankAccountNo: string, more: Partial<BankAccount> = {}): BankAccount => ({
  bankAccountNo,
  debitLimitPrecision: 2,
  addressLines: [],
  ...more,
});
