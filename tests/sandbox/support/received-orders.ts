import { and, eq, isNull } from 'drizzle-orm';
import { funds } from '../../../sandbox/database/schema/funds';
import { openOrders, orderEvents, orderLists, orders } from '../../../sandbox/database/schema/orders';
import type { TestSandbox } from './test-sandbox';

let made = 0;

const typical = { clientId: 'HK-TYPICAL', accountNumber: '510012300189' };

/** New orders of a client of Hong Kong, the typical one unless another is named, received just now and not dealt; their numbers. */
export async function receivedOrders(
  { database, clock }: Pick<TestSandbox, 'database' | 'clock'>,
  count: number,
  { clientId, accountNumber } = typical,
): Promise<readonly string[]> {
  if (count === 0) return [];
  const inDollars = and(eq(funds.region, 'HK'), eq(funds.currency, 'HKD'), isNull(funds.subscribedUntil));
  const [fund] = await database.select({ id: funds.id }).from(funds).where(inDollars).limit(1);
  const oid = `received-${String((made += 1))}`;
  const at = clock.now();
  const ids = Array.from({ length: count }, (_, index) => `${oid}.${String(index + 1)}`);
  await database.insert(orderLists).values({
    oid,
    clientId,
    accountNumber,
    lines: [],
    note: '',
    origin: 'client',
    madeAt: at,
    signedAt: at,
    sentAt: at,
  });
  await database.insert(orders).values(
    ids.map((id, line) => ({
      id,
      oid,
      line,
      clientId,
      accountNumber,
      fundId: fund?.id ?? 0,
      kind: 'buy' as const,
      cutOff: 'cash-account' as const,
      currency: 'HKD',
      paidFrom: 'direct-debit' as const,
      amount: '10000',
      feePercent: '0.18',
    })),
  );
  await database
    .insert(orderEvents)
    .values(ids.map((orderId) => ({ orderId, sequence: 0, kind: 'received' as const, at, actor: 'client' as const })));
  await database.insert(openOrders).values(ids.map((orderId) => ({ orderId })));
  return ids;
}
