import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { regionDefaults } from '../../config/regions';
import { retainedUntil } from '../../domain/documents/retention';
import { daysOfMonth } from '../../domain/documents/statement-months';
import { formatDate } from '../../domain/formatting/format-date';
import { formatNumber } from '../../domain/formatting/format-number';
import { summarise } from '../../domain/holdings/figures/summarise';
import type { Language } from '../../domain/language';
import { minorUnitScale } from '../../domain/money/currency';
import type { Region } from '../../domain/region';
import { localised } from '../context/language';
import { regionAnswers } from '../context/region-answers';
import type { Database } from '../database/database';
import { accounts, type LocalTexts } from '../database/schema/clients';
import { dividends, funds, movements } from '../database/schema/funds';
import { orderEvents, orderMovements } from '../database/schema/orders';
import { valuedHoldings } from '../portfolio/holding-statistics';
import type { ValuedHolding } from '../portfolio/valued-holding';
import { documentWords } from './document-words';
import type { PrintedDocument, PrintedTable } from './printed-document';
import { statementWords } from './statement-words';

type Asked = { readonly clientId: string; readonly month: string };
type NamedFund = { readonly code: string; readonly names: LocalTexts; readonly currency: string };

/** All that a client's month comes to: what was held when it ended, valued as then, and what happened in it. */
export type StatementFacts = {
  readonly month: string;
  readonly first: string;
  readonly last: string;
  readonly accountNumbers: readonly string[];
  readonly holdings: readonly ValuedHolding[];
  /** The amount is in the fund's currency; of units that were sold before there was a desk, nobody knows it. */
  readonly movements: readonly (Pick<typeof movements.$inferSelect, 'kind' | 'units' | 'date'> & {
    readonly amount: string | null;
    readonly fund: NamedFund;
  })[];
  readonly distributions: readonly (Pick<typeof dividends.$inferSelect, 'gross' | 'currency' | 'date'> & {
    readonly fund: NamedFund;
  })[];
};

/** Reads a client's month from the rows that the portfolio follows from; undefined for what is no month [ORDQ-09]. */
export async function statementFacts(
  database: Database,
  { clientId, month }: Asked,
): Promise<StatementFacts | undefined> {
  const days = daysOfMonth(month);
  if (days === undefined) return undefined;
  const { first, last } = days;
  const fund = { code: funds.code, names: funds.names, currency: funds.currency };
  const owned = await database
    .select({ number: accounts.number })
    .from(accounts)
    .where(eq(accounts.clientId, clientId))
    .orderBy(asc(accounts.number));
  const moved = await database
    .select({
      ...{ kind: movements.kind, units: sql<string>`sum(${movements.units})::text`, date: movements.date, fund },
      amount: sql<
        string | null
      >`case ${movements.kind} when 'buy' then sum(${movements.cost}) else min(${orderEvents.cost}) end`,
    })
    .from(movements)
    .leftJoin(orderMovements, eq(orderMovements.movementId, movements.id))
    .leftJoin(
      orderEvents,
      and(eq(orderEvents.orderId, orderMovements.orderId), eq(orderEvents.sequence, orderMovements.sequence)),
    )
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .where(and(eq(accounts.clientId, clientId), gte(movements.date, first), lte(movements.date, last)))
    // Of a sale all units together, however they were bought.
    .groupBy(
      ...[movements.kind, movements.date, funds.id, orderMovements.orderId, orderMovements.sequence],
      sql`case when ${orderMovements.orderId} is null then ${movements.id} end`,
    )
    .orderBy(asc(movements.date), sql`min(${movements.id})`);
  const paid = await database
    .select({ gross: dividends.gross, currency: dividends.currency, date: dividends.date, fund })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .where(and(eq(accounts.clientId, clientId), gte(dividends.date, first), lte(dividends.date, last)))
    .orderBy(asc(dividends.date), asc(dividends.id));
  return {
    ...{ month, first, last, accountNumbers: owned.map(({ number }) => number) },
    holdings: await valuedHoldings(database, { clientId, day: last }),
    movements: moved,
    distributions: paid,
  };
}

type Printed = {
  readonly facts: StatementFacts;
  readonly region: Region;
  readonly client: { readonly names: LocalTexts };
  readonly language: Language;
};

/** The statement of a client's month [ORDQ-09]. */
export function statementDocument({ facts, region, client, language }: Printed): PrintedDocument {
  const words = documentWords[language];
  const statement = statementWords[language];
  const { first, last, holdings } = facts;
  const currency = regionDefaults[region].defaultCurrency;
  const total = summarise(holdings.map((holding) => holding.figuresIn(currency)));
  const sum = formatNumber(total.marketValue, { precision: minorUnitScale(currency) });
  return {
    ...{ language, date: last, firm: words.firm, title: statement.title },
    ...{ pageOf: words.pageOf, missingNote: words.missingNote },
    subtitle: formatDate(last, language, 'month-year'),
    addressee: localised(client.names, language) ?? '',
    facts: [
      [words.account, facts.accountNumbers.join(words.separator)],
      [statement.period, `${formatDate(first, language)} – ${formatDate(last, language)}`],
      [statement.total(currency), sum],
    ],
    tables: [
      holdingsTable({ holdings, currency, sum }, language),
      movementsTable(facts, language),
      distributionsTable(facts, language),
    ],
    notes: [
      statement.valuation(formatDate(last, language)),
      statement.keep(formatDate(retainedUntil('statement', last), language)),
      statement.question(regionAnswers[region].hotline),
    ],
  };
}

function holdingsTable(
  { holdings, currency, sum }: Pick<StatementFacts, 'holdings'> & { readonly currency: string; readonly sum: string },
  language: Language,
): PrintedTable {
  const statement = statementWords[language];
  return {
    heading: statement.holdings,
    columns: [
      { label: statement.fund, share: 0.4 },
      { label: statement.units, share: 0.18, isFigure: true },
      { label: statement.price, share: 0.2, isFigure: true },
      { label: statement.value(currency), share: 0.22, isFigure: true },
    ],
    rows: holdings.map(({ row: { fund, nav }, units, figuresIn }) => {
      const { marketValue } = figuresIn(currency);
      return [
        fundName(fund, language),
        formatNumber(units, { precision: 4 }),
        nav === null ? statement.noValue : `${fund.currency} ${formatNumber(nav, { precision: fund.navPrecision })}`,
        marketValue ? formatNumber(marketValue, { precision: minorUnitScale(currency) }) : statement.noValue,
      ];
    }),
    total: [statement.sum, '', '', sum],
    empty: statement.noHoldings,
  };
}

function movementsTable(facts: StatementFacts, language: Language): PrintedTable {
  const statement = statementWords[language];
  return {
    heading: statement.movements,
    columns: [
      { label: statement.date, share: 0.16 },
      { label: statement.kind, share: 0.15 },
      { label: statement.fund, share: 0.33 },
      { label: statement.units, share: 0.16, isFigure: true },
      { label: statement.cost, share: 0.2, isFigure: true },
    ],
    rows: facts.movements.map(({ date, kind, fund, units, amount }) => [
      formatDate(date, language),
      statement.kinds[kind],
      fundName(fund, language),
      formatNumber(units, { precision: 4 }),
      amount === null ? '' : money(fund.currency, amount),
    ]),
    empty: statement.noMovements,
  };
}

function distributionsTable(facts: StatementFacts, language: Language): PrintedTable {
  const statement = statementWords[language];
  return {
    heading: statement.distributions,
    columns: [
      { label: statement.date, share: 0.16 },
      { label: statement.fund, share: 0.6 },
      { label: statement.gross, share: 0.24, isFigure: true },
    ],
    rows: facts.distributions.map(({ date, fund, gross, currency }) => [
      formatDate(date, language),
      fundName(fund, language),
      money(currency, gross),
    ]),
    empty: statement.noDistributions,
  };
}

const fundName = ({ names, code }: Pick<NamedFund, 'names' | 'code'>, language: Language): string =>
  `${localised(names, language) ?? ''} (${code})`;

const money = (currency: string, amount: string): string =>
  `${currency} ${formatNumber(amount, { precision: minorUnitScale(currency) })}`;
