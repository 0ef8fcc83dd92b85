import { type Region, regions } from '../../domain/region';
import type { Database } from '../database/database';
import { promotedFunds, publishedPerformance, recentViews } from '../database/schema/fund-lists';
import { decimalText } from './decimal-text';
import { demoClients } from './demo-clients';
import { type FundTheme, fundThemes } from './fund-themes';
import { insertAll } from './insert-all';
import { createRandom, type Random } from './random';
import { daysBefore } from './seed-days';
import type { SeedFund } from './seed-funds';
import { bestSellersPerformance } from './seed-content';

type SeedFunds = Readonly<Record<Region, readonly SeedFund[]>>;

/** Every so many of the fictional funds is too young for its performance to be published [FUND-30]. */
const youngEvery = 13;
const promoted = [2, 5, 7, 0, 12];
const viewed = [4, 9, 1];

/** Gives the fictional funds their published performance, promotes some, and lets everybody who holds funds have looked at three. */
export async function seedFundLists(database: Database, day: string, fundsOf: SeedFunds): Promise<void> {
  const random = createRandom(31);
  const effectiveDate = daysBefore(day, 1);
  for (const region of regions) {
    const rows = fundsOf[region].flatMap((fund, index) =>
      index % youngEvery === youngEvery - 1
        ? []
        : [
            {
              fundId: fund.id,
              effectiveDate,
              ...figures(random, fundThemes[region][index % fundThemes[region].length]?.risk ?? 'RR3'),
              ...(region === 'HK' ? bestSeller(index) : {}),
            },
          ],
    );
    await insertAll(database, publishedPerformance, rows);
    const first = promoted.flatMap((index, place) => {
      const fund = fundsOf[region][index];
      return fund ? [{ region, position: place + 1, fundId: fund.id }] : [];
    });
    await database.insert(promotedFunds).values(first);
  }
  await seedViews(database, day, fundsOf);
}

/** How far figures swing with the fund's risk, in hundredths of the boldest fund's. */
const swing: Readonly<Record<FundTheme['risk'], number>> = { RR1: 4, RR2: 20, RR3: 45, RR4: 80, RR5: 100 };

function figures(random: Random, risk: FundTheme['risk']) {
  const percent = (least: number, most: number) => {
    const figure = Math.round((random.between(least, most) * swing[risk]) / 100);
    // What lends money overnight doesn't lose any.
    return decimalText(risk === 'RR1' ? Math.abs(figure) : figure, 2);
  };
  return {
    oneMonth: percent(-420, 510),
    threeMonth: percent(-800, 1_150),
    sixMonth: percent(-1_100, 1_600),
    oneYear: percent(-1_400, 2_700),
    twoYear: percent(-1_200, 3_900),
    threeYear: percent(-900, 5_200),
    fiveYear: percent(-600, 8_400),
    yearToDate: percent(-1_000, 1_900),
    sinceStart: percent(-300, 14_000),
  };
}

/** The best sellers are every second one of the first ten, as `seedContent` places them. */
function bestSeller(index: number) {
  const [oneYear, threeYear, fiveYear] = (index % 2 === 0 && bestSellersPerformance[index / 2]) || [];
  return oneYear === undefined ? {} : { oneYear, threeYear, fiveYear };
}

async function seedViews(database: Database, day: string, fundsOf: SeedFunds): Promise<void> {
  const rows = demoClients
    .filter(({ holdings }) => holdings !== 'none')
    .flatMap(({ id, region }) =>
      viewed.flatMap((index, place) => {
        const fund = fundsOf[region][index];
        const viewedAt = new Date(`${daysBefore(day, place + 1)}T09:00:00+08:00`);
        return fund ? [{ clientId: id, fundId: fund.id, viewedAt }] : [];
      }),
    );
  await insertAll(database, recentViews, rows);
}
