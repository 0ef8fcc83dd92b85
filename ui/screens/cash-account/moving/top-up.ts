import type { BankAccounts } from '../../../../application/ports/banking/bank-accounts';
import type { SameDayDebits } from '../../../../application/ports/banking/same-day-debits';
import type { AsyncResult } from '../../../../application/ports/call-failure';
import type { Users } from '../../../../application/ports/clients/users';
import type { Clock } from '../../../../application/ports/clock';
import { topUpPath } from '../../../../config/named-paths';
import { hongKongDayAt } from '../../../../domain/calendar/hong-kong-time';
import { checkTopUp } from '../../../../domain/cash-account/instructions/check-top-up';
import { topUpSource } from '../../../../domain/cash-account/instructions/top-up-source';
import { ok } from '../../../../domain/kernel/result';
import type { CashMeans, CashMove } from './cash-move';
import { ownCashAccount } from '../own-cash-account';

type Deps = {
  readonly users: Users;
  readonly banks: Pick<BankAccounts, 'directDebits'>;
  readonly sameDay: SameDayDebits;
  readonly clock: Clock;
};

/** A top-up by direct debit [VCA-04, VCA-24, VCA-31, VCA-32]. */
export const topUp = (deps: Deps): CashMove => ({
  type: 'topup',
  service: 'top-up',
  path: topUpPath,
  means: () => means(deps),
  check: checkTopUp,
});

async function means({ users, banks, sameDay, clock }: Deps): AsyncResult<CashMeans> {
  const own = await ownCashAccount(users);
  if (!own.ok) return own;
  if (own.value.kind !== 'open') return ok(own.value);
  const [debits, info] = await Promise.all([banks.directDebits(), sameDay.current()]);
  if (!debits.ok) return debits;
  if (!info.ok) return info;
  const source = topUpSource(debits.value, info.value, hongKongDayAt(clock.serverNow()));
  const { accountNo } = own.value;
  return ok(
    source.kind === 'from' ? { kind: 'ready', accountNo, bank: source.account } : { kind: 'no-bank', why: source.kind },
  );
}
