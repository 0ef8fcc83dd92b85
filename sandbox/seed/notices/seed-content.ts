import type { Database } from '../../database/database';
import { messages, promotions, tips } from '../../database/schema/content';
import { topSellers } from '../../database/schema/funds';
import type { SeedFund } from '../funds/themed-funds';
import { seedMessages, seedPromotions, seedTips } from './content-texts';
import { promotionDocument } from './promotion-document';

/** The places of the funds that sell best, in their order. */
const bestSellers = [0, 2, 4, 6, 8];

/** Makes the messages, tips, promotions and best sellers that are shown before login. */
export async function seedContent(database: Database, hongKongFunds: readonly SeedFund[]): Promise<void> {
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
    bestSellers.flatMap((place, index) => {
      const fund = hongKongFunds[place];
      return fund ? [{ region: 'HK' as const, position: index + 1, fundId: fund.id }] : [];
    }),
  );
}
