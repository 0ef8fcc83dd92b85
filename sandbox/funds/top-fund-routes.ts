import { asc, eq } from 'drizzle-orm';
import { localised } from '../context/language';
import { publishedPerformance } from '../database/schema/fund-lists';
import { funds, topSellers } from '../database/schema/funds';
import type { CallGroup } from '../wire/serve';

/** The five funds that sell best, in that order, with their published performance [API-48, CONFLICT-29]. */
export const topFundRoutes: CallGroup = (serve, { region, database }) => {
  serve('fundTop5', async ({ language }) => {
    const rows = await database
      .select({ fund: funds, published: publishedPerformance })
      .from(topSellers)
      .innerJoin(funds, eq(funds.id, topSellers.fundId))
      .leftJoin(publishedPerformance, eq(publishedPerformance.fundId, funds.id))
      .where(eq(topSellers.region, region))
      .orderBy(asc(topSellers.position))
      .limit(5);
    return rows.map(({ fund, published }) => ({
      name: { code: fund.code, value: localised(fund.names, language) ?? null },
      isinCode: fund.isin,
      baseCurrency: fund.baseCurrency,
      fundRiskRating: fund.riskRating,
      fundPerformance: {
        oneYear: published?.oneYear,
        threeYear: published?.threeYear,
        fiveYear: published?.fiveYear,
        performanceEffectiveDate: published?.effectiveDate,
      },
    }));
  });
};
