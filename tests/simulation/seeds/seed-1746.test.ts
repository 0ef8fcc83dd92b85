import { test } from 'vitest';
import { expectNothingWrong } from './expect-nothing-wrong';

// A minute on two quiet cores; this only ends what hangs.
test('nothing is wrong in twenty days of ten clients under seed 1746', { timeout: 900_000 }, () =>
  expectNothingWrong(1746),
);
