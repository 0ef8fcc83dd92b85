import { and, asc, eq, lte } from 'drizzle-orm';
import type { ChainEvent } from '../../../domain/trading/records/hash-chain';
import type { Database } from '../../database/database';
import { accounts } from '../../database/schema/clients';
import { dividendEvidence, dividendInstructionChanges, reinvestedDividends } from '../../database/schema/distributions';
import { dividends } from '../../database/schema/funds';
import { planEvidence, regularPlanChanges, regularPlanExecutions } from '../../database/schema/regular-plans';
import { evidenceContent } from '../../evidence/evidence-content';
import { plainRow } from '../../evidence/plain-row';

type DividendPlace = { readonly clientId: string; readonly fundId: number };

/** The instructions that an order follows from, as they stood when it was made: those of its plan, or those on the dividends that it invests. */
export async function instructionsBehind(
  database: Database,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<readonly ChainEvent[]> {
  const [execution] = await database
    .select({ refNo: regularPlanExecutions.refNo })
    .from(regularPlanExecutions)
    .where(eq(regularPlanExecutions.orderId, id));
  if (execution) return planEvents(database, execution.refNo, at);
  const [reinvested] = await database
    .select({ fundId: dividends.fundId, clientId: accounts.clientId })
    .from(reinvestedDividends)
    .innerJoin(dividends, eq(dividends.id, reinvestedDividends.dividendId))
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(eq(reinvestedDividends.orderId, id));
  return reinvested ? dividendEvents(database, reinvested, at) : [];
}

/** The changes of a plan until an instant, each with the texts accepted for it, its secret, session and device. */
export async function planEvents(database: Database, refNo: string, until: Date): Promise<readonly ChainEvent[]> {
  const rows = await database
    .select({ change: regularPlanChanges, evidence: planEvidence })
    .from(regularPlanChanges)
    .leftJoin(
      planEvidence,
      and(eq(planEvidence.refNo, regularPlanChanges.refNo), eq(planEvidence.sequence, regularPlanChanges.sequence)),
    )
    .where(and(eq(regularPlanChanges.refNo, refNo), lte(regularPlanChanges.at, until)))
    .orderBy(asc(regularPlanChanges.sequence));
  return rows.map(({ change: { at, ...change }, evidence }) => ({
    at: at.toISOString(),
    kind: `plan-${change.kind}`,
    content: { ...plainRow(change), evidence: evidence && evidenceContent(evidence) },
  }));
}

/** A client's instructions on a fund's dividends until an instant, each with the texts accepted for it, its secret, session and device. */
export async function dividendEvents(
  database: Database,
  { clientId, fundId }: DividendPlace,
  until: Date,
): Promise<readonly ChainEvent[]> {
  const changes = dividendInstructionChanges;
  const rows = await database
    .select({ change: changes, evidence: dividendEvidence })
    .from(changes)
    .leftJoin(
      dividendEvidence,
      and(
        eq(dividendEvidence.clientId, changes.clientId),
        eq(dividendEvidence.fundId, changes.fundId),
        eq(dividendEvidence.sequence, changes.sequence),
      ),
    )
    .where(and(eq(changes.clientId, clientId), eq(changes.fundId, fundId), lte(changes.at, until)))
    .orderBy(asc(changes.sequence));
  return rows.map(({ change: { at, ...change }, evidence }) => ({
    at: at.toISOString(),
    kind: change.intoFundId === null ? 'dividend-pay-out' : 'dividend-reinvest',
    content: { ...plainRow(change), evidence: evidence && evidenceContent(evidence) },
  }));
}
