import { expect, onTestFinished, test } from 'vitest';
import { createLogger } from '../../../sandbox/context/logging/logger';
import { startMakingBucket } from '../../../sandbox/documents/start-making-bucket';

/** A store that is away for so many calls; says how often it was asked. */
function storeAwayFor(calls: number) {
  const asked = { times: 0 };
  const prepare = async (): Promise<void> => {
    asked.times += 1;
    if (asked.times <= calls) throw new Error('no answer');
  };
  return { asked, documents: { prepare, place: 'the bucket documents' } };
}

const collected = () => {
  const lines: string[] = [];
  return { lines, logger: createLogger('error', { write: (line) => lines.push(line) }) };
};

test('[R19, API-90] a bucket that can’t be made at the start is made as soon as the store is there, and is then asked for no more', async () => {
  const { asked, documents } = storeAwayFor(3);
  const { lines, logger } = collected();
  const stop = await startMakingBucket(documents, logger, 5);
  onTestFinished(stop);
  expect(lines).toEqual([
    expect.stringContaining('the making of the bucket documents failed, and is done again at its next time'),
  ]);
  await expect.poll(() => asked.times).toBe(4);
  await stop();
  expect([asked.times, lines.length]).toEqual([4, 3]);
});

test('[R19] a bucket that is there at the start is asked for once', async () => {
  const { asked, documents } = storeAwayFor(0);
  const { lines, logger } = collected();
  const stop = await startMakingBucket(documents, logger, 5);
  await stop();
  expect([asked.times, lines]).toEqual([1, []]);
});
