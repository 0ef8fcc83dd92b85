import { expect, it } from 'vitest';
import { formatNumber } from '../../../domain/formatting/format-number';

const count = process.env['TEST_LONG'] === '1' ? 1_000_000 : 10_000;

it('[FMT-01] prints as Intl prints the same number, for all that a float holds exactly', () => {
  const formats = Array.from(
    { length: 7 },
    (_, places) => new Intl.NumberFormat('zh-HK', { minimumFractionDigits: places, maximumFractionDigits: places }),
  );
  const differing: string[] = [];
  let state = 20_241_121;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const places = index % 7;
    // Up to nine digits before the point and six after it: the nearest float prints the same digits.
    const whole = String(state % 10 ** (1 + (index % 9)));
    const fraction = String(state % 10 ** places).padStart(places, '0');
    const text = places === 0 ? whole : `${index % 2 === 0 ? '-' : ''}${whole}.${fraction}`;
    const expected = formats[places]?.format(Number(text)).replace(/^-(?=[0.]*$)/, '');
    if (formatNumber(text, { precision: places }) !== expected) differing.push(text);
  }
  expect(differing).toEqual([]);
});
