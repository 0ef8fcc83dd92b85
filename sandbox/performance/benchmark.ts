import { eq } from 'drizzle-orm';
import type { BenchmarkFilter } from '../../contract/graphql/performance/generated/graphql';
import { type Benchmark, parseDepositRate } from '../../domain/performance/benchmark';
import type { ServerContext } from '../context/server-context';
import { decimal } from '../database/decimal';
import { fundFacts } from '../database/schema/fund-records';
import { findFundByCode } from '../funds/find-fund-by-code';
import { loadDistributions } from '../funds/fund-distributions';
import { loadPriceRecords } from '../funds/price-records';
import { ApiError } from '../wire/api-error';

/** Reads the benchmark that a filter names, with a fund's prices and distributions up to a day; refuses one that names none, or both kinds [PORT-46]. */
export async function benchmarkOf(
  context: Pick<ServerContext, 'database' | 'region'>,
  { fundCode, currency, depositRate }: BenchmarkFilter,
  day: string,
): Promise<Benchmark> {
  if (fundCode && !depositRate) return fundBenchmark(context, { fundCode, currency: currency ?? undefined, day });
  const yearlyPercent = fundCode ? undefined : parseDepositRate(depositRate ?? '');
  if (yearlyPercent === undefined) throw new ApiError(400, ['FILTER_INVALID']);
  return { kind: 'deposit', yearlyPercent };
}

type FundQuery = { readonly fundCode: string; readonly currency: string | undefined; readonly day: string };

async function fundBenchmark(
  context: Pick<ServerContext, 'database' | 'region'>,
  { fundCode, currency, day }: FundQuery,
): Promise<Benchmark> {
  const fund = await findFundByCode(context, fundCode, { currency });
  if (fund === undefined) throw new ApiError(400, ['FILTER_INVALID']);
  const prices = await loadPriceRecords(context.database, [fund.id], day);
  const [facts] = await context.database
    .select({ distributionFrequency: fundFacts.distributionFrequency })
    .from(fundFacts)
    .where(eq(fundFacts.fundId, fund.id));
  const paid = await loadDistributions(context.database, [fund.id]);
  return {
    kind: 'fund',
    record: prices.get(fund.id) ?? [],
    currency: fund.currency,
    distributionFrequency: facts?.distributionFrequency ?? undefined,
    distributions: (paid.get(fund.id) ?? []).map((each) => ({ ...each, amount: decimal(each.amount) })),
  };
}
