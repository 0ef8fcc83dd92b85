import { fundCategories, type FundCategory } from '../../domain/funds/finding/fund-category';
import type { LocalTexts } from '../database/schema/clients';

const inChinese: Readonly<Record<FundCategory['code'], Omit<LocalTexts, 'en_US'>>> = {
  '001': { zh_HK: '債券及平衡', zh_TW: '債券與平衡' },
  '002': { zh_HK: '環球股票', zh_TW: '全球股票' },
  '003': { zh_HK: '亞太股票', zh_TW: '亞太股票' },
  '007': { zh_HK: '資產配置', zh_TW: '資產配置' },
};

/** The fund categories of the specification [ENUM-43..46]; imported funds have none. */
export const categoryNames: Readonly<Record<string, LocalTexts>> = {
  '': { en_US: 'Not classified', zh_HK: '未分類', zh_TW: '未分類' },
  ...Object.fromEntries(fundCategories.map(({ code, name }) => [code, { en_US: name, ...inChinese[code] }])),
};

/** The market types: what a fund invests in; of imported funds only where they are registered is known. */
export const marketTypeNames: Readonly<Record<string, LocalTexts>> = {
  EQ: { en_US: 'Equity', zh_HK: '股票', zh_TW: '股票型' },
  BD: { en_US: 'Bond', zh_HK: '債券', zh_TW: '債券型' },
  BL: { en_US: 'Balanced', zh_HK: '平衡', zh_TW: '平衡型' },
  MM: { en_US: 'Money Market', zh_HK: '貨幣市場', zh_TW: '貨幣市場型' },
  ON: { en_US: 'Onshore fund', zh_HK: '台灣境內基金', zh_TW: '境內基金' },
  OF: { en_US: 'Offshore fund', zh_HK: '台灣境外基金', zh_TW: '境外基金' },
  FT: { en_US: 'Futures fund', zh_HK: '台灣期貨信託基金', zh_TW: '期貨信託基金' },
};
