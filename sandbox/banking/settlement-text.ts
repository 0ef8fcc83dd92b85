import type { Language } from '../../domain/language';
import type { NamedSettlementAccount } from './settlement-accounts';

/** Tells from which account an order is paid, or to which it is, as messages and papers do. */
export function settlementText(
  kind: 'buy' | 'redemption',
  account: NamedSettlementAccount,
  language: Language,
): string {
  const words = accountWords[language];
  const name = account.kind === 'bank-account' ? account.bankName : words.cashAccount;
  return words[kind](`${name ?? ''} ${account.masked}`.trim());
}

type Words = Readonly<Record<'buy' | 'redemption', (account: string) => string>> & { readonly cashAccount: string };

const accountWords: Readonly<Record<Language, Words>> = {
  en_US: {
    cashAccount: 'Cash Account',
    buy: (account) => `Paid from: ${account}`,
    redemption: (account) => `Paid to: ${account}`,
  },
  zh_HK: {
    cashAccount: '現金戶口',
    buy: (account) => `付款戶口：${account}`,
    redemption: (account) => `收款戶口：${account}`,
  },
  zh_TW: {
    cashAccount: '現金帳戶',
    buy: (account) => `扣款帳戶：${account}`,
    redemption: (account) => `入帳帳戶：${account}`,
  },
};
