import { chooseDdaAccount } from '../../domain/banking/choose-bank-account';
import type { BankAccount } from '../../domain/banking/bank-account';
import { hongKongDayAt } from '../../domain/calendar/hong-kong-time';
import type { CashAccount } from '../../domain/cash-account/cash-account';
import { cashAccountAccess } from '../../domain/clients/feature-gates';
import type { User } from '../../domain/clients/user';
import { ok } from '../../domain/kernel/result';
import type { Decimal } from '../../domain/money/decimal';
import type { OrderPayment } from '../../domain/trading/orders/order-payment';
import type { BankAccounts } from '../ports/account/bank-accounts';
import type { Answer } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { CashAccounts } from '../ports/home/cash-accounts';

/** What a client's purchases can be paid from: the bank account that may be debited, and the Cash Accounts. */
export type PaymentMeans = { readonly debited?: BankAccount | undefined; readonly cash: readonly CashAccount[] };

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

  async execute(user: User, accountNo: string): Answer<PaymentMeans> {
    const isOpen = cashAccountAccess(user) === 'open' && accountNo !== '';
    const [debits, summary] = await Promise.all([
      this.banks.directDebits(),
      isOpen && this.cash ? this.cash.summary(accountNo) : ok({ accounts: [] }),
    ]);
    if (!debits.ok) return debits;
    if (!summary.ok) return summary;
    const day = hongKongDayAt(this.clock.now());
    return ok({ debited: chooseDdaAccount(debits.value, day), cash: summary.value.accounts });
  }
}

/** The ways in which a purchase in a currency can be paid, the usual one first; the Cash Account pays in its own currency alone [VCA-02, VCA-15]. */
export function paymentOffers({ debited, cash }: PaymentMeans, currency: string): readonly PaymentOffer[] {
  const account = cash.find(({ accountCurrency }) => accountCurrency === currency);
  return [
    ...(debited ? [{ payment: 'direct-debit' as const, debited }] : []),
    ...(account ? [{ payment: 'cash-account' as const, available: account.availableBalance }] : []),
  ];
}
