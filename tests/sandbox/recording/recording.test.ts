import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import type { OpenDatabase } from '../../../sandbox/database/database';
import { recordAll } from '../../../sandbox/recording/record-all';
import { recordedAt } from '../../../sandbox/recording/recorded-at';
import { fillDataFolder } from '../support/fill-data-folder';
import { interceptStatements } from '../support/intercepted-statements';
import { clientTables, statementsWithoutClient } from '../support/statements-without-client';
import { testConfiguration } from '../support/test-sandbox';

const folder = mkdtempSync(join(tmpdir(), 'fund-portal-recording-'));
const statements = new Set<string>();
let tables: ReadonlySet<string>;
let recorded: ReadonlyMap<string, string>;
let stop = (): number => 0;

beforeAll(async () => {
  await fillDataFolder(folder, recordedAt);
  recorded = await recordAll(testConfiguration, openWatched);
  stop();
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Notes what is sent to the database once it is prepared. */
async function openWatched(): Promise<OpenDatabase> {
  const open = await openEmbedded({ folder: join(folder, 'pg') });
  return {
    ...open,
    prepare: async (prepare) => {
      await open.prepare(prepare);
      tables = await clientTables(open.database);
      stop = interceptStatements((_, text) => {
        statements.add(text);
        return undefined;
      });
    },
  };
}

describe('the mock mode’s answers', () => {
  it('[MOCK-01..04, OPEN-60] the mock mode’s answers are what the sandbox answers its clients today; npm run mocks:record renews them', () => {
    const onDisk = new Map(
      readdirSync('mocks', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file.replaceAll('\\', '/'), readFileSync(join('mocks', file), 'utf8')] as const),
    );
    expect([...onDisk.keys()].sort()).toEqual([...recorded.keys()].sort());
    for (const [file, text] of recorded) expect({ file, text: onDisk.get(file) }).toEqual({ file, text });
  });
});

describe('the statements of the recorded calls', () => {
  it('[R7] statements of calls name the client, but for those that docs/operate/scale.md lists', () => {
    expect(statements.size).toBeGreaterThan(150);
    const listed = readFileSync('docs/operate/scale.md', 'utf8').matchAll(
      /^\| `((?:delete|insert|select|update|with) [^`]+)`/gm,
    );
    expect(statementsWithoutClient(statements, tables)).toEqual([...listed].map(([, line]) => line).toSorted());
  });
});
