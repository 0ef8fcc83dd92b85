import type { StandingInstructions } from '../../../../application/ports/banking/standing-instructions';
import type { AsyncResult, CallFailure, ServerError } from '../../../../application/ports/call-failure';
import type { Users } from '../../../../application/ports/clients/users';
import type { CashAccounts } from '../../../../application/ports/cash-account/cash-accounts';
import { withdrawalPath } from '../../../../config/named-paths';
import { cashAccountCurrency } from '../../../../domain/cash-account/cash-account';
import { type CashProblem, cashErrorCodes } from '../../../../domain/cash-account/instructions/cash-problem';
import { checkWithdrawal } from '../../../../domain/cash-account/instructions/check-withdrawal';
import { withdrawalDestination } from '../../../../domain/cash-account/instructions/withdrawal-destination';
import { parseOneOf } from '../../../../domain/kernel/parse-one-of';
import { ok } from '../../../../domain/kernel/result';
import { isNegative, isZero } from '../../../../domain/money/decimal';
import type { CashMeans, CashMove, ReadyMeans } from './cash-move';
import { ownCashAccount } from '../own-cash-account';

type Deps = {
  readonly users: Users;
  readonly accounts: CashAccounts;
  readonly instructions: StandingInstructions;
};

/** A withdrawal to the account of the client's standing instruction [VCA-05, VCA-25, VCA-26, VCA-29, VCA-33]. */
export const withdrawal = (deps: Deps): CashMove => ({
  type: 'withdrawal',
  service: 'withdrawal',
  path: withdrawalPath,
  means: () => means(deps),
  check: (amount, { available }: ReadyMeans) =>
    available === undefined ? 'VCA-0103' : checkWithdrawal(amount, available),
});

async function means({ users, accounts, instructions }: Deps): AsyncResult<CashMeans> {
  const own = await ownCashAccount(users);
  if (!own.ok) return own;
  if (own.value.kind !== 'open') return ok(own.value);
  const { accountNo } = own.value;
  const [summary, active] = await Promise.all([accounts.summary(accountNo), instructions.active()]);
  if (!summary.ok) {
    const error = refusalIn(summary.error);
    return error ? ok({ kind: 'refused', error }) : summary;
  }
  if (!active.ok) return active;
  const held = summary.value.accounts.find(({ accountCurrency }) => accountCurrency === cashAccountCurrency);
  if (held === undefined) return ok({ kind: 'not-opened' });
  const { availableBalance: available } = held;
  if (available === undefined) return ok({ kind: 'refused', error: { code: 'VCA-0103' satisfies CashProblem } });
  if (isZero(available) || isNegative(available)) return ok({ kind: 'nothing-there' });
  const bank = withdrawalDestination(active.value);
  return ok(
    bank === undefined ? { kind: 'no-bank', why: 'no-instruction' } : { kind: 'ready', accountNo, bank, available },
  );
}

/** A reason that has words of its own; anything else is asked again in its place [OPEN-75]. */
const refusalIn = (failure: CallFailure): ServerError | undefined =>
  failure.kind === 'rejected' ? failure.errors.find(({ code }) => parseOneOf(cashErrorCodes, code)) : undefined;
