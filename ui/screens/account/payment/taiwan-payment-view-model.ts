import { makeAutoObservable } from 'mobx';
import type { BankAccounts } from '../../../../application/ports/banking/bank-accounts';
import type { SameDayDebits } from '../../../../application/ports/banking/same-day-debits';
import type { Clock } from '../../../../application/ports/clock';
import type { BankAccount } from '../../../../domain/banking/bank-account';
import { hongKongDayAt } from '../../../../domain/calendar/hong-kong-time';
import { changedBankAccounts, type ListedBankAccount } from '../../../../domain/banking/changed-bank-accounts';
import { onlineDirectDebit } from '../../../../domain/banking/listed-account-state';
import type { SameDayDirectDebit } from '../../../../domain/banking/same-day-direct-debit';
import { AsyncResource } from '../../../stores/async-resource';

type Ports = { readonly accounts: BankAccounts; readonly sameDay: SameDayDebits; readonly clock: Clock };

/**
 * The debited and credited accounts of a client in Taiwan and the new ones, each loading and failing by itself
 * [ACCT-02].
 */
export class TaiwanPaymentViewModel {
  /** The day on which the authorities are judged. */
  readonly day: string;
  readonly debits: AsyncResource<readonly BankAccount[]>;
  readonly credits: AsyncResource<readonly ListedBankAccount[]>;
  readonly listed: AsyncResource<readonly ListedBankAccount[]>;
  readonly sameDay: AsyncResource<SameDayDirectDebit>;

  constructor({ accounts, sameDay, clock }: Ports) {
    this.day = hongKongDayAt(clock.serverNow());
    this.debits = new AsyncResource(() => accounts.directDebits());
    this.credits = new AsyncResource(() => accounts.credited());
    this.listed = new AsyncResource(() => accounts.listed());
    this.sameDay = new AsyncResource(() => sameDay.current());
    makeAutoObservable(
      this,
      { day: false, debits: false, credits: false, listed: false, sameDay: false, onlineDebitOf: false },
      { autoBind: true, deep: false },
    );
  }

  /** The accounts of a recent change [BANK-07, BANK-09]. */
  get changed(): readonly ListedBankAccount[] {
    return changedBankAccounts(this.listed.value ?? []);
  }

  /** Returns the progress of an account's online direct debit, where the list of accounts says so [BANK-08]. */
  onlineDebitOf({ bankAccountNo }: BankAccount): ReturnType<typeof onlineDirectDebit> {
    const account = this.listed.value?.find((listed) => listed.bankAccountNo === bankAccountNo);
    return account && onlineDirectDebit(account);
  }

  load(): void {
    for (const resource of [this.debits, this.credits, this.listed, this.sameDay]) void resource.load();
  }
}
