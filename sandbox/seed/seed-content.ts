import type { Database } from '../database/database';
import { messages, promotions, tips } from '../database/schema/content';
import { topSellers } from '../database/schema/funds';
import { seedMessages, seedPromotions, seedTips } from './content-texts';
import { promotionDocument } from './promotion-document';
import { daysBefore } from './seed-days';
import type { SeedFund } from './seed-funds';

/** Of the best sellers, in their order: one, three and five years, in percent. */
export const bestSellersPerformance = [
  ['18.42', '31.07', '64.90'],
  ['9.35', '14.28', '27.61'],
  ['26.18', '8.74', '52.33'],
  ['-4.06', '11.90', '38.25'],
  ['12.77', '22.15', '41.08'],
];

/** Makes the messages, tips, promotions and best sellers that are shown before login. */
export async function seedContent(database: Database, day: string, hongKongFunds: readonly SeedFund[]): Promise<void> {
  await database.insert(messages).values([...seedMessages]);
  await database.insert(tips).values([...seedTips]);
  await database.insert(promotions).values(
    seedPromotions.map(({ words, ...promotion }) => ({
      ...promotion,
      documents: Object.fromEntries(
        Object.entries(words).map(([language, texts]) => [language, promotionDocument(texts)]),
      ),
    })),
  );
  await database.insert(topSellers).values(
    bestSellersPerformance.map(([oneYear, threeYear, fiveYear], index) => ({
      region: 'HK' as const,
      position: index + 1,
      fundId: hongKongFunds[index * 2]?.id ?? 0,
      oneYear,
      threeYear,
      fiveYear,
      performanceDate: daysBefore(day, 1),
    })),
  );
}
