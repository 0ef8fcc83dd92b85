import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import type { Database } from '../../../sandbox/database/database';
import { clients } from '../../../sandbox/database/schema/clients';
import { documentDrafts, identityDocuments, reactivations } from '../../../sandbox/database/schema/identity-documents';
import { sweepDrafts } from '../../../sandbox/documents/drafts';
import { folderStore } from '../../../sandbox/documents/folder-store';
import { programPath } from '../support/programs';
import { makeEmptyDatabase } from '../support/kept-database';
import { shortLived } from '../support/short-lived';

const dataFolder = mkdtempSync(join(tmpdir(), 'fund-portal-killed-'));
const documents = join(dataFolder, 'documents');
afterAll(() => {
  rmSync(dataFolder, { recursive: true, force: true });
});

const stored = (): readonly string[] => (existsSync(documents) ? readdirSync(documents) : []);

async function withDatabase<Answer>(act: (database: Database) => Promise<Answer>): Promise<Answer> {
  const open = await openEmbedded({ folder: join(dataFolder, 'pg') });
  try {
    await open.prepare(() => Promise.resolve());
    return await act(open.database);
  } finally {
    await open.close();
  }
}

beforeAll(() => makeEmptyDatabase(join(dataFolder, 'pg')));

test('[API-90, R2] a process killed between the picture and its row leaves neither after the next start, and the document is still wanted', async () => {
  await withDatabase(async (database) => {
    await database.insert(clients).values({
      id: '1',
      region: 'HK',
      identityNumber: '1',
      secretHash: '',
      tradingSecretHash: '',
      names: {},
      mobile: '',
      email: '',
      tierFrom: '2026-01-01',
      tierUntil: '2026-12-31',
      secretChangedAt: new Date(0),
    });
    await database.insert(reactivations).values({ clientId: '1', eligibility: 'ELIGIBLE' });
    // The row takes its time, so that there is one in which to be killed.
    await database.execute(
      sql`create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$`,
    );
    await database.execute(
      sql`create trigger dawdle before insert on identity_documents for each row execute function dawdle()`,
    );
  });
  const program = programPath('accept-a-document');
  const child = spawn(process.execPath, [...shortLived, program, dataFolder], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await vi.waitFor(() => expect(stored()).toHaveLength(1), { timeout: 60_000 });
  expect(stored()[0]).toMatch(/^[0-9a-f]{32}\.png/);
  child.kill('SIGKILL');
  await ended;
  await withDatabase(async (database) => {
    expect(stored()).toHaveLength(1);
    await sweepDrafts({ database, documents: folderStore(documents) }, 0);
    expect(stored()).toEqual([]);
    expect(await database.select().from(documentDrafts)).toEqual([]);
    expect(await database.select().from(identityDocuments)).toEqual([]);
    expect(await database.select().from(reactivations)).toEqual([{ clientId: '1', eligibility: 'ELIGIBLE' }]);
  });
}, 120_000);
