import type { FundDocumentKind } from '../../domain/funds/fund-details';
import type { Language } from '../../domain/language';

type Words = Readonly<Record<Language, string>>;

/** The titles of the stand-ins for a fund's documents. */
export const fundDocumentTitles: Readonly<Record<FundDocumentKind, Words>> = {
  prospectus: { en_US: 'Offering document', zh_HK: '銷售文件', zh_TW: '公開說明書' },
  'key-facts': { en_US: 'Product key facts', zh_HK: '產品資料概要', zh_TW: '投資人須知' },
  factsheet: { en_US: 'Fund factsheet', zh_HK: '基金單張', zh_TW: '基金月報' },
  'annual-report': { en_US: 'Annual report', zh_HK: '年報', zh_TW: '年報' },
  'interim-report': { en_US: 'Interim report', zh_HK: '中期報告', zh_TW: '半年報' },
};

const chinese = { standIn: '此頁為示範用途，正式環境將連至資產管理公司的文件。', back: '返回入口網站' };

/** The other texts of the stand-ins. */
export const fundDocumentTexts: Readonly<
  Record<Language, { readonly date: string; readonly standIn: string; readonly back: string }>
> = {
  en_US: {
    date: 'Dated',
    standIn: 'A stand-in: in real use this link leads to a document of the asset manager.',
    back: 'Back to the portal',
  },
  zh_HK: { ...chinese, date: '文件日期：' },
  zh_TW: { ...chinese, date: '文件日期：' },
};
