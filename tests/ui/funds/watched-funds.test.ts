import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { WatchList } from '../../../application/ports/funds/watch-list';
import { SessionEpoch } from '../../../application/session/session-epoch';
import type { WatchedFund } from '../../../domain/funds/watching/watch-list';
import { err, ok } from '../../../domain/kernel/result';
import { WatchedFunds } from '../../../ui/funds/watching/watched-funds';
import { afterDeadline } from '../../builders/after-deadline';
import { settled } from '../../builders/settled';
import { TestClock } from '../../builders/test-clock';

const fundOf = (code: string): WatchedFund => ({ code, name: code, baseCurrency: 'HKD' });
const a = fundOf('A');
const b = fundOf('B');
const offline: CallFailure = { kind: 'no-answer', reason: 'timeout' };
const full: CallFailure = { kind: 'rejected', errors: [{ code: 'WATCH_LIST_FULL' }] };

/** A server that keeps a watch list; it can refuse a wish, or lose its answer before or after it is kept. */
class KeptWatchList extends WatchList {
  asked: string[] = [];
  fails: 'before' | 'after' | 'full' | undefined;

  constructor(
    private list: readonly WatchedFund[],
    private readonly wait: () => Promise<unknown>,
  ) {
    super();
  }

  async current(): AsyncResult<readonly WatchedFund[]> {
    this.asked.push('list');
    return Promise.resolve(ok(this.list));
  }

  add(fund: WatchedFund) {
    return this.change(`add ${fund.code}`, () => [...this.without(fund), fund]);
  }

  remove(fund: WatchedFund) {
    return this.change(`remove ${fund.code}`, () => this.without(fund));
  }

  private async change(name: string, changed: () => readonly WatchedFund[]): AsyncResult<readonly WatchedFund[]> {
    this.asked.push(name);
    if (this.fails === undefined || this.fails === 'after') this.list = changed();
    const then = this.list;
    await this.wait();
    if (this.fails === 'full') return err(full);
    return this.fails ? err(offline) : ok(then);
  }

  private without({ code }: WatchedFund): readonly WatchedFund[] {
    return this.list.filter((one) => one.code !== code);
  }
}

async function page(list: readonly WatchedFund[], wait: () => Promise<unknown> = settled) {
  const source = new KeptWatchList(list, wait);
  const clock = new TestClock();
  const view = new WatchedFunds(source, { clock, epoch: new SessionEpoch() });
  view.load();
  await settled();
  source.asked = [];
  const told = () => view.list.value?.map(({ code }) => code);
  return { view, source, clock, told };
}

describe('the watched funds', () => {
  it('[ROUTE-18] add a fund, and remove it with the way back', async () => {
    const { view, told } = await page([a]);
    await view.add(b);
    expect([told(), view.has(b), view.phase.kind]).toEqual([['A', 'B'], true, 'idle']);
    await view.remove(a);
    expect([told(), view.has(a), view.phase]).toEqual([['B'], false, { kind: 'removed', fund: a }]);
  });

  it('[ROUTE-18] say that the list is full, and change nothing', async () => {
    const { view, source, told } = await page([a]);
    source.fails = 'full';
    await view.add(b);
    expect([told(), view.phase.kind]).toEqual([['A'], 'full']);
  });

  it('[ROUTE-18, OPEN-16] find out by the list what became of a wish whose answer was lost', async () => {
    const { view, source, clock, told } = await page([a]);
    source.fails = 'after';
    await view.add(b);
    expect([told(), view.phase.kind]).toEqual([['A', 'B'], 'idle']);
    source.fails = 'before';
    await afterDeadline(clock, view.remove(b));
    expect([told(), view.phase.kind]).toEqual([['A', 'B'], 'failed']);
  });

  it('[ROUTE-18] send one wish after the other, and show what the last one left, in whatever time each is answered', async () => {
    const codes = ['A', 'B', 'C'];
    const wishes = fc.array(fc.record({ code: fc.constantFrom(...codes), adds: fc.boolean() }), { maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), wishes, async (scheduler, wanted) => {
        const { view, source, told } = await page([a], () => scheduler.schedule(Promise.resolve()));
        const sent = wanted.map(({ code, adds }) => (adds ? view.add(fundOf(code)) : view.remove(fundOf(code))));
        await scheduler.waitFor(Promise.all(sent));
        expect(source.asked).toEqual(wanted.map(({ code, adds }) => `${adds ? 'add' : 'remove'} ${code}`));
        const left = new Set(['A']);
        for (const { code, adds } of wanted)
          if (adds) left.add(code);
          else left.delete(code);
        expect(told()?.toSorted()).toEqual([...left].sort());
      }),
    );
  });
});
