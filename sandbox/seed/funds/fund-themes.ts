/** The theme of a fictional fund: names, and the codes that follow from it. */
export type FundTheme = {
  readonly en: string;
  readonly hk: string;
  readonly tw: string;
  readonly category: '001' | '002' | '003' | '007';
  readonly marketType: 'EQ' | 'BD' | 'BL' | 'MM';
  readonly risk: 'RR1' | 'RR2' | 'RR3' | 'RR4' | 'RR5';
  readonly currency: string;
};

type Row = readonly [FundTheme['category'], FundTheme['marketType'], FundTheme['risk'], string, string, string, string];

const theme = ([category, marketType, risk, currency, en, hk, tw]: Row): FundTheme => ({
  category,
  marketType,
  risk,
  currency,
  en,
  hk,
  tw,
});

const everywhere: readonly Row[] = [
  ['002', 'EQ', 'RR4', 'USD', 'Global Technology', '環球科技', '全球科技'],
  ['001', 'BD', 'RR2', 'USD', 'Global Income Bond', '環球收益債券', '全球收益債券'],
  ['003', 'EQ', 'RR5', 'USD', 'Asia ex-Japan Equity', '亞洲（日本除外）股票', '亞洲（不含日本）股票'],
  ['007', 'BL', 'RR3', 'USD', 'Multi-Asset Income', '多元資產收益', '多重資產收益'],
  ['003', 'EQ', 'RR4', 'JPY', 'Japan Small Companies', '日本小型公司', '日本小型股票'],
  ['002', 'EQ', 'RR4', 'EUR', 'European Dividend', '歐洲股息', '歐洲股息'],
  ['001', 'BD', 'RR3', 'USD', 'Emerging Markets Debt', '新興市場債券', '新興市場債券'],
  ['002', 'EQ', 'RR4', 'USD', 'Global Healthcare', '環球醫療保健', '全球醫療保健'],
  ['003', 'EQ', 'RR3', 'AUD', 'Australian Income', '澳洲收益', '澳洲收益'],
  ['002', 'EQ', 'RR4', 'GBP', 'UK Select', '英國精選', '英國精選'],
  ['001', 'BL', 'RR3', 'USD', 'Global Balanced', '環球均衡', '全球平衡'],
  ['003', 'EQ', 'RR5', 'CNY', 'China A-Share', '中國A股', '中國A股'],
  ['001', 'BD', 'RR2', 'EUR', 'Euro Government Bond', '歐元政府債券', '歐元政府債券'],
  ['003', 'EQ', 'RR4', 'SGD', 'Asian Real Estate', '亞洲房地產', '亞洲不動產'],
  ['002', 'EQ', 'RR5', 'CAD', 'Natural Resources', '天然資源', '天然資源'],
  ['007', 'BL', 'RR3', 'NZD', 'Pacific Allocation', '太平洋資產配置', '太平洋資產配置'],
];

const hongKong: readonly Row[] = [
  ['003', 'EQ', 'RR5', 'HKD', 'Hong Kong Growth', '香港增長', '香港成長'],
  ['001', 'MM', 'RR1', 'HKD', 'Hong Kong Dollar Money Market', '港元貨幣市場', '港幣貨幣市場'],
  ['003', 'EQ', 'RR4', 'HKD', 'Greater China Dividend', '大中華股息', '大中華股息'],
  ['007', 'BL', 'RR3', 'HKD', 'Steady Allocation', '穩健資產配置', '穩健資產配置'],
];

const taiwan: readonly Row[] = [
  ['003', 'EQ', 'RR5', 'TWD', 'Taiwan Growth', '台灣增長', '台灣成長股票'],
  ['001', 'MM', 'RR1', 'TWD', 'New Taiwan Dollar Money Market', '新台幣貨幣市場', '新台幣貨幣市場'],
  ['003', 'EQ', 'RR4', 'TWD', 'Taiwan High Dividend', '台灣高股息', '台灣高股息'],
  ['007', 'BL', 'RR3', 'TWD', 'Taiwan Multi-Asset', '台灣多元資產', '台灣多重資產'],
];

/** The themes of each region's funds: its own first. */
export const fundThemes = {
  HK: [...hongKong, ...everywhere].map(theme),
  TW: [...taiwan, ...everywhere].map(theme),
} as const;

/** Fictional fund houses. */
export const fundHouses = [
  { en: 'Cloud Ridge', zh: '雲嶺' },
  { en: 'Jade River', zh: '翠河' },
  { en: 'Morning Pine', zh: '晨松' },
  { en: 'Blue Heron', zh: '藍鷺' },
] as const;

/** Share classes; the first two of each fund are those most clients hold. */
export const shareClasses = [
  { en: 'A (acc)', hk: 'A類（累計）', tw: 'A（累積）', frequency: 'none' },
  { en: 'A (mth)', hk: 'A類（每月派息）', tw: 'A（月配息）', frequency: 'monthly' },
  { en: 'B (acc)', hk: 'B類（累計）', tw: 'B（累積）', frequency: 'none' },
  { en: 'B (mth)', hk: 'B類（每月派息）', tw: 'B（月配息）', frequency: 'monthly' },
  { en: 'C (acc)', hk: 'C類（累計）', tw: 'C（累積）', frequency: 'none' },
  { en: 'C (div)', hk: 'C類（派息）', tw: 'C（季配息）', frequency: 'quarterly' },
  { en: 'D (acc)', hk: 'D類（累計）', tw: 'D（累積）', frequency: 'none' },
] as const;
