import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../domain/kernel/result';
import { FundSearchViewModel, searchDebounceMs } from '../../../ui/screens/portfolio/funds/fund-search-view-model';
import { MemoryVault } from '../../builders/memory-vault';
import { aFund, StatedFunds } from '../../builders/stated-funds';
import { TestClock } from '../../builders/test-clock';

const a = aFund('A');
const b = aFund('B');

function aSearch(funds = new StatedFunds([a, b])) {
  const clock = new TestClock();
  return { clock, funds, view: new FundSearchViewModel(funds, new MemoryVault(), clock) };
}

describe('the fund search of the home', () => {
  it('[FUND-08, SESS-16] the fund search is acknowledged once a session', () => {
    const vault = new MemoryVault();
    const search = () => new FundSearchViewModel(new StatedFunds(), vault, new TestClock());
    const first = search();
    expect(first.isAcknowledged).toBe(false);
    first.acknowledge();
    expect(first.isAcknowledged).toBe(true);
    expect(vault.read('advisoryAck')).toBe(true);
    expect(search().isAcknowledged).toBe(true);
    vault.clear();
    expect(search().isAcknowledged).toBe(false);
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
    expect(view.phase).toEqual({ kind: 'found', funds: [] });
  });

  it('[FUND-01] never shows what was found for another text, in whatever order answers come', async () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'ab', ''), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(texts, fc.scheduler(), async (typed, scheduler) => {
        const funds = new StatedFunds();
        funds.search = (text) => scheduler.schedule(Promise.resolve(ok([aFund(text)])));
        const clock = new TestClock();
        const view = new FundSearchViewModel(funds, new MemoryVault(), clock);
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
