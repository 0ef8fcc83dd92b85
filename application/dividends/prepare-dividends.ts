import type { DividendHolding } from '../../domain/dividends/dividend-instruction';
import type { TradingClient } from '../../domain/eligibility/fund-bar';
import { ok } from '../../domain/kernel/result';
import type { ClientFacts } from '../../domain/trading/notes/required-notes';
import type { GetTradingClient } from '../funds/get-trading-client';
import { toClientFacts } from '../orders/client-facts';
import type { BankAccounts } from '../ports/banking/bank-accounts';
import type { AsyncResult } from '../ports/call-failure';
import type { Users } from '../ports/clients/users';
import type { DividendInstructions } from '../ports/dividends/dividend-instructions';

/** The initial state of the page of dividend instructions. */
export type PreparedDividends = {
  readonly userId: string;
  readonly client: TradingClient;
  readonly clientFacts: ClientFacts;
  readonly holdings: readonly DividendHolding[];
};

type Deps = {
  readonly users: Pick<Users, 'current'>;
  readonly tradingClient: Pick<GetTradingClient, 'execute'>;
  readonly banks: Pick<BankAccounts, 'listed'>;
  readonly instructions: Pick<DividendInstructions, 'all'>;
};

/** Finds the client's holdings that distribute, and what of the client decides over the funds that may receive it; nothing may be missing, so that no rule is passed over [LINK-32]. */
export class PrepareDividends {
  constructor(private readonly deps: Deps) {}

  async execute(): AsyncResult<PreparedDividends> {
    const { users, tradingClient, banks, instructions } = this.deps;
    const [user, client, listed, holdings] = await Promise.all([
      users.current(),
      tradingClient.execute(),
      banks.listed(),
      instructions.all(),
    ]);
    if (!user.ok) return user;
    if (!client.ok) return client;
    if (!listed.ok) return listed;
    if (!holdings.ok) return holdings;
    return ok({
      userId: user.value.userId,
      client: client.value,
      holdings: holdings.value,
      clientFacts: toClientFacts(user.value, client.value, listed.value),
    });
  }
}
