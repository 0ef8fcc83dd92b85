import { expect, test } from 'vitest';
import { drawPin } from '../../../sandbox/credentials/pins/draw-pin';

test('[PIN-05..11] a PIN that is sent is drawn again until it keeps the rules for chosen ones', () => {
  const drawn = ['111284', '123456', '876543', '510012', '30018', '528314', '739162'];
  const left = drawn.values();
  const draw = (): string => left.next().value ?? '';
  expect(drawPin(draw, { accountNumbers: ['510012300189'] })).toBe('528314');
  expect([...left]).toEqual(['739162']);
});
