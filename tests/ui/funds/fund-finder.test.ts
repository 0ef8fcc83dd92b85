import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { FundIdentifier, FundListing } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { TestClock } from '../../builders/test-clock';
import { FundFinder, searchDebounceMs } from '../../../ui/orders/fund-choice/fund-finder';
import { aPreview } from '../support/order-page';

type Answered = (answer: Result<readonly FundPreview[], CallFailure>) => void;

/** Previews whose answers a test gives when it wants to. */
class AwaitedPreviews extends FundPreviews {
  constructor(private readonly onAsked: (code: string, resolve: Answered) => void) {
    super();
  }

  meantBy([asked]: readonly FundIdentifier[]): AsyncResult<readonly FundPreview[]> {
    return new Promise((resolve) => this.onAsked(asked?.code ?? '', resolve));
  }
}

/** A finder whose searches and fetches end when they are told to. */
function finding() {
  const searches = new Map<string, (answer: Result<readonly FundListing[], CallFailure>) => void>();
  const fetches = new Map<string, Answered>();
  const picked: string[] = [];
  const clock = new TestClock();
  const finder = new FundFinder({
    clock,
    funds: { search: (text) => new Promise((resolve) => searches.set(text, resolve)) },
    previews: new AwaitedPreviews((code, resolve) => fetches.set(code, resolve)),
    onPicked: ({ code }) => picked.push(code),
  });
  const search = (text: string) => {
    finder.type(text);
    return finder.search();
  };
  const found = (text: string) => searches.get(text)?.(ok([{ code: text, name: `Fund ${text}`, baseCurrency: 'TWD' }]));
  const fetched = (code: string) => fetches.get(code)?.(ok([aPreview(code)]));
  return {
    finder,
    clock,
    search,
    found,
    fetched,
    searches,
    picked,
    shown: () => finder.found.value?.map(({ code }) => code),
  };
}

describe('the search for a fund to order', () => {
  it('[FUND-01, ORDQ-01] searches once typing pauses, for the last text alone, and not again where it was asked before', () => {
    const { finder, clock, searches } = finding();
    finder.type('A');
    finder.type('AB');
    expect([...searches.keys()]).toEqual([]);
    clock.advance(searchDebounceMs);
    expect([...searches.keys()]).toEqual(['AB']);
    finder.type('ABC');
    void finder.search();
    clock.advance(searchDebounceMs);
    expect([...searches.keys()]).toEqual(['AB', 'ABC']);
  });

  it('[FUND-01, ORDQ-01] shows nothing of an earlier search under another text, not even when the later one fails', async () => {
    const { search, found, searches, shown, finder } = finding();
    const first = search('A');
    found('A');
    await first;
    expect(shown()).toEqual(['A']);
    const second = search('B');
    expect(shown()).toBeUndefined();
    searches.get('B')?.(err({ kind: 'no-answer', reason: 'offline' }));
    await second;
    expect([shown(), finder.found.phase.kind]).toEqual([undefined, 'failed']);
  });

  it('[FUND-01, ORDQ-01] shows the answer to the last search alone, whichever comes last', async () => {
    const { search, found, shown } = finding();
    const both = [search('A'), search('B')];
    found('B');
    found('A');
    await Promise.all(both);
    expect(shown()).toEqual(['B']);
  });

  it('[ORDQ-01] picks what was chosen last, and nothing that was picked before', async () => {
    const { finder, fetched, picked } = finding();
    const first = finder.pick('A');
    fetched('A');
    await first;
    const both = [finder.pick('B'), finder.pick('C')];
    fetched('B');
    await both[0];
    fetched('C');
    await both[1];
    expect(picked).toEqual(['A', 'C']);
  });
});
