import * as z from 'zod/mini';
import { limits } from '../../../config/limits';
import { commitDeadline } from '../../../domain/submissions/commit-deadline';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CallFailure, writeOutcome } from '../../../application/ports/call-failure';
import { deriveKey, parseIdempotencyKey } from '../../../domain/submissions/idempotency-key';

describe('an idempotency key', () => {
  it('[API-89, API-90] an idempotency key has 8 to 100 letters, digits and signs that a header takes', () => {
    for (const text of ['12345678', 'order:OID-1.2_3', 'x'.repeat(100)])
      expect(parseIdempotencyKey(text)).toEqual({ ok: true, value: text });
    for (const text of ['', '1234567', 'x'.repeat(101), 'two words', 'key-0001\n', '鑰匙鑰匙鑰匙鑰匙', 'a/b?c=d&e'])
      expect(parseIdempotencyKey(text)).toEqual({ ok: false, error: 'malformed' });
  });

  it('[API-89] made of what is stated is always one, and the same for the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'binary' }), (kind, part) => {
        const key = deriveKey(kind, part);
        expect(parseIdempotencyKey(key).ok).toBe(true);
        expect(deriveKey(kind, part)).toBe(key);
      }),
    );
    expect(deriveKey('questionnaire', 'KYC 1', 'first')).toBe('questionnaire:KYC_1:first');
  });
});

describe('what a failed write leaves known', () => {
  const code = (text: string): CallFailure => ({ kind: 'rejected', errors: [{ code: text }] });

  const lost: readonly CallFailure[] = [
    { kind: 'no-answer', reason: 'offline' },
    { kind: 'no-answer', reason: 'timeout' },
    { kind: 'server-error', status: 502 },
    { kind: 'malformed' },
    { kind: 'superseded' },
    code('SUBMISSION_IN_FLIGHT'),
  ];
  const refused: readonly CallFailure[] = [
    code('LIMIT_EXCEEDED'),
    { kind: 'unauthorized', errors: [] },
    { kind: 'not-offered' },
  ];

  it.each(lost)('[OPEN-16, API-90] it may have arrived after %j', (failure) => {
    expect([writeOutcome(failure, true), writeOutcome(failure, false)]).toEqual([
      'may-have-arrived',
      'nothing-changed',
    ]);
  });

  it.each(refused)('[OPEN-16, API-90] nothing changed after %j', (failure) => {
    expect(writeOutcome(failure, true)).toBe('nothing-changed');
  });
});

describe('the deadline of a commit', () => {
  it('[API-90] the deadline of a commit is over before a call is given up, so that a look afterwards finds what there is', () => {
    expect(commitDeadline).toBeLessThan(z.parse(limits, {}).callTimeoutMilliseconds);
  });
});
