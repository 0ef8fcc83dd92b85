import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { movedClock } from '../database/schema/clock';
import type { MovableClock } from './clock';

const theOne = 1;

/** Sets a process's clock as far ahead as the demonstration was moved, by whichever process. */
export async function followMovedClock(database: Database, clock: MovableClock): Promise<void> {
  const [moved] = await database.select({ forwardBy: movedClock.forwardBy }).from(movedClock);
  clock.goAhead(moved?.forwardBy ?? 0);
}

/** Moves the demonstration's clock forward, for every process and for good. */
export async function moveClock(database: Database, clock: MovableClock, milliseconds: number): Promise<void> {
  const [moved] = await database
    .insert(movedClock)
    .values({ id: theOne, forwardBy: milliseconds })
    .onConflictDoUpdate({
      target: movedClock.id,
      set: { forwardBy: sql`${movedClock.forwardBy} + ${milliseconds}` },
    })
    .returning({ forwardBy: movedClock.forwardBy });
  clock.goAhead(moved?.forwardBy ?? milliseconds);
}
