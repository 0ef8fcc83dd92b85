import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionnaireGoodUntil } from '../../../domain/suitability/questionnaire/questionnaire-good-until';
import { ratingInEffect } from '../../../domain/suitability/rating-in-effect';
import { isoDates } from '../../arbitraries/iso-date';

describe('a rating in effect', () => {
  it('[SUIT-23] counts to the end of its year, that day included, and as none from the day after', () => {
    const rating = { rating: 'growth', updatedOn: '2025-11-27' };
    expect(ratingInEffect(rating, '2025-11-27')).toBe('growth');
    expect(ratingInEffect(rating, '2026-11-27')).toBe('growth');
    expect(ratingInEffect(rating, '2026-11-28')).toBeUndefined();
  });

  it('[SUIT-23, CONFLICT-24] a rating in effect is none without a day, or with one that can’t be read', () => {
    expect(ratingInEffect({ rating: 'growth' }, '2026-11-27')).toBeUndefined();
    expect(ratingInEffect({ rating: 'growth', updatedOn: 'soon' }, '2026-11-27')).toBeUndefined();
  });

  it('[SUIT-23] a rating in effect is the rating on every day until its last, and on none after', () => {
    fc.assert(
      fc.property(isoDates, isoDates, (updatedOn, today) => {
        const lastDay = questionnaireGoodUntil(updatedOn) ?? '';
        expect(ratingInEffect({ rating: 3, updatedOn }, today)).toBe(today <= lastDay ? 3 : undefined);
      }),
    );
  });
});
