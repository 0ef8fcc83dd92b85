import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openServer } from '../../../sandbox/database/connection/open-server';
import { rowsOf } from '../support/rows-of';

const address = process.env['DATABASE_URL'] ?? '';
const questions = Array.from({ length: 12 }, (_, index) => index);

test.runIf(address !== '')(
  '[R7] each process keeps as many connections as it is told, and what finds none free waits for one',
  async () => {
    const [first, second] = await Promise.all([openServer(address, { max: 2 }), openServer(address, { max: 3 })]);
    try {
      for (const { database } of [first, second]) {
        const answers = await Promise.all(
          questions.map((index) => rowsOf(database, sql`select ${index}::int as index, pg_sleep(0.02)`)),
        );
        expect(answers.flat().map(({ index }) => index)).toEqual(questions);
      }
      expect([first.pool.connections(), second.pool.connections()]).toEqual([2, 3]);
    } finally {
      await Promise.all([first.close(), second.close()]);
    }
  },
);
