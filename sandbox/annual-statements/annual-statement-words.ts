import type { Language } from '../../domain/language';

/** The words that an annual statement has beside those of a monthly one. */
type AnnualStatementWords = {
  readonly title: string;
  readonly subtitle: (year: number) => string;
  readonly balance: string;
  readonly price: string;
  readonly currency: string;
  readonly unexplained: string;
  readonly byFund: string;
  readonly realised: string;
  readonly paid: string;
  readonly reinvested: string;
  readonly fees: string;
  readonly nothingByFund: string;
  readonly sales: string;
  readonly proceeds: string;
  readonly averageCost: string;
  readonly gain: string;
  readonly noSales: string;
  readonly distributions: string;
  readonly noDistributions: string;
  readonly feePayments: string;
  readonly noFees: string;
  readonly holdings: (pricesOf: string) => string;
  readonly noHoldings: string;
  readonly costNote: string;
  readonly taxNote: string;
  readonly keep: (until: string) => string;
};

/** In every language of the portal. */
export const annualStatementWords: Readonly<Record<Language, AnnualStatementWords>> = {
  en_US: {
    title: 'Annual statement',
    subtitle: (year) => String(year),
    balance: 'Your year at a glance',
    price: '+ Change of prices',
    currency: '+ Change of exchange rates',
    unexplained: '+ Holdings without a price or rate on record',
    byFund: 'Gains and income by fund',
    realised: 'Realised gain or loss',
    paid: 'Distributions paid',
    reinvested: 'Distributions reinvested',
    fees: 'Fees',
    nothingByFund: 'There were no sales, distributions or fees in this year.',
    sales: 'Units sold and switched out',
    proceeds: 'Proceeds',
    averageCost: 'Average cost',
    gain: 'Gain or loss',
    noSales: 'No units were sold in this year.',
    distributions: 'Distributions, before tax',
    noDistributions: 'No distributions were paid in this year.',
    feePayments: 'Fees paid',
    noFees: 'No fees were charged in this year.',
    holdings: (pricesOf) => `Holdings at the end of the year, at prices of ${pricesOf} unless stated`,
    noHoldings: 'You held no funds at the end of the year.',
    costNote:
      'The cost of units sold is the average cost of all units held of that fund, converted at the rates of the days on which they were bought. Proceeds, distributions and fees are converted at the rate of their day.',
    taxNote: 'This statement is a record of your account. It is not tax advice; please ask a tax adviser.',
    keep: (until) => `You can download this statement until ${until}.`,
  },
  zh_HK: {
    title: '年結單',
    subtitle: (year) => `${String(year)} 年`,
    balance: '本年概覽',
    price: '+ 價格變動',
    currency: '+ 匯率變動',
    unexplained: '+ 沒有價格或匯率紀錄的持倉',
    byFund: '各基金的盈虧及收益',
    realised: '已變現盈虧',
    paid: '已付派息',
    reinvested: '派息再投資',
    fees: '費用',
    nothingByFund: '本年沒有贖回、派息或費用。',
    sales: '贖回及轉出的單位',
    proceeds: '所得款項',
    averageCost: '平均成本',
    gain: '盈虧',
    noSales: '本年沒有贖回單位。',
    distributions: '派息（稅前）',
    noDistributions: '本年沒有派息。',
    feePayments: '已付費用',
    noFees: '本年沒有收取費用。',
    holdings: (pricesOf) => `年底持倉（除另有註明外，價格日期為 ${pricesOf}）`,
    noHoldings: '年底沒有持有基金。',
    costNote:
      '已贖回單位的成本，按該基金所有單位的平均成本計算，並以買入當日的匯率兌換。所得款項、派息及費用按當日匯率兌換。',
    taxNote: '本結單僅為戶口紀錄，並非稅務意見；如有需要，請諮詢稅務顧問。',
    keep: (until) => `您可於 ${until} 或之前下載本年結單。`,
  },
  zh_TW: {
    title: '年度對帳單',
    subtitle: (year) => `${String(year)} 年`,
    balance: '本年摘要',
    price: '+ 淨值變動',
    currency: '+ 匯率變動',
    unexplained: '+ 沒有淨值或匯率紀錄的基金',
    byFund: '各基金損益與配息',
    realised: '已實現損益',
    paid: '現金配息',
    reinvested: '配息再投資',
    fees: '手續費',
    nothingByFund: '本年沒有買回、配息或手續費。',
    sales: '買回與轉出的單位',
    proceeds: '價金',
    averageCost: '平均成本',
    gain: '損益',
    noSales: '本年沒有買回單位。',
    distributions: '配息（稅前）',
    noDistributions: '本年沒有配息。',
    feePayments: '已付手續費',
    noFees: '本年沒有手續費。',
    holdings: (pricesOf) => `年底持有基金（除另有註明外，淨值日為 ${pricesOf}）`,
    noHoldings: '年底未持有基金。',
    costNote:
      '買回單位的成本，依該基金所有單位的平均成本計算，並以申購當日匯率換算。價金、配息與手續費依當日匯率換算。',
    taxNote: '本對帳單僅為帳戶紀錄，並非稅務建議；如有需要，請洽詢稅務專業人員。',
    keep: (until) => `您可於 ${until}（含）前下載本年度對帳單。`,
  },
};
