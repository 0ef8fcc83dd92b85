import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publishedPerformance } from '../../../sandbox/database/schema/fund-lists';
import { fundFacts } from '../../../sandbox/database/schema/fund-records';
import { funds, navs } from '../../../sandbox/database/schema/funds';
import { publishPerformance } from '../../../sandbox/funds/publish-performance';
import { openTestDatabase } from '../support/test-database';

const migrations = join(import.meta.dirname, '../../../sandbox/database/migrations');
const file = readdirSync(migrations).find((name) => name.endsWith('_outdated_performance.sql')) ?? '';
const statements = readFileSync(join(migrations, file), 'utf8').split('--> statement-breakpoint');

test('[FUND-31, R28] performance of the funds from before is calculated once, and follows their prices from then on', async () => {
  const open = await openTestDatabase();
  try {
    await open.prepare(() => Promise.resolve());
    const { database } = open;
    // The tables as they were.
    await database.execute(sql`drop table outdated_performance`);
    await database.execute(sql`drop function note_outdated_performance cascade`);
    const [fund] = await database
      .insert(funds)
      .values({
        source: 'import',
        region: 'TW',
        code: 'A1',
        localId: 'F001',
        names: { zh_TW: '甲基金' },
        category: '',
        baseCurrency: 'TWD',
        currency: 'TWD',
      })
      .returning({ id: funds.id });
    const fundId = fund?.id ?? 0;
    await database.insert(fundFacts).values({ fundId, house: { zh_TW: '甲投信' }, distributionFrequency: 'none' });
    await database.insert(navs).values([
      { fundId, date: '2025-06-02', nav: '10' },
      { fundId, date: '2026-02-27', nav: '12' },
      { fundId, date: '2026-04-01', nav: '15' },
    ]);
    for (const statement of statements) await database.execute(sql.raw(statement));
    await publishPerformance(database, '2026-04-02');
    expect(await database.select().from(publishedPerformance)).toMatchObject([
      { fundId, oneMonth: '25.00', oneYear: null, sinceStart: '50.00', effectiveDate: '2026-04-01' },
    ]);
    await database.insert(navs).values({ fundId, date: '2026-04-02', nav: '18' });
    await publishPerformance(database, '2026-04-02');
    expect(await database.select().from(publishedPerformance)).toMatchObject([
      { oneMonth: '50.00', sinceStart: '80.00', effectiveDate: '2026-04-02' },
    ]);
  } finally {
    await open.close();
  }
});
