import type { DebitFrequency } from '../../../domain/banking/debit-frequency';
import type { Language } from '../../../domain/language';

/** The names and figures with which a limit is told that a purchase doesn't keep to. */
type LimitNames = Readonly<Record<'account' | 'limit' | 'per' | 'left' | 'period' | 'amount', string>>;

/** The sentences that say what can't pay for a purchase, in one language. */
type PaymentWords = {
  readonly noDebit: string;
  readonly noCashAccount: (currency: string) => string;
  /** No account is debited in a currency; others are, in theirs. */
  readonly otherCurrency: (currency: string, accounts: readonly string[]) => string;
  readonly accountIn: (account: string, currency: string) => string;
  readonly overLimit: (names: LimitNames) => string;
  readonly per: Readonly<Record<DebitFrequency, string>>;
  /** The period by a day in it, or by its month or year. */
  readonly period: Readonly<Record<DebitFrequency, (date: string) => string>>;
};

export const paymentWords: Readonly<Record<Language, PaymentWords>> = {
  en_US: {
    noDebit: 'You have no bank account that can be debited now.',
    noCashAccount: (currency) => `You have no Cash Account in ${currency}.`,
    otherCurrency: (currency, accounts) =>
      `None of your bank accounts can be debited in ${currency}. You can pay from ${accounts.join(', ')}.`,
    accountIn: (account, currency) => `${account} (${currency})`,
    overLimit: ({ account, limit, per, left, period, amount }) =>
      `The debit limit of ${account} is ${limit} ${per}. ${left} is left ${period}, and this order needs ${amount} including its fee.`,
    per: { daily: 'a day', weekly: 'a week', monthly: 'a month', quarterly: 'a quarter', yearly: 'a year' },
    period: {
      daily: (date) => `on ${date}`,
      weekly: (date) => `in the week of ${date}`,
      monthly: (date) => `in ${date}`,
      quarterly: (date) => `in the quarter of ${date}`,
      yearly: (date) => `in ${date}`,
    },
  },
  zh_HK: {
    noDebit: '您現時沒有可以扣款的銀行戶口。',
    noCashAccount: (currency) => `您沒有 ${currency} 現金戶口。`,
    otherCurrency: (currency, accounts) =>
      `您沒有可以 ${currency} 扣款的銀行戶口。可扣款的戶口：${accounts.join('、')}。`,
    accountIn: (account, currency) => `${account}（${currency}）`,
    overLimit: ({ account, limit, per, left, period, amount }) =>
      `${account} 的扣款上限為${per} ${limit}，${period}尚餘 ${left}；此項指示連同費用需扣款 ${amount}。`,
    per: { daily: '每日', weekly: '每星期', monthly: '每月', quarterly: '每季', yearly: '每年' },
    period: {
      daily: (date) => `${date} `,
      weekly: (date) => `${date} 所屬星期`,
      monthly: (date) => `${date} `,
      quarterly: (date) => `${date} 所屬季度`,
      yearly: (date) => `${date} 年`,
    },
  },
  zh_TW: {
    noDebit: '您目前沒有可以扣款的銀行帳戶。',
    noCashAccount: (currency) => `您沒有 ${currency} 現金帳戶。`,
    otherCurrency: (currency, accounts) =>
      `您沒有可以 ${currency} 扣款的銀行帳戶。可扣款的帳戶：${accounts.join('、')}。`,
    accountIn: (account, currency) => `${account}（${currency}）`,
    overLimit: ({ account, limit, per, left, period, amount }) =>
      `${account} 的扣款上限為${per} ${limit}，${period}尚可扣款 ${left}；此筆委託含手續費需扣款 ${amount}。`,
    per: { daily: '每日', weekly: '每週', monthly: '每月', quarterly: '每季', yearly: '每年' },
    period: {
      daily: (date) => `${date} `,
      weekly: (date) => `${date} 當週`,
      monthly: (date) => `${date} `,
      quarterly: (date) => `${date} 當季`,
      yearly: (date) => `${date} 年`,
    },
  },
};
