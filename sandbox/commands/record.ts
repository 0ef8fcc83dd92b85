import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { recordAll } from '../recording/record-all';
import { recordedAt } from '../recording/recorded-at';
import type { Command } from './command';

/** Records the mock mode's answers anew from the seeded clients [MOCK-01..04, OPEN-60]. */
export const record: Command = async (configuration) => {
  const files = await recordAll({ ...configuration, environment: 'test', fixedNow: recordedAt });
  await rm('mocks', { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join('mocks', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  console.log(`Recorded ${String(files.size)} answers in mocks/.`);
};
