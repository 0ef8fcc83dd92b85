import { test } from 'vitest';
import { expectNothingWrongUnderNew } from './expect-nothing-wrong';

const isLong = process.env['TEST_LONG'] === '1';

test.runIf(isLong)('nothing is wrong in twenty days of ten clients under seed 1', () => expectNothingWrongUnderNew(1));
