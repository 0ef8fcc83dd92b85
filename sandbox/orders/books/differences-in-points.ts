import { givePointsBack, pointsLeft } from '../../../domain/points/points-ledger';
import { compare, toText, zero } from '../../../domain/money/decimal';
import { feesOf } from '../../../domain/fees/fees-of';
import type { Database } from '../../database/database';
import { groupBy } from '../../../domain/kernel/group-by';
import { pointMovements, rewardPoints } from '../../database/schema/rewards';
import type { StoredOrder } from './stored-orders';

type Movement = typeof pointMovements.$inferSelect;

/** Holds the points that orders took and gave back against the orders, what they waive against the rule, and what is left of each grant against nothing; each difference as a sentence [EPNT-02, EPNT-06]. */
export async function differencesInPoints(
  database: Database,
  stored: readonly StoredOrder[],
): Promise<readonly string[]> {
  const moved = await database.select().from(pointMovements);
  const byOrder = groupBy(moved, ({ orderId }) => orderId);
  const byClient = groupBy(moved, ({ clientId }) => clientId);
  const overdrawn = [...groupBy(await database.select().from(rewardPoints), ({ clientId }) => clientId)].flatMap(
    ([clientId, granted]) =>
      pointsLeft(granted, byClient.get(clientId) ?? [])
        .filter(({ points }) => points < 0)
        .map(({ expiresOn }) => `${clientId}: has less than no points of ${expiresOn}`),
  );
  return [
    ...stored.flatMap((one) => [...pointsOf(one, byOrder.get(one.row.id) ?? []), ...waivedOf(one)]),
    ...overdrawn,
  ];
}

/** All of an order's points are taken, and where it came to nothing given back as they were taken. */
function pointsOf({ row, state }: StoredOrder, moved: readonly Movement[]): readonly string[] {
  const taken = moved.filter(({ kind }) => kind === 'taken');
  const back = moved.filter(({ kind }) => kind !== 'taken');
  const count = taken.reduce((all, { points }) => all - points, 0);
  const isOver = state.stage === 'cancelled' || state.stage === 'rejected';
  const [should, is] = [isOver ? givePointsBack(taken) : [], back].map((lots) =>
    lots
      .map(({ points, expiresOn }) => `${expiresOn} ${String(points)}`)
      .toSorted()
      .join('; '),
  );
  return [
    ...(count === (row.points ?? 0)
      ? []
      : [`${row.id}: took ${String(count)} points, and should ${String(row.points ?? 0)}`]),
    ...(should === is ? [] : [`${row.id}: gave back [${String(is)}], and should [${String(should)}]`]),
  ];
}

/** Compares the waiver of an order's points with the rule for its fee. */
function waivedOf({ row, fund, state: { order } }: StoredOrder): readonly string[] {
  if (order.kind !== 'buy') return [];
  const { feeWaived: is = zero, ...purchase } = order;
  const points = { region: fund.region, count: row.points ?? 0 };
  const { waived: should } = feesOf({ ...purchase, currency: row.currency, points });
  return compare(should, is) === 0 ? [] : [`${row.id}: waives ${toText(is)} of the fee, and should ${toText(should)}`];
}
