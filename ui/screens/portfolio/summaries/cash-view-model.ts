import { makeAutoObservable } from 'mobx';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import type { CashAccounts, CashAccountSummary } from '../../../../application/ports/cash-account/cash-accounts';
import type { Clock } from '../../../../application/ports/clock';
import type { Calendar } from '../../../../domain/calendar/calendar';
import type { CashAccount } from '../../../../domain/cash-account/cash-account';
import { cashTransactionRow, type CashTransactionRow } from '../../../../domain/cash-account/cash-transaction-row';
import { masterAccountNo } from '../../../../domain/clients/client-accounts';
import { cashAccountAccess } from '../../../../domain/clients/feature-gates';
import type { CashAccountAccess } from '../../../../domain/clients/regional-facts';
import type { User } from '../../../../domain/clients/user';
import { ok } from '../../../../domain/kernel/result';
import { AsyncResource } from '../../../stores/async-resource';
import { type AsOf, timed } from './as-of';

const latestRows = 5;

/**
 * The client's Cash Account on the home: balances, what is under way, what came last [VCA-01, VCA-06, VCA-08, VCA-23,
 * VCA-34].
 */
export class CashViewModel {
  readonly resource: AsyncResource<AsOf<CashAccountSummary>>;
  /** Open, to be enabled, or none for this client [ROLE-05, OPEN-57]; none until it is known who the client is. */
  access: CashAccountAccess = 'none';
  private accountNo: string | undefined;

  constructor(
    private readonly accounts: CashAccounts,
    clock: Clock,
    private readonly calendar: Calendar,
  ) {
    this.resource = new AsyncResource(timed(clock, () => this.ask()));
    makeAutoObservable<this, 'accounts' | 'calendar'>(
      this,
      { resource: false, accounts: false, calendar: false },
      { autoBind: true, deep: false },
    );
  }

  /** The balances, one for each currency. */
  get balances(): readonly CashAccount[] {
    return this.resource.value?.value.accounts ?? [];
  }

  get pending(): readonly CashTransactionRow[] {
    return this.rowsOf(this.resource.value?.value.pending ?? []);
  }

  /** The last few of what is done with. */
  get latest(): readonly CashTransactionRow[] {
    return this.rowsOf((this.resource.value?.value.completed ?? []).slice(0, latestRows));
  }

  load(user: User): void {
    this.access = cashAccountAccess(user);
    this.accountNo = masterAccountNo(user);
    if (this.access === 'open') void this.resource.load();
  }

  private ask(): AsyncResult<CashAccountSummary> {
    if (this.accountNo === undefined) return Promise.resolve(ok({ accounts: [], pending: [], completed: [] }));
    return this.accounts.summary(this.accountNo);
  }

  private rowsOf(transactions: CashAccountSummary['pending']): readonly CashTransactionRow[] {
    return transactions.map((transaction) => cashTransactionRow(transaction, this.calendar));
  }
}
