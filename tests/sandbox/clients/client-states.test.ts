import { sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clients } from '../../../sandbox/database/schema/clients';
import { openTestDatabase } from '../support/test-database';

const migration = join(import.meta.dirname, '../../../sandbox/database/migrations/0017_client_states.sql');

test('[ENUM-52, AUTH-45, AUTH-46] a database from before has the states renamed, all others as they were', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    for (const state of ['active', 'frozen', 'disabled', 'not-activated', 'reset-in-progress'])
      await database.execute(sql`
        insert into clients (id, region, identity_number, secret_hash, trading_secret_hash, state, names, mobile, email,
          tier_from, tier_until, secret_changed_at)
        values (${state}, 'HK', ${state}, '', '', ${state}, '{}', '', '', '2026-01-01', '2026-12-31', now())`);
    for (const statement of readFileSync(migration, 'utf8').split('--> statement-breakpoint'))
      await database.execute(sql.raw(statement));
    const states = database.select({ id: clients.id, state: clients.state }).from(clients).orderBy(clients.id);
    expect(await states).toEqual([
      { id: 'active', state: 'active' },
      { id: 'disabled', state: 'disabled' },
      { id: 'frozen', state: 'frozen' },
      { id: 'not-activated', state: 'pin-not-activated' },
      { id: 'reset-in-progress', state: 'pin-reset-in-progress' },
    ]);
  } finally {
    await open.close();
  }
});
