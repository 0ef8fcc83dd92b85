import { expect, test } from 'vitest';
import { missing } from './seeds/expect-nothing-wrong';
import { simulate } from './simulate';

// This only ends what hangs.
test('two runs of a seed tell the same story to the byte', { timeout: 300_000 }, async () => {
  const input = { seed: 1, clients: 4, days: 4 };
  const first = await simulate(input);
  const second = await simulate(input);
  expect(first.findings).toEqual([]);
  // The desk is away on two of the four days.
  expect(missing(first.counts, { visits: 4, dealing: 6 })).toEqual([]);
  expect(second.story.join('\n')).toBe(first.story.join('\n'));
});

test('a simulation in which too little happened says what is missing', () => {
  expect(missing({ visits: 3 }, { visits: 3, 'plan received': 1 })).toEqual([
    'plan received: 0 times, and at least 1 are needed',
  ]);
});
