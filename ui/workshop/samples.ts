import type { Language } from '../../domain/language';
import { scaled } from '../../domain/money/decimal';
import type { FundPreview } from '../../domain/funds/finding/fund-preview';

/** The names of a fund in each language: a short one, and the longest that a list of funds has. */
export const sampleFundNames: Readonly<Record<Language, { readonly short: string; readonly long: string }>> = {
  en_US: {
    short: 'Asia Pacific Income Fund',
    long: 'Global Emerging Markets Corporate High Yield Bond Fund - Class A (mth) - USD (Accumulating, Currency Hedged)',
  },
  zh_HK: {
    short: '亞太入息基金',
    long: '環球新興市場企業高收益債券基金 - A類股份（每月派息）- 美元（累計，貨幣對沖，基金之配息來源可能為本金）',
  },
  zh_TW: {
    short: '亞太收益基金',
    long: '環球新興市場企業非投資等級債券基金 - A 股（月配息）美元避險（本基金主要係投資於非投資等級風險債券且配息來源可能為本金）',
  },
};

/** Figures of every length that a client may have. */
export const figures = {
  none: scaled(0n, 2),
  small: scaled(58n, 2),
  usual: scaled(1_234_567n, 2),
  large: scaled(12_345_678_901n, 2),
};

/** A fund as its own page and the order flow have it. */
export const fund = (language: Language, length: 'short' | 'long' = 'short'): FundPreview => ({
  code: 'U1234',
  name: sampleFundNames[language][length],
  baseCurrency: 'USD',
  fundRiskRating: 4,
  availability: { buy: true, regularBuy: true, eRegularBuy: false },
});
