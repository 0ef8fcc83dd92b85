import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DeskVisit } from '../support/desk-visit';
import { sharedDesk } from '../support/shared-desk';
import type { TestSandbox } from '../support/test-sandbox';

let sandbox: TestSandbox;
let desk: DeskVisit;

sharedDesk((begun) => {
  ({ sandbox, desk } = begun);
});

/** PostgreSQL looks at a statement's values for the first five times; then it keeps a plan, unless one for the values looks cheaper. */
const looks = 5;

test('[P14] no statement that receives an order list is planned anew each time', async () => {
  for (let round = 0; round < looks + 3; round += 1) await desk.submitted(`list-${String(round)}`);
  const statements = await sandbox.database
    .select({ name: sql<string>`name`, looked: sql<number>`custom_plans::int`, kept: sql<number>`generic_plans::int` })
    .from(sql`pg_prepared_statements`);
  expect(statements.filter(({ looked, kept }) => looked > looks && kept === 0)).toEqual([]);
  expect(statements.filter(({ kept }) => kept > 0).map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'counting_orders',
      'funds_with_price',
      'latest_rates',
      'movements_of_funds',
      'receipt_of_list',
    ]),
  );
});
