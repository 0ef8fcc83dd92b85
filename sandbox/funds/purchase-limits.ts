import { asc } from 'drizzle-orm';
import type { PurchaseLimitsQuery } from '../../contract/graphql/funds/generated/graphql';
import { regionDefaults } from '../../config/regions';
import { type Decimal, toText } from '../../domain/money/decimal';
import type { Region } from '../../domain/region';
import type { BuyLimits } from '../../domain/funds/buy-limits';
import { allowsBuyOnTop } from '../../domain/trading/limits/minimum-buy';
import { regionAnswers } from '../context/region-answers';
import type { ServerContext } from '../context/server-context';
import { funds } from '../database/schema/funds';
import { hasOneOfCodes } from './fund-codes';
import { jfFundCode } from './listed-funds';

type LimitedFund = Pick<typeof funds.$inferSelect, 'isDigitalClass'>;

/** The server's limits of one purchase; a digital share class has limits of its own, and none of the others' examples [CONFLICT-39]. */
export const toBuyLimits = (fund: LimitedFund | undefined, currency: string, region: Region): BuyLimits =>
  fund?.isDigitalClass === true ? {} : (regionAnswers[region].buyLimits[currency] ?? {});

/** Loads what amounts funds can be bought for, in their own currency and in the region's [TRADE-98, TRADE-99, OPEN-30]. */
export async function loadPurchaseLimits(
  { database, region }: Pick<ServerContext, 'database' | 'region'>,
  codes: readonly string[],
): Promise<PurchaseLimitsQuery['purchaseLimits']> {
  const found = await database
    .select()
    .from(funds)
    .where(hasOneOfCodes(region, codes))
    .orderBy(asc(funds.code), asc(funds.id));
  return found.map((fund) => ({
    code: fund.code,
    jfFundCode: jfFundCode(fund),
    currency: fund.baseCurrency,
    limits: [...new Set([fund.baseCurrency, regionDefaults[region].defaultCurrency])].flatMap((currency) => {
      const { buyLowerLimit, buyOnTopLowerLimit, buyUpperLimit } = toBuyLimits(fund, currency, region);
      if (buyLowerLimit === undefined && buyUpperLimit === undefined) return [];
      const onTop = allowsBuyOnTop({ currency, availability: regionAnswers[region].buyOnTop })
        ? buyOnTopLowerLimit
        : undefined;
      return [{ currency, least: textOf(buyLowerLimit), leastOnTop: textOf(onTop), most: textOf(buyUpperLimit) }];
    }),
  }));
}

const textOf = (limit: Decimal | undefined): string | null => (limit === undefined ? null : toText(limit));
