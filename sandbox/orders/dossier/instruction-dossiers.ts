import { and, asc, eq, inArray, like } from 'drizzle-orm';
import { chainEvents, type ChainEvent, type HashChain, type Json } from '../../../domain/trading/records/hash-chain';
import type { Database } from '../../database/database';
import { accounts } from '../../database/schema/clients';
import { reinvestedDividends } from '../../database/schema/distributions';
import { dividends, funds } from '../../database/schema/funds';
import { regularPlans } from '../../database/schema/regular-plans';
import { outbox } from '../../database/schema/sessions';
import { hashOf } from '../../evidence/hash-of';
import { plainRow } from '../../evidence/plain-row';
import { loadPlans } from '../../regular-plans/stored-plans';
import { dividendEvents, planEvents } from './instruction-events';
import { inTime } from './in-time';

type FundRow = typeof funds.$inferSelect;

/** Collects what is known of a plan: its changes with the texts accepted for each, its executions, and the messages that name it; each bound to the one before; undefined where there is no such plan. */
export async function planDossier(database: Database, refNo: string, madeAt: Date): Promise<HashChain | undefined> {
  const [stored] = await loadPlans(database, eq(regularPlans.refNo, refNo));
  if (!stored) return undefined;
  const { plan, account, fund, intoFund, executions } = stored;
  const head: Json = {
    format: 'fund-portal plan dossier 1',
    madeAt: madeAt.toISOString(),
    plan: plainRow({ ...plan, clientId: account.clientId }),
    fund: fundFacts(fund),
    intoFund: intoFund && fundFacts(intoFund),
  };
  const messages = await database
    .select()
    .from(outbox)
    .where(and(eq(outbox.clientId, account.clientId), like(outbox.text, `%${refNo}%`)))
    .orderBy(asc(outbox.id));
  const events: readonly ChainEvent[] = [
    ...(await planEvents(database, refNo, madeAt)),
    ...executions.map(({ date, serial: _, end: __, ...execution }) => ({
      // A day has no time: its beginning in Hong Kong and Taiwan.
      at: new Date(`${date}T00:00:00+08:00`).toISOString(),
      kind: 'plan-execution',
      content: plainRow({ date, ...execution }),
    })),
    ...messages.map(({ sentAt, channel, recipient, text, state, reference }) => ({
      at: sentAt.toISOString(),
      kind: 'message',
      content: { channel, recipient, text, state, reference },
    })),
  ];
  return chainEvents(head, inTime(events), hashOf);
}

/** Collects what is known of a client's instructions on the dividends of the funds of a code: each with the texts accepted for it, and the orders that followed; each bound to the one before; undefined where there is none. */
export async function dividendDossier(
  database: Database,
  { clientId, fundCode }: { readonly clientId: string; readonly fundCode: string },
  madeAt: Date,
): Promise<HashChain | undefined> {
  const named = await database.select().from(funds).where(eq(funds.code, fundCode)).orderBy(asc(funds.id));
  const instructions: ChainEvent[] = [];
  for (const { id: fundId } of named)
    instructions.push(...(await dividendEvents(database, { clientId, fundId }, madeAt)));
  if (instructions.length === 0) return undefined;
  const head: Json = {
    format: 'fund-portal dividend dossier 1',
    madeAt: madeAt.toISOString(),
    clientId,
    funds: named.map(fundFacts),
  };
  const ids = named.map(({ id }) => id);
  const orders = await database
    .select({
      date: dividends.date,
      gross: dividends.gross,
      currency: dividends.currency,
      reinvested: reinvestedDividends,
    })
    .from(reinvestedDividends)
    .innerJoin(dividends, eq(dividends.id, reinvestedDividends.dividendId))
    .innerJoin(accounts, eq(accounts.number, dividends.accountNumber))
    .where(and(eq(accounts.clientId, clientId), inArray(dividends.fundId, ids)))
    .orderBy(asc(dividends.id));
  const events = [
    ...instructions,
    ...orders.map(({ date, gross, currency, reinvested }) => ({
      at: new Date(`${date}T00:00:00+08:00`).toISOString(),
      kind: 'dividend-reinvested',
      content: plainRow({ date, gross, currency, ...reinvested }),
    })),
  ];
  return chainEvents(head, inTime(events), hashOf);
}

const fundFacts = ({ code, currency, names }: FundRow) => ({ code, currency, names: plainRow(names) });
