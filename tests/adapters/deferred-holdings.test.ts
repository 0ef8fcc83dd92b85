import { describe, expect, it } from 'vitest';
import { DeferredHoldings } from '../../adapters/graphql/deferred-holdings';
import { Holdings, type HoldingsFilter } from '../../application/ports/holdings';
import { ok } from '../../domain/kernel/result';
import { portfolioOf } from '../builders/portfolio';

const filter: HoldingsFilter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE' };
const portfolio = portfolioOf([]);

class KnownHoldings extends Holdings {
  initial() {
    return Promise.resolve(ok(portfolio));
  }

  load() {
    return this.initial();
  }
}

describe('holdings whose code arrives later', () => {
  it('answer as the ones that arrived, fetched once', async () => {
    let fetched = 0;
    const holdings = new DeferredHoldings(() => {
      fetched += 1;
      return Promise.resolve(new KnownHoldings());
    });
    expect(fetched).toBe(0);
    expect(await Promise.all([holdings.initial(filter), holdings.load(filter)])).toEqual([
      ok(portfolio),
      ok(portfolio),
    ]);
    expect(fetched).toBe(1);
  });

  it('[OPEN-76] are a call without an answer when their code doesn’t arrive, and are fetched anew by the next', async () => {
    const arrivals = [Promise.reject(new Error('chunk')), Promise.resolve(new KnownHoldings())];
    const holdings = new DeferredHoldings(() => arrivals.shift() ?? Promise.reject(new Error('too often')));
    expect(await holdings.initial(filter)).toEqual({ ok: false, error: { kind: 'no-answer', reason: 'offline' } });
    expect(await holdings.initial(filter)).toEqual(ok(portfolio));
  });
});
