import { asc, eq, sql } from 'drizzle-orm';
import { regionDefaults } from '../../config/regions';
import type { FundListAnswer } from '../../contract/rest/funds/fund-list';
import { distributionYield } from '../../domain/funds/performance/distribution-yield';
import { groupBy } from '../../domain/kernel/group-by';
import type { Language } from '../../domain/language';
import type { Region } from '../../domain/region';
import { exchangeBetween } from '../../domain/money/convert';
import { type Decimal, toText } from '../../domain/money/decimal';
import { round } from '../../domain/money/rounding';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { publishedPerformance } from '../database/schema/fund-lists';
import { fundDistributions, fundFacts } from '../database/schema/fund-records';
import { funds } from '../database/schema/funds';
import { exchangeRates } from './exchange-rates';
import { latestPrice } from './latest-price';
import { fundListing, wireListing } from './listed-funds';

/** Lists every fund of a region, each with the facts beyond the specification that clients find and compare funds by [API-44, FUND-37, FUND-38]. */
export async function allFunds(context: ServerContext, language: Language): Promise<FundListAnswer> {
  const { database, region, clock } = context;
  const rows = await fundListing(database).where(eq(funds.region, region)).orderBy(asc(funds.code), funds.id);
  const factsOf = await loadFacts(database, region, today(clock));
  return rows.map((row) => {
    const listed = wireListing(row, language);
    const known = factsOf(row.id);
    if (known === undefined) return listed;
    const { house, published, ...facts } = known;
    return {
      ...listed,
      ...facts,
      house: house && wireHouse(house, language),
      fundPerformance: { ...listed.fundPerformance, ...published },
    };
  });
}

type Facts = NonNullable<Awaited<ReturnType<typeof selectFacts>>[number]>;

async function loadFacts(database: Database, region: Region, day: string) {
  const rows = await selectFacts(database, region, day);
  const paid = await database
    .select({
      fundId: fundDistributions.fundId,
      exDate: fundDistributions.exDate,
      amount: fundDistributions.amount,
      currency: fundDistributions.currency,
    })
    .from(fundDistributions)
    .innerJoin(funds, eq(funds.id, fundDistributions.fundId))
    .where(eq(funds.region, region));
  const distributions = groupBy(paid, ({ fundId }) => fundId);
  const rates = await exchangeRates(database, day);
  const { defaultCurrency } = regionDefaults[region];
  const facts = new Map(
    rows.map((row) => [
      row.id,
      {
        house: row.facts?.house,
        published: row.published ?? {},
        distributionFrequency: row.facts?.distributionFrequency,
        ongoingCharge: row.facts?.ongoingCharge,
        distributionYield: textOf(yieldOf(row, distributions.get(row.id) ?? []), 2),
        comparableSize: textOf(
          row.facts?.size
            ? exchangeBetween(row.baseCurrency, defaultCurrency, rates)(decimal(row.facts.size))
            : undefined,
          0,
        ),
      },
    ]),
  );
  return (id: number) => facts.get(id);
}

function selectFacts(database: Database, region: Region, day: string) {
  const price = latestPrice(database, day);
  const { oneMonth, threeMonth, sixMonth, yearToDate } = publishedPerformance;
  return database
    .select({
      id: funds.id,
      currency: funds.currency,
      baseCurrency: funds.baseCurrency,
      facts: fundFacts,
      published: { oneMonth, threeMonth, sixMonth, yearToDate },
      nav: price.nav,
      date: price.date,
    })
    .from(funds)
    .leftJoin(fundFacts, eq(fundFacts.fundId, funds.id))
    .leftJoin(publishedPerformance, eq(publishedPerformance.fundId, funds.id))
    .leftJoinLateral(price, sql`true`)
    .where(eq(funds.region, region));
}

type Paid = Pick<typeof fundDistributions.$inferSelect, 'exDate' | 'amount' | 'currency'>;

const yieldOf = ({ currency, facts, nav, date }: Facts, paid: readonly Paid[]): Decimal | undefined =>
  nav === null || date === null
    ? undefined
    : distributionYield({
        record: [{ date, nav: decimal(nav) }],
        currency,
        distributionFrequency: facts?.distributionFrequency ?? undefined,
        distributions: paid.map((one) => ({ ...one, amount: decimal(one.amount) })),
      });

const textOf = (figure: Decimal | undefined, places: number): string | undefined =>
  figure && toText(round(figure, places, 'half-up'));

type Texts = (typeof fundFacts.$inferSelect)['house'];

/** A house has no code of its own: its name in the first language that it has one in stands for it in every language. */
const wireHouse = (house: Texts, language: Language) => ({
  code: house.en_US ?? house.zh_TW ?? house.zh_HK ?? '',
  value: localised(house, language) ?? null,
});
