import type { Language } from '../../domain/language';

/** The words of a monthly statement; figures, names and dates go between them. */
type StatementWords = {
  readonly title: string;
  readonly period: string;
  readonly total: (currency: string) => string;
  readonly holdings: string;
  readonly fund: string;
  readonly units: string;
  readonly price: string;
  readonly value: (currency: string) => string;
  readonly noValue: string;
  readonly sum: string;
  readonly noHoldings: string;
  readonly movements: string;
  readonly date: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'buy' | 'sell', string>>;
  readonly cost: string;
  readonly noMovements: string;
  readonly distributions: string;
  readonly gross: string;
  readonly noDistributions: string;
  readonly valuation: (day: string) => string;
  readonly keep: (until: string) => string;
  readonly question: (telephone: string) => string;
};

/** In every language of the portal. */
export const statementWords: Readonly<Record<Language, StatementWords>> = {
  en_US: {
    title: 'Monthly statement',
    period: 'Period',
    total: (currency) => `Total value in ${currency}`,
    holdings: 'Holdings at the end of the month',
    fund: 'Fund',
    units: 'Units',
    price: 'Price',
    value: (currency) => `Value in ${currency}`,
    noValue: 'Not known',
    sum: 'Total',
    noHoldings: 'You held no funds at the end of the month.',
    movements: 'Units bought and sold',
    date: 'Date',
    kind: 'Transaction',
    kinds: { buy: 'Bought', sell: 'Sold' },
    cost: 'Amount',
    noMovements: 'No units were bought or sold in this month.',
    distributions: 'Distributions',
    gross: 'Amount before tax',
    noDistributions: 'No distributions were paid in this month.',
    valuation: (day) =>
      `Values are at the latest price and exchange rate known on ${day}. A value that is not known is not part of the total.`,
    keep: (until) => `You can download this statement until ${until}.`,
    question: (telephone) => `Is something not right? Please call us at ${telephone}.`,
  },
  zh_HK: {
    title: '月結單',
    period: '期間',
    total: (currency) => `總值（${currency}）`,
    holdings: '月底持倉',
    fund: '基金',
    units: '單位數目',
    price: '價格',
    value: (currency) => `價值（${currency}）`,
    noValue: '未能計算',
    sum: '總計',
    noHoldings: '月底沒有持有基金。',
    movements: '買賣單位',
    date: '日期',
    kind: '交易',
    kinds: { buy: '買入', sell: '賣出' },
    cost: '金額',
    noMovements: '本月沒有買賣單位。',
    distributions: '派息',
    gross: '稅前金額',
    noDistributions: '本月沒有派息。',
    valuation: (day) => `價值按截至 ${day} 已知的最新價格及匯率計算；未能計算的價值不計入總值。`,
    keep: (until) => `您可於 ${until} 或之前下載本月結單。`,
    question: (telephone) => `如有任何疑問，請致電 ${telephone}。`,
  },
  zh_TW: {
    title: '每月對帳單',
    period: '期間',
    total: (currency) => `總市值（${currency}）`,
    holdings: '月底持有基金',
    fund: '基金',
    units: '單位數',
    price: '淨值',
    value: (currency) => `市值（${currency}）`,
    noValue: '無法計算',
    sum: '合計',
    noHoldings: '月底未持有基金。',
    movements: '申購與買回',
    date: '日期',
    kind: '交易',
    kinds: { buy: '申購', sell: '買回' },
    cost: '金額',
    noMovements: '本月沒有申購或買回。',
    distributions: '配息',
    gross: '稅前金額',
    noDistributions: '本月沒有配息。',
    valuation: (day) => `市值依截至 ${day} 已知的最新淨值與匯率計算；無法計算的市值不計入合計。`,
    keep: (until) => `您可於 ${until}（含）前下載本每月對帳單。`,
    question: (telephone) => `如有疑問，請洽客服專線 ${telephone}。`,
  },
};
