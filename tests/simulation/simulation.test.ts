import { expect, test } from 'vitest';
import { simulate } from './simulate';

test('two runs of a seed tell the same story to the byte', async () => {
  const input = { seed: 1, clients: 4, days: 4 };
  const first = await simulate(input);
  const second = await simulate(input);
  expect(first.findings).toEqual([]);
  expect(second.story.join('\n')).toBe(first.story.join('\n'));
});
