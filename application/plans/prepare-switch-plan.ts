import { planAccountNo } from '../../domain/clients/plan-account-no';
import type { TradingClient } from '../../domain/eligibility/fund-bar';
import { ok } from '../../domain/kernel/result';
import type { ClientFacts } from '../../domain/trading/notes/required-notes';
import { toClientFacts } from '../orders/client-facts';
import type { PlacedHolding, PreparePlacement } from '../orders/prepare-placement';
import type { BankAccounts } from '../ports/banking/bank-accounts';
import type { AsyncResult } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';

/** The initial state of a new monthly switch. */
export type PreparedSwitchPlan = {
  readonly userId: string;
  /** The account that the plan switches for; '' where the client has none, undefined where it is that of the holding. */
  readonly accountNo: string | undefined;
  readonly client: TradingClient;
  readonly clientFacts: ClientFacts;
  /** The holdings of that account that a switch can redeem. */
  readonly holdings: readonly PlacedHolding[];
};

type Deps = {
  readonly users: Users;
  readonly banks: BankAccounts;
  readonly placement: Pick<PreparePlacement, 'execute'>;
};

/** Finds what the setting up of a monthly switch begins with; nothing may be missing, so that no rule is passed over [RSP-08]. */
export class PrepareSwitchPlan {
  constructor(private readonly deps: Deps) {}

  async execute(): AsyncResult<PreparedSwitchPlan> {
    const { users, banks, placement } = this.deps;
    const [user, listed, placed] = await Promise.all([users.current(), banks.listed(), placement.execute('switch')]);
    if (!user.ok) return user;
    if (!listed.ok) return listed;
    if (!placed.ok) return placed;
    const { userId, client, holdings } = placed.value;
    const accountNo = planAccountNo(user.value);
    return ok({
      userId,
      accountNo,
      client,
      clientFacts: toClientFacts(user.value, client, listed.value),
      holdings: holdings.filter(
        ({ holding, redeemable }) => (accountNo === undefined || holding.accountNo === accountNo) && redeemable,
      ),
    });
  }
}
