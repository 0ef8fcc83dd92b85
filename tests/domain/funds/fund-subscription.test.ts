import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSubscribedOn, issuePriceFor } from '../../../domain/funds/fund-subscription';
import { newFundMismatch } from '../../../domain/funds/new-fund-mismatch';
import { newFundProblem } from '../../../domain/trading/orders/new-fund-order';

const fund = { until: '2026-03-14', issuePrice: '10' };

describe('a new fund', () => {
  it('[TRADE-26] a new fund is subscribed up to its last day, and any other never', () => {
    expect(isSubscribedOn('2026-03-14', '2026-03-14')).toBe(true);
    expect(isSubscribedOn('2026-03-14', '2026-03-15')).toBe(false);
    expect(isSubscribedOn(null, '2026-03-15')).toBe(false);
    expect(isSubscribedOn(undefined, '2026-03-15')).toBe(false);
  });

  it('[TRADE-26, TRADE-139] a new fund is dealt at its issue price for what came in time by Taipei’s day, and at the published one after that', () => {
    expect(issuePriceFor(fund, '2026-03-14T15:59:59Z')).toBe('10');
    expect(issuePriceFor(fund, '2026-03-14T16:00:00Z')).toBeUndefined();
    expect(issuePriceFor({ ...fund, issuePrice: null }, '2026-03-14T10:00:00+08:00')).toBeUndefined();
    expect(issuePriceFor({ ...fund, until: null }, '2026-03-14T10:00:00+08:00')).toBeUndefined();
  });

  it('[TRADE-26] a new fund has no price of its issue for what came at no instant', () => {
    expect(issuePriceFor({ ...fund, until: '' }, 'yesterday')).toBe('10');
    expect(issuePriceFor({ ...fund, until: null }, 'yesterday')).toBeUndefined();
  });
});

describe('an order into a fund', () => {
  it('[CONF-27, ENT-47, TRADE-26] an order into a fund is taken by the service for new funds while that is open, and by no other way; the service takes no other fund', () => {
    const problem = (byService: boolean, isOpen: boolean, isSubscribed: boolean) =>
      newFundProblem({ byService, isOpen, isSubscribed });
    expect(problem(true, true, true)).toBeUndefined();
    expect(problem(true, false, true)).toBe('ORDER_IPO_CLOSED');
    expect(problem(true, true, false)).toBe('ORDER_FUND_NOT_NEW');
    expect(problem(false, true, true)).toBe('ORDER_FUND_NEW');
    expect(problem(false, false, false)).toBeUndefined();
  });

  it('[CONF-27, TRADE-26] an order into a fund is refused on a page just where the server refuses it', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (byService, isSubscribed) => {
        const isTaken = newFundProblem({ byService, isOpen: true, isSubscribed }) === undefined;
        expect(newFundMismatch(isSubscribed, byService) === undefined).toBe(isTaken);
      }),
    );
    expect(newFundMismatch(false, true)).toBe('not-new-fund');
    expect(newFundMismatch(true, false)).toBe('new-fund');
  });
});
