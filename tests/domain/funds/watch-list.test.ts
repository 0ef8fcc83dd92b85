import { describe, expect, it } from 'vitest';
import {
  canWatchMore,
  isWatched,
  lastMove,
  maxWatchedFunds,
  type WatchedFund,
} from '../../../domain/funds/watching/watch-list';
import { compare } from '../../../domain/money/decimal';
import { decimal } from '../../builders/decimal';

const fund: WatchedFund = { code: 'A', name: 'A fund', baseCurrency: 'USD' };

describe('a watch list', () => {
  it('[ROUTE-18] a watch list has room for fifty funds', () => {
    expect([maxWatchedFunds, canWatchMore(0), canWatchMore(49), canWatchMore(50), canWatchMore(51)]).toEqual([
      50,
      true,
      true,
      false,
      false,
    ]);
  });

  it('[ROUTE-18] knows its funds, of two share classes of one code the one', () => {
    const ofManager = { ...fund, jfFundCode: 'LA.USD' };
    expect([isWatched([fund], { code: 'A' }), isWatched([fund], { code: 'B' }), isWatched([], { code: 'A' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(isWatched([ofManager], { code: 'A', jfFundCode: 'LA.USD' })).toBe(true);
    expect(isWatched([ofManager], { code: 'A', jfFundCode: 'LA.HKD' })).toBe(false);
  });

  it('[ROUTE-18] says how far a price moved, where both prices are known', () => {
    const latest = { price: decimal('10.5') };
    const move = lastMove({ latest, before: decimal('10') });
    expect(move && compare(move, decimal('5'))).toBe(0);
    expect([lastMove({ latest }), lastMove({ before: decimal('10') })]).toEqual([undefined, undefined]);
  });
});
