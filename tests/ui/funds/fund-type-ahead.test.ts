import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../domain/kernel/result';
import { maxSearchResults } from '../../../domain/funds/finding/fund-search';
import { FundDirectory } from '../../../application/funds/fund-directory';
import { FundTypeAhead, searchDebounceMs } from '../../../ui/funds/finding/fund-type-ahead';
import { searchedFunds } from '../../builders/searched-funds';
import { aFund, StatedFunds } from '../../builders/stated-funds';
import { TestClock } from '../../builders/test-clock';

const a = aFund('A');
const b = aFund('B');

function aSearch(funds = new StatedFunds([a, b])) {
  const clock = new TestClock();
  return { clock, funds, view: new FundTypeAhead({ funds: searchedFunds(funds), clock }) };
}

/** A search whose funds are there, by their names in English. */
async function aSearchAmong(funds: StatedFunds) {
  const directory = new FundDirectory(funds, { current: () => 'en_US' }, 'TW');
  await directory.prepare();
  return new FundTypeAhead({ funds: directory, clock: new TestClock() });
}

it('[I18N-12, PORT-46] a fund is named in the present language by names that are on their way already', async () => {
  const funds = new StatedFunds([a, b]);
  funds.names = { zh_TW: { A: '臺灣成長基金' } };
  const directory = new FundDirectory(funds, { current: () => 'zh_TW' }, 'TW');
  const begun = directory.prepare();
  expect((await directory.renamed(a)).name).toBe('臺灣成長基金');
  await begun;
});

describe('the search for a fund while the client types', () => {
  it('[FUND-01] finds at once among the funds that are there, by either name, and asks the server for none', async () => {
    const funds = new StatedFunds([a, b]);
    funds.names = { zh_TW: { B: '臺灣成長基金' } };
    const view = await aSearchAmong(funds);
    view.type('fund');
    expect(view.found).toEqual([a, b]);
    view.type('台灣');
    expect(view.found).toEqual([b]);
    view.type('zzz');
    expect(view.phase).toEqual({ kind: 'found', funds: [], hasMore: false });
    view.type('fund b');
    await view.search();
    expect([view.found, funds.searched]).toEqual([[b], []]);
  });

  it('[FUND-01] finds the very code first, and says where there are more funds than it shows', async () => {
    const many = Array.from({ length: maxSearchResults }, (_, place) => aFund(`X${String(place + 10)}`));
    const view = await aSearchAmong(new StatedFunds([...many, aFund('X1')]));
    view.type('x1');
    expect(view.found[0]?.code).toBe('X1');
    view.type('x');
    expect([view.found.length, view.phase]).toMatchObject([maxSearchResults, { hasMore: true }]);
  });

  it('[FUND-01, OPEN-92] asks the server until the funds are there, and loads them again where that failed', async () => {
    const funds = new StatedFunds([a]);
    const answers = funds.lists;
    funds.lists = Promise.resolve(err({ kind: 'no-answer', reason: 'offline' }));
    const clock = new TestClock();
    const directory = new FundDirectory(funds, { current: () => 'en_US' }, 'TW');
    const view = new FundTypeAhead({ funds: directory, clock });
    await directory.prepare();
    funds.lists = answers;
    view.type('fund');
    expect(view.phase.kind).toBe('idle');
    await directory.prepare();
    clock.advance(searchDebounceMs);
    await expect.poll(() => view.found).toEqual([a]);
    view.type('fund a');
    expect(view.found).toEqual([a]);
  });

  it('[FUND-01, OPEN-92] loads the names of the other language again where these alone failed', async () => {
    const funds = new StatedFunds([a, b]);
    funds.names = { zh_TW: { B: '臺灣成長基金' } };
    const failing = { isNow: true };
    const directory = new FundDirectory(
      {
        named: (language) =>
          failing.isNow && language === 'zh_TW'
            ? Promise.resolve(err({ kind: 'no-answer', reason: 'offline' }))
            : funds.named(language),
        search: (text) => funds.search(text),
      },
      { current: () => 'en_US' },
      'TW',
    );
    await directory.prepare();
    expect([directory.find('fund')?.length, directory.find('台灣')]).toEqual([2, []]);
    failing.isNow = false;
    await directory.prepare();
    expect(directory.find('台灣')).toMatchObject([{ code: 'B' }]);
  });

  it('[FUND-01] searches when typing pauses, once, for what is typed then', async () => {
    const { clock, funds, view } = aSearch();
    view.type('te');
    clock.advance(searchDebounceMs - 1);
    view.type('tec');
    clock.advance(searchDebounceMs - 1);
    expect(funds.searched).toEqual([]);
    clock.advance(1);
    expect(funds.searched).toEqual(['tec']);
    expect(view.phase.kind).toBe('searching');
    await expect.poll(() => view.found).toEqual([a, b]);
    view.type('tec ');
    clock.advance(searchDebounceMs);
    expect(funds.searched).toHaveLength(1);
  });

  it('[FUND-01] searches at once when asked to, and for nothing when nothing is typed', async () => {
    const { clock, funds, view } = aSearch();
    await view.search();
    view.type(' 　');
    clock.advance(searchDebounceMs);
    expect(funds.searched).toEqual([]);
    view.type('x');
    await view.search();
    clock.advance(searchDebounceMs);
    expect(funds.searched).toEqual(['x']);
    view.clear();
    expect([view.text, view.phase.kind]).toEqual(['', 'idle']);
  });

  it('[FUND-01] walks through what was found, from the field and back to it', async () => {
    const { view } = aSearch();
    view.type('x');
    await view.search();
    expect(view.activeFund).toBeUndefined();
    view.step(1);
    expect(view.activeFund).toBe(a);
    view.step(1);
    view.step(1);
    expect(view.activeFund).toBeUndefined();
    view.step(-1);
    expect(view.activeFund).toBe(b);
    view.type('xy');
    expect(view.active).toBe(-1);
  });

  it('[OPEN-92] says that it failed, and searches again when asked to', async () => {
    const { funds, view } = aSearch();
    funds.lists = Promise.resolve(err({ kind: 'no-answer', reason: 'offline' }));
    view.type('x');
    await view.search();
    expect(view.phase.kind).toBe('failed');
    funds.lists = Promise.resolve(ok([]));
    await view.search();
    expect(view.phase).toEqual({ kind: 'found', funds: [], hasMore: false });
  });

  it('[FUND-01] never shows what was found for another text, in whatever order answers come', async () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'ab', ''), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(texts, fc.scheduler(), async (typed, scheduler) => {
        const funds = new StatedFunds();
        funds.search = (text) => scheduler.schedule(Promise.resolve(ok([aFund(text)])));
        const clock = new TestClock();
        const view = new FundTypeAhead({ funds: searchedFunds(funds), clock });
        for (const text of typed) {
          view.type(text);
          clock.advance(searchDebounceMs);
        }
        await scheduler.waitIdle();
        expect(view.found.map(({ code }) => code)).toEqual(view.text === '' ? [] : [view.text]);
      }),
    );
  });
});
