import { expect, it } from 'vitest';
import { wayBackToFunds, withWayBack } from '../../../ui/funds/way-back-to-funds';

it('[FUND-40] the way back from a fund’s page leads to the list that led there, and nowhere else', () => {
  expect(wayBackToFunds({ fundsSearch: '?find=a&risk=4' })).toBe('/funds?find=a&risk=4');
  expect(wayBackToFunds({ fundsSearch: '' })).toBe('/funds');
  for (const state of [null, undefined, 'x', {}, { fundsSearch: 7 }, { fundsSearch: '/../login' }])
    expect(wayBackToFunds(state)).toBeUndefined();
});

it('[FUND-08, FUND-40] a fund that is found from the list, or from a page that the list led to, leads back to the list; one found elsewhere doesn’t', () => {
  const back = (pathname: string, search = '', state: unknown = null) =>
    wayBackToFunds(withWayBack({ pathname, search, state }));
  expect(back('/funds', '?find=a')).toBe('/funds?find=a');
  expect(back('/funds')).toBe('/funds');
  expect(back('/funds/HK0003', '?tab=prices', { fundsSearch: '?risk=4' })).toBe('/funds?risk=4');
  expect(back('/', '?sort=name')).toBeUndefined();
  expect(back('/funds/HK0003', '', { fundsSearch: '/../login' })).toBeUndefined();
});

it('[FUND-24, FUND-40] the way back to the list names none of the funds that were compared when it was left', () => {
  const fundsSearch = '?compare=HK0001&compare=HK0004&find=a%26b&view=compare';
  expect(wayBackToFunds({ fundsSearch })).toBe('/funds?find=a%26b');
  expect(wayBackToFunds({ fundsSearch: '?compare=HK0001' })).toBe('/funds');
});
