import { toText } from '../../../domain/money/decimal';
import type { ByRegion, Region } from '../../../domain/region';
import type { Database } from '../../database/database';
import { insertAll } from '../../database/insert-all';
import { funds } from '../../database/schema/funds';
import { storeNavs } from '../../import/store';
import { fictionalIsin } from './fictional-isin';
import { fundThemes } from './fund-themes';
import { type ThemedFund, themedFunds } from './themed-funds';

/** Makes a region's fictional funds and their prices: a long record for the first dozen and some others, the end of the last month and a few days for the rest. */
export async function seedFunds(database: Database, region: Region, day: string): Promise<readonly ThemedFund[]> {
  const made = themedFunds(region, day);
  await insertAll(
    database,
    funds,
    made.map((fund, index) => fundRow(region, fund, index + 1)),
  );
  await storeNavs(
    database,
    made.flatMap(({ id, prices }) => prices.map(({ date, nav }) => ({ fundId: id, date, nav: toText(nav) }))),
  );
  return made;
}

/** Returns the names of a fictional fund, in the languages of its region. */
export const fundNames = (region: Region, fund: ThemedFund) => ({
  en_US: `${fund.house.en} ${fund.theme.en} ${fund.shareClass.en}`,
  ...chineseNames[region](fund),
});

const chineseNames: ByRegion<(fund: ThemedFund) => { readonly zh_HK: string } | { readonly zh_TW: string }> = {
  HK: ({ shareClass, house, theme }) => ({ zh_HK: `${house.zh}${theme.hk}基金 ${shareClass.hk}` }),
  TW: ({ shareClass, house, theme }) => ({ zh_TW: `${house.zh}${theme.tw}基金 ${shareClass.tw}` }),
};

function fundRow(region: Region, fund: ThemedFund, number: number) {
  const { id, theme, scale } = fund;
  const place = fundThemes[region].indexOf(theme);
  return {
    id,
    source: 'seed',
    region,
    code: `${region}${String(number).padStart(4, '0')}`,
    localId: `SEED${region}${String(number).padStart(5, '0')}`,
    isin: fictionalIsin(id),
    names: fundNames(region, fund),
    category: theme.category,
    marketType: theme.marketType,
    baseCurrency: theme.currency,
    currency: theme.currency,
    riskRating: theme.risk,
    navPrecision: scale,
    availSell: place % 9 !== 8,
    availBuy: place % 7 !== 6,
    statusNormal: place % 11 !== 10,
    isChinaFund: theme.currency === 'CNY',
    // The letter of “A (acc)”.
    shareClass: fund.shareClass.en.charAt(0),
  };
}
