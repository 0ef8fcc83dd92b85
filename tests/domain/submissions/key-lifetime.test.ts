import { describe, expect, it } from 'vitest';
import { hasKeyEnded } from '../../../domain/submissions/key-lifetime';
import { isKeySpent } from '../../../domain/submissions/submission-error-codes';

describe('a key that was used', () => {
  it('[API-89, API-90] ends a day after it was used, and not before, whatever the clock does', () => {
    const used = '2026-03-04T02:00:00.000Z';
    expect(hasKeyEnded(used, '2026-03-05T01:59:59.999Z')).toBe(false);
    expect(hasKeyEnded(used, '2026-03-05T02:00:00.000Z')).toBe(true);
    expect(hasKeyEnded(used, '2026-03-04T01:59:00.000Z')).toBe(false);
  });

  it('[API-90] answers nothing at an instant that can’t be read', () => {
    expect([hasKeyEnded('yesterday', '2026-03-05T02:00:00.000Z'), hasKeyEnded('2026-03-05T02:00:00.000Z', '')]).toEqual(
      [true, true],
    );
  });

  it('[API-89, API-90] a key that was used is told by both codes from one under which nothing was carried out', () => {
    expect([['IDEMPOTENCY_KEY_REUSED'], ['IDEMPOTENCY_KEY_ENDED'], ['SUBMISSION_IN_FLIGHT']].map(isKeySpent)).toEqual([
      true,
      true,
      false,
    ]);
  });
});
