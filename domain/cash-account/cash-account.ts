import type { Decimal } from '../money/decimal';

/** The Cash Account's one currency [VCA-02]. */
export const cashAccountCurrency = 'HKD';

/** A client's Cash Account as the server states it; a balance it doesn't know is undefined [ENT-27]. */
export type CashAccount = {
  readonly accountNo: string;
  readonly accountCurrency: string;
  readonly vcaSid: string;
  readonly accountStatus?: string | undefined;
  readonly ledgerBalance?: Decimal | undefined;
  /** The amount that a withdrawal may take [VCA-26]. */
  readonly availableBalance?: Decimal | undefined;
  /** Decimal places of the balances. */
  readonly balancePrecision: number;
  /** An instant. */
  readonly balanceLastUpdateTime?: string | undefined;
};
