import type { Database } from '../../database/database';
import { funds, navs } from '../../database/schema/funds';
import { drawDeviations, fundPricePath } from '../funds/fund-price-history';
import { priceBehaviour } from '../../funds/price-behaviour';
import type { SeedFund } from '../funds/themed-funds';
import { weekdaysBefore } from '../generation/days';
import { decimalText } from '../generation/decimal-text';
import { createRandom } from '../generation/random';

const kind = { marketType: 'BD', risk: 'RR4', currency: 'ZAR' } as const;

/** A fund in a currency that nobody gives a rate for. */
export async function seedFundWithoutRate(database: Database, day: string): Promise<SeedFund> {
  const dates = weekdaysBefore(day, 400);
  const random = createRandom(27);
  const latest = 8_432;
  const scale = 2;
  const strays = { market: drawDeviations(random, dates.length), own: drawDeviations(random, dates.length) };
  const path = fundPricePath({ dates, latest, behaviour: priceBehaviour(kind), payout: 600, ...strays });
  const fund = {
    id: 9_001,
    category: '001',
    currency: kind.currency,
    latest,
    scale,
    launchDate: dates[0] ?? day,
    path,
  };
  await database.insert(funds).values({
    id: fund.id,
    source: 'seed',
    region: 'TW',
    code: 'TW9001',
    localId: 'SEEDTW09001',
    names: {
      en_US: 'Morning Pine Global High Yield Bond A (mth) ZAR',
      zh_TW: '晨松全球非投資等級債券基金 A（月配息） 南非幣',
    },
    category: fund.category,
    marketType: kind.marketType,
    baseCurrency: kind.currency,
    currency: kind.currency,
    riskRating: kind.risk,
  });
  await database.insert(navs).values({ fundId: fund.id, date: dates.at(-1) ?? day, nav: decimalText(latest, scale) });
  return fund;
}
