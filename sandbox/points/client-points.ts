import { eq } from 'drizzle-orm';
import type { GrantedPoints } from '../../domain/points/expiring-points';
import { pointsLeft } from '../../domain/points/points-ledger';
import type { Database } from '../database/database';
import { pointMovements, rewardPoints } from '../database/schema/rewards';

/** Loads the rest of each grant of a client's points: as granted, with what orders took and gave back [EPNT-02]. */
export async function loadPointsLeft(database: Database, clientId: string): Promise<readonly GrantedPoints[]> {
  const granted = await database.select().from(rewardPoints).where(eq(rewardPoints.clientId, clientId));
  const moved = await database.select().from(pointMovements).where(eq(pointMovements.clientId, clientId));
  return pointsLeft(granted, moved);
}
