import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FundDirectory } from '../../../application/funds/fund-directory';
import type { FundListing } from '../../../domain/funds/finding/fund-listing';
import type { Language } from '../../../domain/language';
import { HoldingSearch } from '../../../ui/orders/holding-choice/holding-search';
import { eventually } from '../support/eventually';
import { aFund, StatedFunds } from '../../builders/stated-funds';

const codes = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8'];
const chinese = ['臺灣成長', '台灣高股息', '全球債券', '亞洲股票', '美國科技', '歐洲小型', '日本價值', '環球收益'];
const names = Object.fromEntries(codes.map((code, place) => [code, chinese[place] ?? '']));

/** The search of a client who reads English and holds every fund there is. */
function aSearch(locale: { current: () => Language } = { current: () => 'en_US' }) {
  const funds = new StatedFunds(codes.map((code) => aFund(code)));
  funds.names = { zh_TW: names };
  const directory = new FundDirectory(funds, locale, 'TW');
  return { directory, search: new HoldingSearch(directory), holdings: codes.map((code) => ({ fund: aFund(code) })) };
}

const fundOf = ({ fund }: { readonly fund: FundListing }) => fund;

it('[FUND-01, TRADE-19] a holding is found by exactly those texts by which the search of all funds finds its fund', async () => {
  const { directory, search, holdings } = aSearch();
  await search.prepare();
  const part = fc.constantFrom(
    ...codes,
    ...chinese,
    'fund',
    'Fund',
    'ＦＵＮＤ',
    '台灣',
    '臺',
    '股',
    'x',
    ' ',
    '（',
    '7',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async (parts) => {
      search.type(parts.join(' '));
      await search.prepare();
      const found = search.found(holdings, fundOf).map(({ fund }) => fund.code);
      const ofAll = (directory.find(search.text) ?? []).map(({ code }) => code);
      expect(found.toSorted()).toEqual(ofAll.toSorted());
    }),
  );
  search.type('臺灣');
  expect(search.found(holdings, fundOf).map(({ fund }) => fund.code)).toEqual(['A1', 'B2']);
});

it('[FUND-01] a holding is found by its own name while the names of the other language aren’t there', async () => {
  const { search, holdings } = aSearch();
  search.type('b2');
  expect(search.found(holdings, fundOf)).toHaveLength(1);
  search.type('債券');
  expect(search.found(holdings, fundOf)).toEqual([]);
  await eventually(() => expect(search.found(holdings, fundOf)).toHaveLength(1));
});

it('[TRADE-19] many holdings are listed fifty at a time, whatever was searched for before; few have no search', () => {
  const { search } = aSearch();
  const holdings = Array.from({ length: 120 }, (_, place) => ({ fund: aFund(`X${String(place)}`) }));
  const listed = () => search.shown(search.found(holdings, fundOf)).length;
  expect([listed(), search.more(holdings)]).toEqual([50, 50]);
  search.showMore();
  expect([listed(), search.more(holdings)]).toEqual([100, 20]);
  search.showMore();
  expect([listed(), search.more(holdings)]).toEqual([120, 0]);
  search.type('x');
  expect(listed()).toBe(50);
  expect([6, 7].map((count) => search.isOffered(holdings.slice(0, count)))).toEqual([false, true]);
});

it('[FUND-01, I18N-12] a holding is found by the name in the language that was read before, once another one is read', async () => {
  let language: Language = 'en_US';
  const { search, holdings } = aSearch({ current: () => language });
  search.type('fund b2');
  await eventually(() => expect(search.found(holdings, fundOf)).toHaveLength(1));
  await search.prepare();
  language = 'zh_TW';
  await search.translate();
  const inChinese = holdings.map(({ fund }, place) => ({ fund: { ...fund, name: chinese[place] ?? '' } }));
  expect(search.found(inChinese, fundOf).map(({ fund }) => fund.name)).toEqual(['台灣高股息']);
});

it('[FUND-01] what holdings are found by is made once, and again only for other names or other holdings', async () => {
  const { search, holdings } = aSearch();
  await search.prepare();
  let made = 0;
  const countedFundOf = (holding: { readonly fund: FundListing }) => {
    made += 1;
    return holding.fund;
  };
  for (const text of ['f', 'fu', 'fun', 'fund']) {
    search.type(text);
    await search.prepare();
    search.found(holdings, countedFundOf);
  }
  expect(made).toBe(holdings.length);
  const reloaded = holdings.map((holding) => ({ ...holding }));
  search.found(reloaded, countedFundOf);
  expect(made).toBe(2 * holdings.length);
});
