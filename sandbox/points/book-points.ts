import { and, eq } from 'drizzle-orm';
import { hongKongDay } from '../../domain/calendar/hong-kong-time';
import { givePointsBack, takePoints } from '../../domain/points/points-ledger';
import type { OrderState } from '../../domain/trading/dealing/order-state';
import type { Database } from '../database/database';
import type { orders } from '../database/schema/orders';
import { pointMovements, rewardPoints } from '../database/schema/rewards';
import { loadPointsLeft } from './client-points';

type PointsOrder = Pick<typeof orders.$inferSelect, 'id' | 'clientId' | 'points'>;

/** Writes down the points that an order takes when it is received, and gives back when it is cancelled or rejected; one client's after the other, so that no two orders take the same [EPNT-06, EPNT-07]. */
export async function bookPoints(
  transaction: Database,
  { id: orderId, clientId, points }: PointsOrder,
  { stage, changedAt }: Pick<OrderState, 'stage' | 'changedAt'>,
): Promise<void> {
  if (points === null) return;
  const at = new Date(changedAt);
  const write = async (kind: 'taken' | 'given-back', moved: ReturnType<typeof givePointsBack>) => {
    await transaction
      .insert(pointMovements)
      .values(moved.map((movement) => ({ ...movement, kind, orderId, clientId, at })));
  };
  if (stage === 'received') {
    await lockPoints(transaction, clientId);
    const day = hongKongDay(changedAt) ?? '';
    const taken = takePoints(day, await loadPointsLeft(transaction, clientId), points);
    if (!taken.ok) throw new Error(`order ${orderId} takes more points than there are`);
    await write('taken', taken.value);
  } else if (stage === 'cancelled' || stage === 'rejected') {
    const own = and(eq(pointMovements.orderId, orderId), eq(pointMovements.kind, 'taken'));
    await write('given-back', givePointsBack(await transaction.select().from(pointMovements).where(own)));
  }
}

/** Nobody else takes points of a client until the transaction ends. */
const lockPoints = (transaction: Database, clientId: string) =>
  transaction
    .select({ expiresOn: rewardPoints.expiresOn })
    .from(rewardPoints)
    .where(eq(rewardPoints.clientId, clientId))
    .orderBy(rewardPoints.expiresOn)
    .for('update');
