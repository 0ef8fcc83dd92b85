import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordAll } from '../../../sandbox/recording/record-all';
import { testConfiguration } from '../support/test-sandbox';

describe('the mock mode’s answers', () => {
  it('[MOCK-01..04, OPEN-60] are what the sandbox answers its clients today; npm run mocks:record renews them', async () => {
    const recorded = await recordAll(testConfiguration);
    const onDisk = new Map(
      readdirSync('mocks', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.json'))
        .map((file) => [file.replaceAll('\\', '/'), readFileSync(join('mocks', file), 'utf8')] as const),
    );
    expect([...onDisk.keys()].sort()).toEqual([...recorded.keys()].sort());
    for (const [file, text] of recorded) expect({ file, text: onDisk.get(file) }).toEqual({ file, text });
  }, 300_000);
});
