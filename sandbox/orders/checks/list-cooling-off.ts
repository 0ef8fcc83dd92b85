import { sumOfAll } from '../../../domain/money/sum';
import { orderNumber } from '../../../domain/trading/orders/order-number';
import type { OrderDraft } from '../../../domain/trading/orders/order-draft';
import type { Session } from '../../context/find-session';
import type { ServerContext } from '../../context/server-context';
import { type CoolingOff, type CoolingOffDeps, requiredCoolingOff } from '../../cooling-off/required-cooling-off';
import { recordCoolingOff } from '../../cooling-off/record-cooling-off';
import { sessionMark } from '../../context/session-mark';
import type { Database } from '../../database/database';
import { fundsOfLine, lineProblem, lineValue } from './check-line';
import type { StoredOrder } from '../books/stored-orders';
import type { LineFacts } from './line-facts';
import type { RequestedLine } from '../lists/requested-lines';

type Sender = { readonly clientId: string; readonly session: Pick<Session, 'id' | 'cookieHash'> };

/**
 * Returns the cooling-off period of a list's redemptions; a list that redeems nothing goes at once. Refuses one that
 * needs a period and isn't to wait [TRADE-109].
 */
export async function listCoolingOff(
  deps: CoolingOffDeps,
  { clientId, session, draft }: Sender & { readonly draft: Pick<OrderDraft, 'waits'> },
  { lines, facts }: { readonly lines: readonly RequestedLine[]; readonly facts: LineFacts },
): Promise<CoolingOff | undefined> {
  const redemptions = lines.filter((line) => line.prepared.type === 'R' && lineProblem(line, facts) === undefined);
  if (redemptions.length === 0) return undefined;
  const values = redemptions.map((line) => lineValue(line, fundsOfLine(line.prepared, facts), facts));
  const { waits = false } = draft;
  return requiredCoolingOff(deps, { kind: 'redemption', value: sumOfAll(values), clientId, session, waits });
}

type OrdersToHold = {
  readonly database: Database;
  readonly configuration: Pick<ServerContext['configuration'], 'environment'>;
};

/** Writes down which orders of a list wait, and tells their client. */
export async function holdOrders(
  { database, configuration: { environment } }: OrdersToHold,
  { clientId, session }: Sender,
  received: readonly StoredOrder[],
  coolingOff: CoolingOff | undefined,
): Promise<void> {
  const held = received.filter(({ state }) => state.stage === 'held').map(({ row }) => row);
  if (coolingOff === undefined || held.length === 0) return;
  const subjects = held.map(({ id }) => id);
  const waiting = { kind: 'redemption', orderNumbers: held.map(({ serial }) => orderNumber(serial)) } as const;
  const mark = sessionMark(session);
  await recordCoolingOff(database, { clientId, subjects, waiting, coolingOff, environment, sessionMark: mark });
}
