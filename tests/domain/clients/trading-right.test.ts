import { expect, it } from 'vitest';
import { hasTradingRight } from '../../../domain/clients/trading-right';

it('[ROLE-05, DOC-13] a client who still owes a document, or has sent it, may not trade', () => {
  const [none, owed, sent, unknown] = (['NOT_ELIGIBLE', 'ELIGIBLE', 'REQUESTED', 'SYSTEM_FAIL'] as const).map(
    hasTradingRight,
  );
  expect([none, owed, sent, unknown]).toEqual([true, false, false, false]);
});
