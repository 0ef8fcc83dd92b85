import { inArray, notInArray } from 'drizzle-orm';
import { afterEach, beforeAll } from 'vitest';
import {
  regularPlanChanges,
  regularPlanExecutions,
  regularPlans,
} from '../../../sandbox/database/schema/regular-plans';
import type { sharedSandbox } from './shared-sandbox';
import { beginBooksAnew, seeBooks } from './watched-books';

type Plan = typeof regularPlans.$inferSelect;

/** The regular plans that the tests of a file set up; each is gone after its test. */
export function addedPlans(shared: ReturnType<typeof sharedSandbox>) {
  let seeded: readonly string[] = [];
  beforeAll(async () => {
    seeded = (await shared.sandbox.database.select().from(regularPlans)).map(({ refNo }) => refNo);
  });
  const all = async (): Promise<readonly Plan[]> =>
    shared.sandbox.database
      .select()
      .from(regularPlans)
      .where(notInArray(regularPlans.refNo, [...seeded]));
  afterEach(async () => {
    const { database } = shared.sandbox;
    const added = (await all()).map(({ refNo }) => refNo);
    if (added.length === 0) return;
    await seeBooks(database);
    for (const table of [regularPlanExecutions, regularPlanChanges, regularPlans])
      await database.delete(table).where(inArray(table.refNo, added));
    await beginBooksAnew(database);
  });
  return {
    all,
    /** The numbers of the demonstration's own. */
    seeded: (): string[] => [...seeded],
  };
}
