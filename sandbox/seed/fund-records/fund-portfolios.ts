import type { Region } from '../../../domain/region';
import type { LocalTexts } from '../../database/schema/clients';
import type { weightParts } from '../../database/schema/fund-records';
import type { FundTheme } from '../funds/fund-themes';
import { textsInRegion } from '../generation/regional-texts';
import { fundHoldings, holdingPercents } from './fund-holdings';

/** Countries and sectors: in English and Chinese, and Taiwan's Chinese where it differs. */
const names: Readonly<Record<string, readonly [en: string, hk: string, tw?: string]>> = {
  US: ['United States', '美國'],
  HK: ['Hong Kong', '香港'],
  CN: ['Mainland China', '中國內地', '中國'],
  TW: ['Taiwan', '台灣'],
  JP: ['Japan', '日本'],
  KR: ['South Korea', '南韓'],
  IN: ['India', '印度'],
  SG: ['Singapore', '新加坡'],
  GB: ['United Kingdom', '英國'],
  FR: ['France', '法國'],
  DE: ['Germany', '德國'],
  CH: ['Switzerland', '瑞士'],
  NL: ['Netherlands', '荷蘭'],
  ES: ['Spain', '西班牙'],
  NO: ['Norway', '挪威'],
  BR: ['Brazil', '巴西'],
  MX: ['Mexico', '墨西哥'],
  ID: ['Indonesia', '印尼'],
  ZA: ['South Africa', '南非'],
  RO: ['Romania', '羅馬尼亞'],
  IT: ['Information technology', '資訊科技'],
  FI: ['Financials', '金融'],
  IND: ['Industrials', '工業'],
  COM: ['Communication services', '通訊服務'],
  CD: ['Consumer discretionary', '非必需消費品', '非必需消費'],
  CS: ['Consumer staples', '必需消費品', '必需消費'],
  HC: ['Healthcare', '醫療保健'],
  EN: ['Energy', '能源'],
  UT: ['Utilities', '公用事業'],
  RE: ['Real estate', '房地產', '不動產'],
  GOV: ['Government bonds', '政府債券'],
  CORP: ['Corporate bonds', '企業債券', '公司債'],
  EQ: ['Equities', '股票'],
  DEP: ['Deposits', '存款'],
  BILL: ['Bills and certificates', '票據及存款證', '票券與存單'],
  OTH: ['Other', '其他'],
  CASH: ['Cash', '現金'],
};

type Portfolio = {
  readonly holdings: keyof typeof fundHoldings;
  /** Names and percents by turns. */
  readonly countries: string;
  readonly sectors: string;
};

/** The portfolios of the funds of a theme. */
const portfolios: Readonly<Record<string, Portfolio>> = {
  'Hong Kong Growth': {
    holdings: 'hongKong',
    countries: 'HK 71.2 CN 22.5 SG 3.1 CASH 3.2',
    sectors: 'FI 33.4 RE 15.8 CD 14.2 COM 12.6 IND 10.7 UT 6.3 CS 3.8 CASH 3.2',
  },
  'Hong Kong Dollar Money Market': {
    holdings: 'deposits',
    countries: 'HK 58.4 SG 15.6 CN 12.1 FR 8.3 TW 5.6',
    sectors: 'DEP 61.5 BILL 35.2 CASH 3.3',
  },
  'Greater China Dividend': {
    holdings: 'greaterChina',
    countries: 'CN 52.7 TW 24.3 HK 19.6 CASH 3.4',
    sectors: 'FI 31.5 IT 20.4 EN 12.7 COM 10.2 UT 8.9 IND 7.6 CS 5.3 CASH 3.4',
  },
  'Steady Allocation': {
    holdings: 'mixed',
    countries: 'US 41.3 HK 17.8 CN 12.4 TW 9.6 DE 7.2 SG 5.1 OTH 4.3 CASH 2.3',
    sectors: 'GOV 38.6 CORP 27.4 EQ 31.7 CASH 2.3',
  },
  'Taiwan Growth': {
    holdings: 'taiwan',
    countries: 'TW 96.4 CASH 3.6',
    sectors: 'IT 58.3 FI 14.2 IND 10.5 COM 6.8 CD 4.1 CS 2.5 CASH 3.6',
  },
  'New Taiwan Dollar Money Market': {
    holdings: 'deposits',
    countries: 'TW 82.3 HK 9.4 SG 5.1 FR 3.2',
    sectors: 'DEP 66.8 BILL 30.4 CASH 2.8',
  },
  'Taiwan High Dividend': {
    holdings: 'taiwan',
    countries: 'TW 97.1 CASH 2.9',
    sectors: 'IT 44.6 FI 24.9 IND 11.3 COM 8.7 CS 4.8 UT 2.8 CASH 2.9',
  },
  'Taiwan Multi-Asset': {
    holdings: 'mixed',
    countries: 'TW 48.5 US 29.7 DE 7.9 CN 6.2 SG 5.3 CASH 2.4',
    sectors: 'EQ 52.1 GOV 24.8 CORP 20.7 CASH 2.4',
  },
  'Global Technology': {
    holdings: 'technology',
    countries: 'US 68.9 TW 9.7 JP 7.2 KR 5.4 NL 4.1 CN 2.6 CASH 2.1',
    sectors: 'IT 74.3 COM 14.8 CD 5.6 FI 3.2 CASH 2.1',
  },
  'Global Income Bond': {
    holdings: 'bonds',
    countries: 'US 47.6 FR 11.3 DE 9.8 GB 8.4 NO 6.7 ES 5.9 HK 4.2 OTH 3.4 CASH 2.7',
    sectors: 'GOV 41.2 CORP 56.1 CASH 2.7',
  },
  'Asia ex-Japan Equity': {
    holdings: 'asia',
    countries: 'CN 29.8 TW 23.6 IN 18.9 KR 12.1 SG 6.4 HK 5.2 ID 1.9 CASH 2.1',
    sectors: 'IT 34.7 FI 24.1 CD 13.6 COM 9.8 IND 6.9 EN 5.3 CS 3.5 CASH 2.1',
  },
  'Multi-Asset Income': {
    holdings: 'mixed',
    countries: 'US 46.2 DE 10.4 TW 9.3 CN 8.1 NO 6.7 SG 5.8 FR 5.2 OTH 5.6 CASH 2.7',
    sectors: 'GOV 30.9 CORP 31.6 EQ 34.8 CASH 2.7',
  },
  'Japan Small Companies': {
    holdings: 'japan',
    countries: 'JP 97.8 CASH 2.2',
    sectors: 'IND 29.6 IT 21.3 CD 16.4 CS 12.2 HC 9.8 RE 8.5 CASH 2.2',
  },
  'European Dividend': {
    holdings: 'europe',
    countries: 'FR 21.7 DE 18.9 GB 16.3 CH 11.4 NL 9.8 ES 9.1 NO 8.6 OTH 2.1 CASH 2.1',
    sectors: 'FI 24.8 EN 14.6 CS 14.1 UT 12.3 COM 11.7 IND 10.9 IT 9.5 CASH 2.1',
  },
  'Emerging Markets Debt': {
    holdings: 'emerging',
    countries: 'MX 16.8 BR 14.2 ID 13.7 ZA 11.9 RO 9.6 CN 9.1 IN 8.3 OTH 13.2 CASH 3.2',
    sectors: 'GOV 73.4 CORP 23.4 CASH 3.2',
  },
  'Global Healthcare': {
    holdings: 'healthcare',
    countries: 'US 64.3 CH 12.8 GB 7.6 DE 5.2 FR 4.3 JP 3.7 CASH 2.1',
    sectors: 'HC 97.9 CASH 2.1',
  },
};

type Weight = {
  readonly part: (typeof weightParts)[number];
  readonly position: number;
  readonly names: LocalTexts;
  readonly percent: string;
};

/** The portfolio of a theme's funds; nothing for a theme that has none. */
export function seedFundPortfolio(region: Region, { en, marketType }: FundTheme): readonly Weight[] {
  const portfolio = portfolios[en];
  if (portfolio === undefined) return [];
  const percents = holdingPercents[marketType];
  return [
    ...fundHoldings[portfolio.holdings].map(([company, zh], position) => ({
      part: 'holdings' as const,
      position,
      names: textsInRegion(region, { en: company, hk: zh, tw: zh }),
      percent: percents[position] ?? '0',
    })),
    ...(['countries', 'sectors'] as const).flatMap((part) =>
      [...portfolio[part].matchAll(/(\w+) ([\d.]+)/g)].map(([, code = '', percent = '0'], position) => {
        const [name, hk, tw = hk] = names[code] ?? [code, code];
        return { part, position, names: textsInRegion(region, { en: name, hk, tw }), percent };
      }),
    ),
  ];
}
