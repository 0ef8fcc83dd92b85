import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import { firstSort } from '../../../domain/funds/finding/sort-funds';
import { noFundFilter } from '../../../domain/funds/finding/fund-filter';
import {
  maxComparedFunds,
  fundComparison,
  isCompared,
  toggleCompared,
} from '../../../domain/funds/finding/fund-comparison';
import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import { matchingFunds } from '../../../domain/funds/finding/matching-funds';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { FundRecords } from '../../../application/ports/funds/fund-records';
import type { FundDetails } from '../../../domain/funds/fund-details';
import type { DatedNav } from '../../../domain/funds/performance/performance';
import { scaled, toText } from '../../../domain/money/decimal';
import { err, ok } from '../../../domain/kernel/result';
import { ComparisonViewModel } from '../../../ui/funds/comparing/comparison-view-model';
import { readComparison } from '../../../ui/funds/comparing/comparison-in-address';
import { writeFunds } from '../../../ui/screens/funds/funds-in-address';
import { MemoryVault } from '../../builders/memory-vault';
import { RememberedComparison } from '../../../ui/funds/comparing/remembered-comparison';
import { settled } from '../../builders/settled';

const fund = (code: string): FundPreview => ({
  code,
  name: code,
  jfFundCode: `J${code}`,
  baseCurrency: 'USD',
  availability: { buy: true, regularBuy: true, eRegularBuy: false },
});

class Previews extends FundPreviews {
  isAway = false;
  readonly asked: string[][] = [];
  async meantBy(funds: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]> {
    this.asked.push(funds.map(({ code }) => code));
    if (this.isAway) return Promise.resolve(err<CallFailure>({ kind: 'no-answer', reason: 'offline' }));
    return Promise.resolve(ok(funds.flatMap((meant) => matchingFunds(['A', 'B', 'C', 'D', 'E'].map(fund), meant))));
  }
}

/** Two years of prices at the ends of months; only one of the funds never distributes. */
class Records extends FundRecords {
  isAway = false;
  readonly asked: string[] = [];
  details({ code }: FundIdentifier): AsyncResult<FundDetails | undefined> {
    this.asked.push(code);
    if (this.isAway) return Promise.resolve(err<CallFailure>({ kind: 'no-answer', reason: 'offline' }));
    return Promise.resolve(
      ok({ documents: [], distributions: [], distributionFrequency: code === 'C' ? ('monthly' as const) : 'none' }),
    );
  }
  documents() {
    return Promise.resolve(ok([]));
  }
  prices({ code }: FundIdentifier): AsyncResult<readonly DatedNav[]> {
    const step = code === 'A' ? 1n : 2n;
    return Promise.resolve(
      ok(
        Array.from({ length: 25 }, (_, month) => ({
          date: new Date(Date.UTC(2024, 11 + month, 0)).toISOString().slice(0, 10),
          nav: scaled(100n + step * BigInt(month)),
        })),
      ),
    );
  }
}

async function comparing(...ids: string[]) {
  const previews = new Previews();
  const records = new Records();
  const remembered = new RememberedComparison(new MemoryVault(), { onAdvance: () => () => true });
  const view = new ComparisonViewModel({ previews, records, remembered }, { ids, isOpen: false }, 'anew');
  view.load();
  await settled();
  return { view, previews, records, remembered, codes: () => view.funds.map(({ code }) => code) };
}

describe('the comparison of funds', () => {
  it('[FUND-24] the comparison has each fund of the address once, by either of its codes, and four at most', async () => {
    const { view, codes } = await comparing('JB', 'A', 'JB', '', 'JC', 'JD', 'JE');
    expect(codes()).toEqual(['B', 'A', 'C', 'D']);
    expect([view.isFull, view.isWaiting, view.lacksSome]).toEqual([true, false, false]);
    view.toggle(fund('E'));
    expect(view.has(fund('E'))).toBe(false);
  });

  it('[FUND-24] takes a fund in and out, and shows the others meanwhile', async () => {
    const { view, previews, codes } = await comparing('A');
    view.toggle(fund('B'));
    expect([codes(), view.isWaiting, view.ids]).toEqual([['A'], true, ['A', 'JB']]);
    await settled();
    expect([codes(), view.isWaiting]).toEqual([['A', 'B'], false]);
    view.toggle(fund('A'));
    await settled();
    expect([codes(), previews.asked]).toEqual([['B'], [['A'], ['A', 'JB']]]);
    view.toggle(fund('B'));
    expect([view.ids, codes()]).toEqual([[], []]);
  });

  it('[FUND-24, OPEN-92] says what can’t be had, keeps what is there and asks again', async () => {
    const { view, previews, codes } = await comparing('A', 'gone');
    expect([view.lacksSome, codes()]).toEqual([true, ['A']]);
    expect(view.ids).toEqual(['A', 'gone']);
    previews.isAway = true;
    view.toggle(fund('B'));
    await settled();
    expect([view.hasFailed, view.isWaiting, view.lacksSome, codes()]).toEqual([true, false, false, ['A']]);
    previews.isAway = false;
    view.load();
    await settled();
    expect([view.hasFailed, codes()]).toEqual([false, ['A', 'B']]);
  });

  it('[FUND-24] leaves room for as many as fit beside what the server doesn’t know, and forgets that at the next choice', async () => {
    const { view, codes } = await comparing('A', 'gone', 'B', 'away');
    expect([view.isFull, view.lacksSome]).toEqual([false, true]);
    view.toggle(fund('C'));
    await settled();
    expect([view.ids, codes(), view.lacksSome]).toEqual([['A', 'B', 'JC'], ['A', 'B', 'C'], false]);
    view.toggle(fund('D'));
    await settled();
    expect([view.isFull, codes()]).toEqual([true, ['A', 'B', 'C', 'D']]);
  });

  it('[FUND-24, FUND-31] shows the growth of funds from the same day once they are side by side, and says whose isn’t known', async () => {
    const { view, records } = await comparing('A', 'B', 'C');
    expect([view.canOpen, records.asked]).toEqual([true, []]);
    view.show({ ids: ['A', 'B', 'C'], isOpen: true }, 'anew');
    await settled();
    expect(records.asked).toEqual(['A', 'B', 'C']);
    expect(view.growth.map(({ points }) => points.map(({ percent }) => toText(percent)).at(-1))).toEqual([
      '10.7142857143',
      '19.3548387097',
      undefined,
    ]);
    view.choosePeriod('3Y');
    expect(view.growth.map(({ points }) => points.length)).toEqual([0, 0, 0]);
  });

  it('[FUND-24, OPEN-92] says that a record failed and asks for it again', async () => {
    const { view, records } = await comparing('A', 'B');
    records.isAway = true;
    view.show({ ids: ['A', 'B'], isOpen: true }, 'anew');
    await settled();
    expect([view.hasRecordFailed, view.isRecordWaiting]).toEqual([true, false]);
    records.isAway = false;
    view.loadRecords();
    await settled();
    expect(view.hasRecordFailed).toBe(false);
  });

  it('[FUND-24] keeps the choice on the way through other pages and a reload of the tab, and forgets it at the end of the session', async () => {
    const { view, previews, records, remembered } = await comparing('A');
    view.toggle(fund('B'));
    const later = new ComparisonViewModel({ previews, records, remembered }, { ids: ['JC'], isOpen: false }, 'anew');
    expect(later.ids).toEqual(['A', 'JB', 'JC']);
    later.clear();
    expect(remembered.ids).toEqual([]);
    let endSession = () => {};
    const tab = new MemoryVault();
    const ofClient = new RememberedComparison(tab, {
      onAdvance: (call) => {
        endSession = call;
        return () => true;
      },
    });
    ofClient.choose(['A']);
    expect(new RememberedComparison(tab, { onAdvance: () => () => true }).ids).toEqual(['A']);
    endSession();
    expect(ofClient.ids).toBeUndefined();
  });

  it('[FUND-24] leaves out what was taken out since when a list of before is gone back to, and shows what a first address names', async () => {
    const { view, previews, records, remembered } = await comparing('A', 'B');
    const listOfBefore = { ids: ['A', 'B'], isOpen: false };
    const backAt = (list: typeof listOfBefore) =>
      new ComparisonViewModel({ previews, records, remembered }, list, 'as-it-was');
    view.toggle(fund('A'));
    expect(backAt(listOfBefore).ids).toEqual(['B']);
    view.show(listOfBefore, 'as-it-was');
    expect(view.ids).toEqual(['B']);
    view.clear();
    expect(backAt(listOfBefore).ids).toEqual([]);
    expect(backAt({ ...listOfBefore, isOpen: true }).ids).toEqual(['A', 'B']);
    const first = new RememberedComparison(new MemoryVault(), { onAdvance: () => () => true });
    const deps = { previews, records, remembered: first };
    expect(new ComparisonViewModel(deps, { ids: [], isOpen: false }, 'anew').ids).toEqual([]);
    expect(new ComparisonViewModel(deps, listOfBefore, 'as-it-was').ids).toEqual(['A', 'B']);
  });

  it('[FUND-24] compares the funds of an address that is opened from outside alone, and those of before where it names none', async () => {
    const { previews, records, remembered } = await comparing('A', 'B');
    const openedAt = (ids: readonly string[]) =>
      new ComparisonViewModel({ previews, records, remembered }, { ids, isOpen: false }, 'opened');
    expect(openedAt([]).ids).toEqual(['A', 'B']);
    expect(openedAt(['C']).ids).toEqual(['C']);
    expect(remembered.ids).toEqual(['C']);
  });

  it('[ENT-29, FUND-24] counts a fund once that is named by either of its codes', async () => {
    const { view, codes } = await comparing('A', 'JA', 'JB');
    expect([view.ids, codes(), view.lacksSome]).toEqual([['A', 'JB'], ['A', 'B'], false]);
  });

  it('[FUND-24] two funds stand beside each other on a narrow screen, never one twice', async () => {
    const { view } = await comparing('A', 'B', 'C');
    const beside = () => view.besideEachOther.map(({ code }) => code);
    expect(beside()).toEqual(['A', 'B']);
    view.showBeside(1, 2);
    expect(beside()).toEqual(['A', 'C']);
    view.showBeside(0, 2);
    expect(beside()).toEqual(['C', 'A']);
    view.showBeside(1, 2);
    expect(beside()).toEqual(['A', 'C']);
  });

  it('[FUND-24] asks for nothing while no fund is chosen', async () => {
    expect((await comparing()).previews.asked).toEqual([]);
  });

  it('[FUND-24] the comparison is what its address says, whatever the codes', () => {
    const narrowing = {
      text: '',
      filter: noFundFilter,
      suitsProfile: false,
      sort: firstSort('name'),
      figures: 'returns' as const,
    };
    fc.assert(
      fc.property(fc.array(fc.string()), (ids) => {
        const compared = fundComparison(ids);
        const params = new URLSearchParams();
        for (const id of writeFunds(narrowing, { ids: compared, isOpen: false })['compare'] ?? [])
          params.append('compare', id);
        expect(fundComparison(readComparison(params).ids).length).toBe(compared.length);
        expect(compared.length).toBeLessThanOrEqual(maxComparedFunds);
      }),
    );
  });

  it('[FUND-24] the comparison is as before when a fund is taken in and out again', () => {
    const some = fc.array(fc.constantFrom('JA', 'JB', 'JC', 'JD', 'JE')).map(fundComparison);
    fc.assert(
      fc.property(some, fc.constantFrom('A', 'B', 'F').map(fund), (ids, chosen) => {
        const once = toggleCompared(ids, chosen);
        if (isCompared(ids, chosen)) expect(isCompared(once, chosen)).toBe(false);
        else if (ids.length < maxComparedFunds) expect(toggleCompared(once, chosen)).toEqual(ids);
        else expect(once).toEqual(ids);
      }),
    );
  });
});
