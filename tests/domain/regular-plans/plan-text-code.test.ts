import { expect, it } from 'vitest';
import { planTextCodes } from '../../../domain/regular-plans/changing/plan-text-code';
import { noteKinds } from '../../../domain/trading/notes/required-notes';

it('[RSP-05, RSP-09, TRADE-24] the texts about a plan are told by their codes from each other and from the notes of an order', () => {
  const codes: readonly string[] = [...Object.values(planTextCodes), ...noteKinds];
  expect(new Set(codes).size).toBe(codes.length);
});
