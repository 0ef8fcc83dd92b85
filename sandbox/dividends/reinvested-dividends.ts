import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isRetained } from '../../domain/documents/retention';
import { minorUnitScale } from '../../domain/money/currency';
import { unitPlaces } from '../../domain/trading/dealing/deal-order';
import type { Language } from '../../domain/language';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { LocalTexts } from '../database/schema/clients';
import { accounts } from '../database/schema/clients';
import { dividends, funds, movements } from '../database/schema/funds';
import { dividendFunds } from '../database/schema/services';

const intoFunds = alias(funds, 'into_funds');

/** The units that a dividend was paid for: those held on its account and kind of account on its day. */
const unitsPaidFor = sql<string | null>`(
  select sum(case ${movements.kind} when 'buy' then ${movements.units} else -${movements.units} end)::text
  from ${movements}
  where ${movements.accountNumber} = ${dividends.accountNumber} and ${movements.fundId} = ${dividends.fundId}
    and ${movements.paymentType} is not distinct from ${dividends.paymentType} and ${movements.date} <= ${dividends.date}
)`;

type Asked = { readonly clientId: string; readonly language: Language };
type World = Pick<ServerContext, 'database' | 'clock'>;

/** The dividends of the last five years that a client has had invested in another fund, the latest first: each leaves a record [GQL-25, DIV-01, ORDQ-15]. */
export async function reinvestedDividends({ database, clock }: World, { clientId, language }: Asked) {
  const day = today(clock);
  const rows = await database
    .select({ dividend: dividends, fund: funds, into: intoFunds, units: unitsPaidFor })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(
      dividendFunds,
      and(eq(dividendFunds.clientId, accounts.clientId), eq(dividendFunds.fundId, dividends.fundId)),
    )
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .innerJoin(intoFunds, eq(intoFunds.id, dividendFunds.intoFundId))
    .where(and(eq(accounts.clientId, clientId), lte(dividends.date, day)))
    .orderBy(desc(dividends.date), asc(dividends.id));
  return rows
    .filter(({ dividend }) => isRetained('history', dividend.date, day))
    .map(({ dividend: { id, date, gross, currency }, fund, into, units }) => ({
      refNo: `DV${String(id).padStart(8, '0')}`,
      ...{ fund: wireFund(fund, language), reInvestmentFund: wireFund(into, language) },
      ...{ applyDate: date, status: 'COMPLETED', chargeMethod: 'NO_CHARGE' },
      ...{ holdingUnits: units, holdingUnitsPrecision: unitPlaces },
      ...{ txnAmount: gross, txnAmountPrecision: minorUnitScale(currency), txnCurrency: currency },
    }));
}

/** The funds whose dividends a client has invested, each with the one that they go into [API-83]. */
export async function dividendInstructions({ database }: Pick<World, 'database'>, { clientId, language }: Asked) {
  const rows = await database
    .select({ fund: funds, into: intoFunds })
    .from(dividendFunds)
    .innerJoin(funds, eq(funds.id, dividendFunds.fundId))
    .innerJoin(intoFunds, eq(intoFunds.id, dividendFunds.intoFundId))
    .where(eq(dividendFunds.clientId, clientId))
    .orderBy(asc(funds.code));
  return rows.map(({ fund, into }) => ({
    fund: wireFund(fund, language),
    reInvestmentFund: wireFund(into, language),
  }));
}

const wireFund = ({ code, names }: { readonly code: string; readonly names: LocalTexts }, language: Language) => ({
  name: { code, value: localised(names, language) ?? null },
});
