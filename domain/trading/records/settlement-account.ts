import { maskAccountNumber } from '../../banking/mask-account-number';

/** The account that pays for an order or is paid by it; its number is masked already [ORDQ-05, ORDQ-06]. */
export type SettlementAccount = {
  readonly kind: (typeof settlementAccountKinds)[number];
  /** The name of the bank of a bank account, in the client's language. */
  readonly bankName?: string | undefined;
  readonly masked: string;
};

/** A client's bank account, or the Cash Account. */
export const settlementAccountKinds = ['bank-account', 'cash-account'] as const;

type NamedBankAccount = { readonly bankAccountNo?: string | undefined; readonly bankName?: string | undefined };

/** Returns the name that the bank of an account has among accounts listed later, maybe in another language; undefined where none of them, or accounts of several banks, may be it [I18N-12]. */
export function bankNameAmong(
  accounts: readonly NamedBankAccount[],
  { kind, masked }: SettlementAccount,
): string | undefined {
  if (kind === 'cash-account') return undefined;
  const matching = accounts.filter(({ bankAccountNo = '' }) => maskAccountNumber(bankAccountNo) === masked);
  const [name, ...others] = new Set(matching.map(({ bankName }) => bankName));
  return others.length > 0 ? undefined : name;
}
