import type { PortfolioHolding } from '../../../domain/holdings/portfolio-holding';
import type { AsyncResult } from '../call-failure';

/** The MasterAccount, or one Regular Investment Plan sub-account [ROLE-08]. */
export type PortfolioAccount = { readonly type: 'MA' } | { readonly type: 'MS'; readonly msAccountNo: string };

/** The query for an account's holdings: in a viewing currency, in a country [PORT-50..52, CONFLICT-34]. */
export type AccountHoldingsQuery = {
  readonly account: PortfolioAccount;
  readonly currency: string;
  readonly country: string;
};

/** An HK client's holdings account by account, for the file to download [GQL-07]. */
export abstract class HoldingsByAccount {
  /** The MasterAccount, if there is one, and the sub-accounts in the order the user portfolio names them [PORT-48, PORT-49]. */
  abstract accounts(): AsyncResult<readonly PortfolioAccount[]>;
  /** All holdings of one account. */
  abstract of(question: AccountHoldingsQuery): AsyncResult<readonly PortfolioHolding[]>;
}
