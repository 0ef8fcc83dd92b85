import { debitedIn } from '../../domain/banking/choose-bank-account';
import type { BankAccount } from '../../domain/banking/bank-account';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import type { CashAccount } from '../../domain/cash-account/cash-account';
import type { CashProblem } from '../../domain/cash-account/instructions/cash-problem';
import { isPlanAccount } from '../../domain/clients/client-accounts';
import { cashAccountAccess } from '../../domain/clients/feature-gates';
import type { User } from '../../domain/clients/user';
import { ok } from '../../domain/kernel/result';
import type { Decimal } from '../../domain/money/decimal';
import type { OrderPayment } from '../../domain/trading/orders/order-payment';
import type { BankAccounts } from '../ports/banking/bank-accounts';
import { type AsyncResult, type CallFailure, isRejectedFor } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { CashAccounts } from '../ports/cash-account/cash-accounts';

/** The means that a client's purchases can be paid from: the bank account that may be debited in a currency, and the Cash Accounts. */
export type PaymentMeans = {
  readonly debitedIn: (currency: string) => BankAccount | undefined;
  readonly cash: readonly CashAccount[];
};

/** A way to pay a purchase, with the bank account that is debited or what the Cash Account holds. */
export type PaymentOffer =
  | { readonly payment: Extract<OrderPayment, 'direct-debit'>; readonly debited: BankAccount }
  | { readonly payment: Extract<OrderPayment, 'cash-account'>; readonly available?: Decimal | undefined };

/** Finds what a client's purchases on an account can be paid from; the Cash Account where the client has one that is open [VCA-15, VCA-34, BANK-06]. */
export class FindPaymentMeans {
  constructor(
    private readonly banks: BankAccounts,
    private readonly clock: Clock,
    /** Where there are Cash Accounts. */
    private readonly cash: CashAccounts | undefined,
  ) {}

  async execute(user: User, accountNo: string): AsyncResult<PaymentMeans> {
    const [debits, cash] = await Promise.all([this.banks.directDebits(), this.cashAccounts(user, accountNo)]);
    if (!debits.ok) return debits;
    if (!cash.ok) return cash;
    const day = hongKongDayAt(this.clock.serverNow());
    const own = debits.value.filter(({ taAccountNo }) => taAccountNo === accountNo);
    return ok({
      debitedIn: (currency) => debitedIn(own, currency, day) ?? debitedIn(debits.value, currency, day),
      cash: cash.value,
    });
  }

  /** Returns the Cash Accounts of an account; none for a sub-account, which has none of its own [ROLE-08, OPEN-81]. */
  private async cashAccounts(user: User, accountNo: string): AsyncResult<readonly CashAccount[]> {
    const isSubAccount = isPlanAccount(user, accountNo);
    if (!this.cash || cashAccountAccess(user) !== 'open' || accountNo === '' || isSubAccount) return ok([]);
    const summary = await this.cash.summary(accountNo);
    if (summary.ok) return ok(summary.value.accounts);
    return hasNoCashAccount(summary.error) ? ok([]) : summary;
  }
}

/** Tells the answer that an account has no Cash Account from a call that failed [ERR-62]. */
const hasNoCashAccount = (failure: CallFailure): boolean => isRejectedFor(failure, noCashAccount);

const noCashAccount: CashProblem = 'VCA-0100';

/** The ways in which a purchase in a currency can be paid, the usual one first; an account pays in its own currency alone [VCA-02, VCA-15, BANK-03]. */
export function paymentOffers(means: PaymentMeans, currency: string): readonly PaymentOffer[] {
  const { cash } = means;
  const debited = means.debitedIn(currency);
  const account = cash.find(({ accountCurrency }) => accountCurrency === currency);
  return [
    ...(debited ? [{ payment: 'direct-debit' as const, debited }] : []),
    ...(account ? [{ payment: 'cash-account' as const, available: account.availableBalance }] : []),
  ];
}
