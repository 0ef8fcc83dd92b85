import { accountInCurrency } from '../../domain/banking/account-in-currency';
import { maskAccountNumber } from '../../domain/banking/mask-account-number';
import { ok } from '../../domain/kernel/result';
import type { BankAccounts } from '../ports/banking/bank-accounts';
import type { StandingInstructions } from '../ports/banking/standing-instructions';
import type { AsyncResult } from '../ports/call-failure';

/** The bank account that proceeds are paid to, its number masked. */
export type PayoutAccount = { readonly bankName?: string | undefined; readonly masked: string };

/** Returns the account that proceeds in a currency are paid to; undefined where none is on record. */
export type PayoutAccounts = (currency: string) => PayoutAccount | undefined;

/** Finds the bank accounts that the proceeds of a redemption are paid to [BANK-05, BANK-11, API-61]. */
export class FindPayoutAccount {
  constructor(
    private readonly banks: Pick<BankAccounts, 'credited'>,
    /** Where proceeds are paid by standing instruction. */
    private readonly standing: StandingInstructions | undefined,
  ) {}

  /** The instructions of the account that is left come first, then those of the client's others. */
  async execute(accountNo: string): AsyncResult<PayoutAccounts> {
    if (this.standing) {
      const active = await this.standing.active();
      if (!active.ok) return active;
      const own = active.value.filter(({ taAccountNo }) => taAccountNo === accountNo);
      return ok((currency) => named(accountInCurrency(own, currency) ?? accountInCurrency(active.value, currency)));
    }
    const credited = await this.banks.credited();
    if (!credited.ok) return credited;
    const accounts = credited.value.map((account) => ({ ...account, accountCurrency: account.currency }));
    return ok((currency) => named(accountInCurrency(accounts, currency)));
  }
}

function named(account: { bankName?: string | undefined; bankAccountNo?: string | undefined } | undefined) {
  const { bankAccountNo, bankName } = account ?? {};
  return bankAccountNo ? { bankName, masked: maskAccountNumber(bankAccountNo) } : undefined;
}
