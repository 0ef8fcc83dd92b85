import { describe, expect, it } from 'vitest';
import type { AsyncResult, CallFailure } from '../../../application/ports/call-failure';
import { FundPreviews } from '../../../application/ports/funds/fund-previews';
import type { FundIdentifier } from '../../../domain/funds/finding/fund-listing';
import type { FundPreview } from '../../../domain/funds/finding/fund-preview';
import { ok, type Result } from '../../../domain/kernel/result';
import { searchedFunds } from '../../builders/searched-funds';
import { StatedFunds } from '../../builders/stated-funds';
import { TestClock } from '../../builders/test-clock';
import { FundFinder } from '../../../ui/orders/fund-choice/fund-finder';
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

/** A finder whose fetches end when they are told to. */
function finding() {
  const fetches = new Map<string, Answered>();
  const picked: string[] = [];
  const finder = new FundFinder({
    clock: new TestClock(),
    funds: searchedFunds(new StatedFunds()),
    previews: new AwaitedPreviews((code, resolve) => fetches.set(code, resolve)),
    onPicked: ({ code }) => picked.push(code),
  });
  const fetched = (code: string) => fetches.get(code)?.(ok([aPreview(code)]));
  return { finder, fetched, picked };
}

describe('the search for a fund to order', () => {
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
