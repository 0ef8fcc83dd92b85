import { asc } from 'drizzle-orm';
import { toText } from '../../domain/money/decimal';
import { today } from '../clock';
import { funds } from '../database/schema/funds';
import type { CallContext } from '../graphql/call-context';
import { fundsAtMost, hasCodeOf } from './funds-of-codes';
import { jfFundCode } from './listed-funds';
import { priceRecordsOf } from './price-records';

/** The prices of the funds of these codes up to today [FUND-14]. */
export async function fundPrices(codes: readonly string[], context: CallContext) {
  await context.session();
  const { database, region, clock } = context.surroundings;
  const found = await database
    .select({
      id: funds.id,
      code: funds.code,
      isin: funds.isin,
      baseCurrency: funds.baseCurrency,
      localId: funds.localId,
      currency: funds.currency,
    })
    .from(funds)
    .where(hasCodeOf(region, codes))
    .orderBy(asc(funds.code), asc(funds.id))
    .limit(fundsAtMost);
  const records = await priceRecordsOf(
    database,
    found.map(({ id }) => id),
    today(clock),
  );
  return found.map((fund) => ({
    name: { code: fund.code },
    isinCode: fund.isin,
    baseCurrency: fund.baseCurrency,
    jfFundCode: jfFundCode(fund),
    prices: (records.get(fund.id) ?? []).map(({ date, nav }) => ({ date, nav: toText(nav) })),
  }));
}
