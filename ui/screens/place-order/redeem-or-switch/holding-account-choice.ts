import { makeAutoObservable } from 'mobx';
import type { PlacedHolding, Placement } from '../../../../application/orders/prepare-placement';
import { isNamedBy } from '../../../../domain/funds/finding/same-fund';
import type { OrderPrefill } from '../place-order-deps';
import { distinctAccounts } from './source-holding';

/** The choice of the account whose holdings are offered, where several hold units [RSP-10, RSP-11]. */
export class HoldingAccountChoice {
  /** '' for every account. */
  accountNo = '';

  constructor(
    private readonly placement: () => Pick<Placement, 'holdings' | 'planAccountNos'> | undefined,
    private readonly prefill: OrderPrefill,
  ) {
    makeAutoObservable<this, 'placement' | 'prefill'>(
      this,
      { placement: false, prefill: false, isPlanAccount: false },
      { autoBind: true, deep: false },
    );
  }

  /** The accounts that hold anything, in the order of the holdings. */
  get all(): readonly string[] {
    return distinctAccounts(this.holdings);
  }

  /** The holdings to choose from: those of the chosen account, with those of the fund that the address names first. */
  get offered(): readonly PlacedHolding[] {
    const { accountNo, prefill } = this;
    const offered = this.holdings.filter(({ holding }) => accountNo === '' || holding.accountNo === accountNo);
    const isOfNamedFund = ({ holding }: PlacedHolding) => isNamedBy(holding.fund, prefill.fundCode);
    return [...offered.filter(isOfNamedFund), ...offered.filter((one) => !isOfNamedFund(one))];
  }

  offers(holdingId: string): boolean {
    return this.offered.some(({ holding }) => holding.id === holdingId);
  }

  /** Tells whether an account is a sub-account of the Regular Investment Plan [ROLE-08]. */
  isPlanAccount(accountNo: string): boolean {
    return this.placement()?.planAccountNos.includes(accountNo) === true;
  }

  choose(accountNo: string): void {
    this.accountNo = accountNo;
  }

  /** Begins with the account of the holding that is chosen already, else with the one that the address names. */
  begin(holdings: readonly PlacedHolding[], chosen: PlacedHolding | undefined): void {
    const account = chosen?.holding.accountNo ?? this.prefill.accountNo;
    this.accountNo = distinctAccounts(holdings).includes(account) ? account : '';
  }

  private get holdings(): readonly PlacedHolding[] {
    return this.placement()?.holdings ?? [];
  }
}
