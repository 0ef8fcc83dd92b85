import type { FundTheme } from '../funds/fund-themes';
import type { RegionalTexts } from '../generation/regional-texts';

/** The investments of each theme, in the three languages. */
const fields: Readonly<Record<string, readonly [en: string, hk: string, tw: string]>> = {
  'Global Technology': ['technology companies around the world', '世界各地的科技公司', '全球科技公司'],
  'Global Income Bond': ['investment-grade bonds from around the world', '世界各地的投資級別債券', '全球投資等級債券'],
  'Asia ex-Japan Equity': ['companies in Asia outside Japan', '日本以外的亞洲公司', '日本以外的亞洲公司'],
  'Multi-Asset Income': ['shares and bonds that pay an income', '能帶來收益的股票及債券', '具收益性的股票與債券'],
  'Japan Small Companies': ['smaller companies in Japan', '日本的小型公司', '日本的小型公司'],
  'European Dividend': ['European companies with high dividends', '派發高股息的歐洲公司', '配發高股息的歐洲公司'],
  'Emerging Markets Debt': ['bonds of governments in emerging markets', '新興市場的政府債券', '新興市場政府債券'],
  'Global Healthcare': ['healthcare companies around the world', '世界各地的醫療保健公司', '全球醫療保健公司'],
  'Australian Income': ['Australian companies with steady dividends', '股息穩定的澳洲公司', '股息穩定的澳洲公司'],
  'UK Select': ['a small choice of British companies', '精選的英國公司', '精選的英國公司'],
  'Global Balanced': ['shares and bonds from around the world', '世界各地的股票及債券', '全球股票與債券'],
  'China A-Share': ['companies listed in Shanghai and Shenzhen', '於上海及深圳上市的公司', '於上海與深圳上市的公司'],
  'Euro Government Bond': ['government bonds of the euro area', '歐元區的政府債券', '歐元區政府債券'],
  'Asian Real Estate': ['real estate trusts and companies in Asia', '亞洲的房地產信託及公司', '亞洲的不動產信託與公司'],
  'Natural Resources': ['energy and mining companies', '能源及礦業公司', '能源與礦業公司'],
  'Pacific Allocation': ['shares and bonds around the Pacific', '太平洋地區的股票及債券', '太平洋地區的股票與債券'],
  'Hong Kong Growth': ['growing companies in Hong Kong', '增長中的香港公司', '成長中的香港公司'],
  'Hong Kong Dollar Money Market': [
    'short-term deposits and bills in Hong Kong dollars',
    '短期港元存款及票據',
    '短期港幣存款與票券',
  ],
  'Greater China Dividend': [
    'companies of Greater China with high dividends',
    '派發高股息的大中華公司',
    '配發高股息的大中華公司',
  ],
  'Steady Allocation': ['bonds and, to a lesser part, shares', '債券及少部分股票', '債券與少部分股票'],
  'Taiwan Growth': ['growing companies in Taiwan', '增長中的台灣公司', '成長中的台灣公司'],
  'New Taiwan Dollar Money Market': [
    'short-term deposits and bills in New Taiwan dollars',
    '短期新台幣存款及票據',
    '短期新台幣存款與票券',
  ],
  'Taiwan High Dividend': ['Taiwanese companies with high dividends', '派發高股息的台灣公司', '配發高股息的台灣公司'],
  'Taiwan Multi-Asset': ['Taiwanese shares and bonds of several kinds', '台灣股票及多種債券', '台灣股票與多種債券'],
};

/** Returns the objective of a fund of a theme. */
export function fundObjective({ en, marketType }: FundTheme): RegionalTexts {
  const [field, hk, tw] = fields[en] ?? [en, en, en];
  switch (marketType) {
    case 'EQ':
      return {
        en: `Seeks long-term growth of its capital by investing mainly in ${field}.`,
        hk: `主要投資於${hk}，以求資本長期增長。`,
        tw: `主要投資於${tw}，追求資本之長期增值。`,
      };
    case 'BD':
      return {
        en: `Seeks a steady income by investing mainly in ${field}.`,
        hk: `主要投資於${hk}，以求穩定收益。`,
        tw: `主要投資於${tw}，追求穩定收益。`,
      };
    case 'BL':
      return {
        en: `Seeks income and moderate growth by spreading its assets over ${field}.`,
        hk: `把資產分散於${hk}，以求收益及適度增長。`,
        tw: `將資產分散於${tw}，追求收益與適度成長。`,
      };
    case 'MM':
      return {
        en: `Seeks a return in line with the money market by placing its assets in ${field}.`,
        hk: `把資產投放於${hk}，以求與貨幣市場相若的回報。`,
        tw: `將資產存放於${tw}，追求與貨幣市場相當的報酬。`,
      };
  }
}
