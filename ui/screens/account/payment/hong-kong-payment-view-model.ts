import { makeAutoObservable } from 'mobx';
import type { BankAccounts } from '../../../../application/ports/banking/bank-accounts';
import type { SameDayDebits } from '../../../../application/ports/banking/same-day-debits';
import type { StandingInstructions } from '../../../../application/ports/banking/standing-instructions';
import type { Clock } from '../../../../application/ports/clock';
import type { BankAccount } from '../../../../domain/banking/bank-account';
import { chooseDdaAccount, chooseSpiAccount } from '../../../../domain/banking/choose-bank-account';
import type { SameDayDirectDebit } from '../../../../domain/banking/same-day-direct-debit';
import { hongKongDayAt } from '../../../../domain/calendar/hong-kong-time';
import { AsyncResource } from '../../../stores/async-resource';

type Ports = {
  readonly accounts: Pick<BankAccounts, 'directDebits'>;
  readonly instructions: StandingInstructions;
  readonly sameDay: SameDayDebits;
  readonly clock: Clock;
};

/**
 * The credited and the debited accounts of a client in Hong Kong, each loading and failing by itself [ACCT-02,
 * BANK-10].
 */
export class HongKongPaymentViewModel {
  /** The day on which the authorities are judged. */
  readonly day: string;
  readonly instructions: AsyncResource<readonly BankAccount[]>;
  readonly debits: AsyncResource<readonly BankAccount[]>;
  readonly sameDay: AsyncResource<SameDayDirectDebit>;

  constructor({ accounts, instructions, sameDay, clock }: Ports) {
    this.day = hongKongDayAt(clock.serverNow());
    this.instructions = new AsyncResource(() => instructions.active());
    this.debits = new AsyncResource(() => accounts.directDebits());
    this.sameDay = new AsyncResource(() => sameDay.current());
    makeAutoObservable(
      this,
      { day: false, instructions: false, debits: false, sameDay: false },
      { autoBind: true, deep: false },
    );
  }

  /** The account that is paid to [BANK-05, SHAPE-07]. */
  get paid(): BankAccount | undefined {
    return chooseSpiAccount(this.instructions.value ?? []);
  }

  /** The accounts beside it, which are not used. */
  get notPaid(): readonly BankAccount[] {
    return (this.instructions.value ?? []).filter((account) => account !== this.paid);
  }

  /** The account that is debited [BANK-06, SHAPE-08]. */
  get debited(): BankAccount | undefined {
    return chooseDdaAccount(this.debits.value ?? [], this.day);
  }

  get notDebited(): readonly BankAccount[] {
    return (this.debits.value ?? []).filter((account) => account !== this.debited);
  }

  load(): void {
    for (const resource of [this.instructions, this.debits, this.sameDay]) void resource.load();
  }
}
