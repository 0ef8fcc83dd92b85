import { test } from 'vitest';
import { expectNothingWrong } from './expect-nothing-wrong';

test('nothing is wrong in twenty days of ten clients under seed 2', () => expectNothingWrong(2));
