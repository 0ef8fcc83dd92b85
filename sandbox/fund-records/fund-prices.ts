import { asc } from 'drizzle-orm';
import { toText } from '../../domain/money/decimal';
import { today } from '../context/clock';
import { funds } from '../database/schema/funds';
import { hasOneOfCodes } from '../funds/fund-codes';
import { jfFundCode } from '../funds/listed-funds';
import { loadPriceRecords } from '../funds/price-records';
import type { CallContext } from '../wire/call-context';

/** The prices of the funds of these codes up to today [FUND-14]. */
export async function fundPrices(codes: readonly string[], context: CallContext) {
  await context.session();
  const { database, region, clock } = context.server;
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
    .where(hasOneOfCodes(region, codes))
    .orderBy(asc(funds.code), asc(funds.id));
  const records = await loadPriceRecords(
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
