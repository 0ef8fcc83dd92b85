import type { Decimal } from '../money/decimal';

/** Money debited from one bank account in one currency, on the day on which it is: an order of any kind, with its fee. */
export type Debit = { readonly day: string; readonly amount: Decimal };

/** A debit of an account from which several currencies may be debited. */
export type CurrencyDebit = Debit & { readonly currency: string };
