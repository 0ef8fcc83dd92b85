import { test } from 'vitest';
import { expectNothingWrongUnderNew } from './expect-nothing-wrong';

// Another one each day: what nobody has lived through yet, and what a run of the same day sees again.
const seed = Math.floor(Date.now() / 86_400_000);
const isLong = process.env['TEST_LONG'] === '1';

test.runIf(isLong)('nothing is wrong in twenty days of ten clients under a new seed each day', () =>
  expectNothingWrongUnderNew(seed),
);
