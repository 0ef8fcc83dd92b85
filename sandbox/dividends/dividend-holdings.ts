import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { WireDividendHolding } from '../../contract/rest/dividends/dividend-instructions';
import { acceptsInstruction } from '../../domain/dividends/dividend-instruction';
import type { DistributionFrequency } from '../../domain/funds/fund-details';
import type { Language } from '../../domain/language';
import { localised } from '../context/language';
import type { Database } from '../database/database';
import { decimal } from '../database/decimal';
import { groupBy } from '../../domain/kernel/group-by';
import { accounts } from '../database/schema/clients';
import { dividendInstructionChanges } from '../database/schema/distributions';
import { fundDistributions, fundFacts } from '../database/schema/fund-records';
import { funds, movements } from '../database/schema/funds';
import { dividendFunds } from '../database/schema/services';
import { jfFundCode } from '../funds/listed-funds';
import { netUnits } from '../database/net-units';

type FundRow = typeof funds.$inferSelect;

/** A fund that a client holds and that distributes, with what is done with its dividends and what was wanted of them. */
export type StoredDividendHolding = {
  readonly fund: FundRow;
  readonly units: string;
  readonly frequency: DistributionFrequency;
  readonly nextPayDate: string | null;
  readonly into: FundRow | null;
  readonly changes: readonly { readonly at: Date; readonly into: FundRow | null }[];
};

const intoFunds = alias(funds, 'into_funds');

/** The client's holdings that distribute, whichever accounts they are on, by the fund's code. */
export async function dividendHoldings(
  database: Database,
  clientId: string,
): Promise<readonly StoredDividendHolding[]> {
  const rows = await database
    .select({
      fund: funds,
      into: intoFunds,
      frequency: fundFacts.distributionFrequency,
      units: sql<string>`${netUnits}::text`,
      nextPayDate: sql<string | null>`(
        select min(${fundDistributions.payDate})::text from ${fundDistributions}
        where ${and(eq(fundDistributions.fundId, funds.id), isNull(fundDistributions.paidAt))}
      )`,
    })
    .from(movements)
    .innerJoin(accounts, eq(accounts.number, movements.accountNumber))
    .innerJoin(funds, eq(funds.id, movements.fundId))
    .innerJoin(fundFacts, eq(fundFacts.fundId, funds.id))
    .leftJoin(dividendFunds, and(eq(dividendFunds.clientId, accounts.clientId), eq(dividendFunds.fundId, funds.id)))
    .leftJoin(intoFunds, eq(intoFunds.id, dividendFunds.intoFundId))
    .where(and(eq(accounts.clientId, clientId), ne(fundFacts.distributionFrequency, 'none')))
    .groupBy(funds.id, intoFunds.id, fundFacts.distributionFrequency)
    .orderBy(asc(funds.code), asc(funds.id));
  const holdings = rows.flatMap(({ frequency, ...row }) =>
    frequency !== null && acceptsInstruction({ units: decimal(row.units), frequency }) ? [{ ...row, frequency }] : [],
  );
  const changes = await changesOf(
    database,
    clientId,
    holdings.map(({ fund }) => fund.id),
  );
  return holdings.map((holding) => ({ ...holding, changes: changes(holding.fund.id) }));
}

async function changesOf(database: Database, clientId: string, fundIds: readonly number[]) {
  const rows = await database
    .select({ change: dividendInstructionChanges, into: intoFunds })
    .from(dividendInstructionChanges)
    .leftJoin(intoFunds, eq(intoFunds.id, dividendInstructionChanges.intoFundId))
    .where(
      and(eq(dividendInstructionChanges.clientId, clientId), inArray(dividendInstructionChanges.fundId, [...fundIds])),
    )
    .orderBy(asc(dividendInstructionChanges.sequence));
  const byFund = groupBy(rows, ({ change }) => change.fundId);
  return (fundId: number) => (byFund.get(fundId) ?? []).map(({ change, into }) => ({ at: change.at, into }));
}

/** A holding as its client is told of it. */
export function wireDividendHolding(stored: StoredDividendHolding, language: Language): WireDividendHolding {
  const { fund, units, frequency, nextPayDate, into, changes } = stored;
  const named = (fund: FundRow) => ({
    name: { code: fund.code, value: localised(fund.names, language) ?? null },
    jfFundCode: jfFundCode(fund),
  });
  return {
    fund: named(fund),
    currency: fund.currency,
    units,
    frequency,
    nextPayDate,
    reInvestmentFund: into && named(into),
    version: changes.length,
    changes: changes.map((change) => ({
      at: change.at.toISOString(),
      reInvestmentFund: change.into && named(change.into),
    })),
  };
}
