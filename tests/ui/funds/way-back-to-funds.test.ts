import { expect, it } from 'vitest';
import { wayBackToFunds } from '../../../ui/funds/way-back-to-funds';

it('[FUND-40] the way back from a fund’s page leads to the list that led there, and nowhere else', () => {
  expect(wayBackToFunds({ fundsSearch: '?find=a&risk=4' })).toBe('/funds?find=a&risk=4');
  expect(wayBackToFunds({ fundsSearch: '' })).toBe('/funds');
  for (const state of [null, undefined, 'x', {}, { fundsSearch: 7 }, { fundsSearch: '/../login' }])
    expect(wayBackToFunds(state)).toBeUndefined();
});
