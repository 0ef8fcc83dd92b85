import { makeAutoObservable } from 'mobx';
import type { AsyncResult, ServerError } from '../../../application/ports/call-failure';
import type { CashInstructions } from '../../../application/ports/cash-account/cash-instructions';
import type { Users } from '../../../application/ports/clients/users';
import type { Clock } from '../../../application/ports/clock';
import type { CashAccounts, CashAccountSummary } from '../../../application/ports/cash-account/cash-accounts';
import type { Calendar } from '../../../domain/calendar/calendar';
import type { CashAccount } from '../../../domain/cash-account/cash-account';
import { cashErrorCodes } from '../../../domain/cash-account/instructions/cash-problem';
import { cashTransactionRow, type CashTransactionRow } from '../../../domain/cash-account/cash-transaction-row';
import { parseOneOf } from '../../../domain/kernel/parse-one-of';
import { ok } from '../../../domain/kernel/result';
import { AsyncResource } from '../../stores/async-resource';
import { HeldCancellationFlow } from './transactions/held-cancellation-flow';
import { ownCashAccount } from './own-cash-account';

type Shown =
  /** The client has none: it isn't opened yet, only offered, or not even that. */
  | { readonly kind: 'none' | 'hint-to-enable' | 'not-opened' }
  | { readonly kind: 'refused'; readonly error: ServerError }
  | { readonly kind: 'open'; readonly summary: CashAccountSummary; readonly at: string };

type Deps = {
  readonly users: Users;
  readonly accounts: CashAccounts;
  readonly instructions: Pick<CashInstructions, 'cancel'>;
  readonly clock: Pick<Clock, 'serverNow'>;
};

const nothing: CashAccountSummary = { accounts: [], pending: [], completed: [] };

/** The client's Cash Account with its transactions, those under way apart [VCA-06..08, VCA-34]. */
export class CashAccountViewModel {
  readonly resource: AsyncResource<Shown>;
  readonly cancelling: HeldCancellationFlow;

  constructor(
    private readonly deps: Deps,
    private readonly calendar: Calendar,
  ) {
    this.resource = new AsyncResource(() => this.ask());
    this.cancelling = new HeldCancellationFlow(deps.instructions, () => this.resource.load());
    makeAutoObservable<this, 'deps' | 'calendar'>(
      this,
      { resource: false, cancelling: false, deps: false, calendar: false },
      { autoBind: true, deep: false },
    );
  }

  /** The accounts, one for each currency; none where the account isn't opened yet. */
  get accounts(): readonly CashAccount[] {
    return this.summary.accounts;
  }

  get pending(): readonly CashTransactionRow[] {
    return this.summary.pending.map((transaction) => cashTransactionRow(transaction, this.calendar));
  }

  /** The completed transactions, newest first. */
  get past(): readonly CashTransactionRow[] {
    return this.summary.completed.map((transaction) => cashTransactionRow(transaction, this.calendar));
  }

  private get summary(): CashAccountSummary {
    const shown = this.resource.value;
    return shown?.kind === 'open' ? shown.summary : nothing;
  }

  private async ask(): AsyncResult<Shown> {
    const { users, accounts, clock } = this.deps;
    const own = await ownCashAccount(users);
    if (!own.ok) return own;
    if (own.value.kind !== 'open') return ok(own.value);
    const summary = await accounts.summary(own.value.accountNo);
    if (summary.ok) return ok({ kind: 'open', summary: summary.value, at: new Date(clock.serverNow()).toISOString() });
    // A reason that has words is told; anything else is asked again in its place [OPEN-75].
    const errors = summary.error.kind === 'rejected' ? summary.error.errors : [];
    const error = errors.find(({ code }) => parseOneOf(cashErrorCodes, code));
    return error ? ok({ kind: 'refused', error }) : summary;
  }
}
