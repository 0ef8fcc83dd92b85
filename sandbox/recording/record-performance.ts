import * as z from 'zod/mini';
import { UserPortfolioHkDocument, UserPortfolioTwDocument } from '../../contract/graphql/client/generated/graphql';
import {
  GainsAndIncomeDocument,
  type HoldingFilter,
  PlanOutcomesDocument,
  PortfolioHistoryDocument,
} from '../../contract/graphql/performance/generated/graphql';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { periods } from '../../domain/funds/performance/period';
import { groupBy } from '../../domain/kernel/group-by';
import type { ByRegion, Region } from '../../domain/region';
import type { Keep, Recording, RecordingSession } from './recording-session';

/** The currencies that the mock shows amounts in, the region's own first, and the operation that answers who is signed in. */
const regional: ByRegion<{ readonly currencies: readonly [string, ...string[]]; readonly document: string }> = {
  HK: { currencies: ['HKD', 'USD'], document: UserPortfolioHkDocument.toString() },
  TW: { currencies: ['TWD'], document: UserPortfolioTwDocument.toString() },
};

/** The period that the home begins with. */
const usualPeriod = '1Y';

const signedIn = z.object({
  data: z.record(z.string(), z.object({ lastLoginDate: z.optional(z.nullable(z.string())) })),
});

const yearly = z.object({ data: z.object({ gainsAndIncome: z.object({ years: z.array(z.number()) }) }) });

type Query = { readonly currency: string; readonly holdings?: readonly HoldingFilter[] };

/** Keeps how the client's money here came to its worth, in each currency, period and year that a page of the mock asks for [PORT-46]. */
export async function recordPerformance(session: RecordingSession, keep: Keep, region: Region): Promise<void> {
  for (const [index, currency] of regional[region].currencies.entries()) {
    const suffix = index === 0 ? '' : `.${currency}`;
    await recordPeriods(session, (period, answer) => keep(`PortfolioHistory${suffix}${period}`, answer), region, {
      currency,
    });
    const gains = GainsAndIncomeDocument.toString();
    const running = session.graphql(gains, { currency });
    await keep(`GainsAndIncome${suffix}`, running);
    for (const year of yearly.parse((await running).body).data.gainsAndIncome.years)
      await keep(`GainsAndIncome${suffix}.${String(year)}`, session.graphql(gains, { currency, year }));
    await keep(`PlanOutcomes${suffix}`, session.graphql(PlanOutcomesDocument.toString(), { currency }));
  }
}

const code = z.optional(z.nullable(z.object({ code: z.string() })));

const row = z.object({
  accountNo: z.string(),
  txnPaymentType: z.optional(z.nullable(z.string())),
  fund: z.object({
    name: z.object({ code: z.string() }),
    isinCode: z.optional(z.nullable(z.string())),
    baseCurrency: z.string(),
    category: code,
    fundMarketType: code,
  }),
});

type Row = z.infer<typeof row>;

const holdingLists = z.object({
  data: z.record(z.string(), z.object({ tableViewDetails: z.optional(z.array(row)) })),
});

/** The ways by which the home puts holdings together, each holding by itself first. */
const groupings: readonly ((of: Row) => string)[] = [
  ({ accountNo, txnPaymentType, fund }) => [accountNo, fund.name.code, fund.baseCurrency, txnPaymentType].join('/'),
  ({ fund }) => [fund.name.code, fund.isinCode, fund.baseCurrency].join('/'),
  ({ fund }) => fund.category?.code ?? '',
  ({ fund }) => fund.fundMarketType?.code ?? '',
  ({ fund }) => fund.baseCurrency,
];

/** Keeps the past of each part of the holdings that the home can show by itself, in the region's currency [PORT-46]. */
export async function recordParts(
  session: RecordingSession,
  keep: Keep,
  { region, holdings }: { readonly region: Region; readonly holdings: Recording | undefined },
): Promise<void> {
  const rows = Object.values(holdingLists.parse(holdings?.body).data)
    .flatMap(({ tableViewDetails = [] }) => tableViewDetails)
    .filter(({ fund }) => fund.category);
  const parts = groupings.flatMap((keyOf) => [...groupBy(rows, keyOf).values()]).map((part) => part.map(holdingOf));
  const [currency] = regional[region].currencies;
  for (const [key, part] of new Map(parts.map((each) => [partKey(each), each])))
    await recordPeriods(
      session,
      (period, answer) => keep(`PortfolioHistory.${key}${period}`, withFewerPoints(answer)),
      region,
      { currency, holdings: part },
    );
}

const holdingOf = ({ accountNo, txnPaymentType, fund }: Row): HoldingFilter => ({
  accountNumber: accountNo,
  fundCode: fund.name.code,
  currency: fund.baseCurrency,
  ...(txnPaymentType ? { paymentType: txnPaymentType } : {}),
});

const partKey = (part: readonly HoldingFilter[]): string =>
  part
    .map(({ accountNumber, fundCode, currency, paymentType }) =>
      [accountNumber, fundCode, currency, ...(paymentType ? [paymentType] : [])].join('/'),
    )
    .toSorted()
    .join('+');

const past = z.object({ data: z.object({ portfolioHistory: z.looseObject({ points: z.array(z.unknown()) }) }) });

/** Every fourth point of a line, the last one among them: there are many parts, and each would be as long as the whole. */
async function withFewerPoints(answer: Promise<Recording>): Promise<Recording> {
  const { status, body } = await answer;
  const { portfolioHistory } = past.parse(body).data;
  const points = portfolioHistory.points.filter((_, index, all) => (all.length - 1 - index) % 4 === 0);
  return { status, body: { data: { portfolioHistory: { ...portfolioHistory, points } } } };
}

/** Keeps a past in each period under its suffix, from the client's last visit on too. */
async function recordPeriods(session: RecordingSession, keep: Keep, region: Region, query: Query): Promise<void> {
  const [client] = Object.values(signedIn.parse((await session.graphql(regional[region].document)).body).data);
  const visitedOn = hongKongDay(client?.lastLoginDate ?? '');
  for (const period of periods) {
    const variables = { ...query, period, visitedOn };
    await keep(
      period === usualPeriod ? '' : `.${period}`,
      session.graphql(PortfolioHistoryDocument.toString(), variables),
    );
  }
}
