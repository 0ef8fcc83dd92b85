import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '../../../sandbox/database/connection/open-embedded';
import { recordAll } from '../../../sandbox/recording/record-all';
import { recordedAt } from '../../../sandbox/recording/recorded-at';
import { fillDataFolder } from '../support/fill-data-folder';
import { testConfiguration } from '../support/test-sandbox';

const folder = mkdtempSync(join(tmpdir(), 'fund-portal-recording-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the mock mode’s answers', () => {
  it('[MOCK-01..04, OPEN-60] the mock mode’s answers are what the sandbox answers its clients today; npm run mocks:record renews them', async () => {
    await fillDataFolder(folder, recordedAt);
    const recorded = await recordAll(testConfiguration, () => openEmbedded({ folder: join(folder, 'pg') }));
    const onDisk = new Map(
      readdirSync('mocks', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file.replaceAll('\\', '/'), readFileSync(join('mocks', file), 'utf8')] as const),
    );
    expect([...onDisk.keys()].sort()).toEqual([...recorded.keys()].sort());
    for (const [file, text] of recorded) expect({ file, text: onDisk.get(file) }).toEqual({ file, text });
  }, 300_000);
});
