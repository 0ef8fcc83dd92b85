import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrderBlock } from '../../../domain/eligibility/order-block';
import { ratingState } from '../../../domain/eligibility/rating-state';
import type { HkUser } from '../../../domain/clients/user';
import { twUsers } from '../../arbitraries/user';

const user: HkUser = {
  region: 'HK',
  userId: 'U1',
  userNameWithTitle: 'Ms Chan',
  ineligibleReasons: [],
  msAccounts: [],
  taAccountHKs: [],
};

describe('the rating of a client of Hong Kong', () => {
  it('[SUIT-23, CONFLICT-24] stops purchases where there is none or its year is over, and says which', () => {
    expect(ratingState(user)).toBe('no-risk-rating');
    expect(ratingState({ ...user, crrLastUpdateDate: '2025-05-04' })).toBe('risk-rating-over');
    expect(ratingState({ ...user, effectiveCrr: 'none of ours', crrLastUpdateDate: '2025-05-04' })).toBe(
      'no-risk-rating',
    );
    expect(ratingState({ ...user, effectiveCrr: '4' })).toBeUndefined();
  });

  it('[SUIT-23, SUIT-26] the rating of a client of Hong Kong is told as any state of the account is', () => {
    expect(
      [ratingState(user), ratingState({ ...user, crrLastUpdateDate: '2025-05-04' })].every((s) => s && isOrderBlock(s)),
    ).toBe(true);
  });
});

it('[SUIT-26, SUIT-30] a client of Taiwan is told by the risk-profile alert instead', () => {
  fc.assert(
    fc.property(twUsers, (other) => {
      expect(ratingState(other)).toBeUndefined();
    }),
  );
});
