import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isRetained } from '../../domain/documents/retention';
import type { OrderStageReached } from '../../domain/trading/dealing/order-event';
import { orderStatus } from '../../domain/trading/dealing/order-status';
import type { Language } from '../../domain/language';
import { today } from '../context/clock';
import { localised } from '../context/language';
import type { ServerContext } from '../context/server-context';
import type { LocalTexts } from '../database/schema/clients';
import { accounts } from '../database/schema/clients';
import { paidDistributions, reinvestedDividends as reinvested } from '../database/schema/distributions';
import { dividends, funds, movements } from '../database/schema/funds';
import { orderEvents } from '../database/schema/orders';
import { dividendFunds } from '../database/schema/services';

const intoFunds = alias(funds, 'into_funds');

/** The units that a dividend was paid for: those held on its account and kind of account on its day. */
const unitsPaidFor = sql<string | null>`(
  select sum(case ${movements.kind} when 'sell' then -${movements.units} else ${movements.units} end)::text
  from ${movements}
  where ${movements.accountNumber} = ${dividends.accountNumber} and ${movements.fundId} = ${dividends.fundId}
    and ${movements.paymentType} is not distinct from ${dividends.paymentType} and ${movements.date} <= ${dividends.date}
)`;

/** The last stage of the order of a dividend; null for dividends from before there was one. */
const lastStage = sql<OrderStageReached | null>`(
  select ${orderEvents.kind} from ${orderEvents} where ${orderEvents.orderId} = ${reinvested.orderId} and ${orderEvents.kind} <> 'corrected'
  order by ${orderEvents.sequence} desc limit 1
)`;

type Query = { readonly clientId: string; readonly language: Language };
type Deps = Pick<ServerContext, 'database' | 'clock'>;

/** The dividends of the last five years that a client has had invested in another fund, the latest first: each leaves a record that says how far its order has come [GQL-25, DIV-01, ORDQ-15]. */
export async function loadReinvestedDividends({ database, clock }: Deps, { clientId, language }: Query) {
  const day = today(clock);
  const rows = await database
    .select({
      dividend: dividends,
      fund: funds,
      into: intoFunds,
      stage: lastStage,
      units: sql<string | null>`coalesce(${paidDistributions.units}::text, ${unitsPaidFor})`,
    })
    .from(dividends)
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .innerJoin(reinvested, eq(reinvested.dividendId, dividends.id))
    .leftJoin(paidDistributions, eq(paidDistributions.dividendId, dividends.id))
    .innerJoin(funds, eq(funds.id, dividends.fundId))
    .innerJoin(intoFunds, eq(intoFunds.id, reinvested.intoFundId))
    .where(and(eq(accounts.clientId, clientId), lte(dividends.date, day)))
    .orderBy(desc(dividends.date), asc(dividends.id));
  return rows
    .filter(({ dividend }) => isRetained('history', dividend.date, day))
    .map(({ dividend: { id, date, gross, currency }, fund, into, stage, units }) => ({
      refNo: `DV${String(id).padStart(8, '0')}`,
      fund: wireFund(fund, language),
      reInvestmentFund: wireFund(into, language),
      applyDate: date,
      status: stage === null ? 'COMPLETED' : orderStatus(stage),
      chargeMethod: 'NO_CHARGE',
      holdingUnits: units,
      txnAmount: gross,
      txnCurrency: currency,
    }));
}

/** The funds whose dividends a client has invested, each with the one that they go into [API-83]. */
export async function dividendInstructions({ database }: Pick<Deps, 'database'>, { clientId, language }: Query) {
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
