import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../domain/calendar/calendar';
import { securityRecordLifetime } from '../../../domain/credentials/login/login-record';
import { type KeptData, keptSince, retentionPeriods } from '../../../domain/documents/kept-data';
import { retainedUntil } from '../../../domain/documents/retention';
import { isoDates } from '../../arbitraries/iso-date';

const kinds = Object.keys(retentionPeriods) as readonly KeptData[];

test('[ORDQ-15] a record of who did something is kept as long as the history, a message about an order too, any other message for 30 days', () => {
  expect(keptSince('session-ending', '2026-03-04')).toBe('2021-03-04');
  expect(keptSince('session-ending', '2028-02-29')).toBe('2023-02-28');
  for (const kind of ['account-freeze', 'contact-change', 'service-stop'] as const)
    expect(keptSince(kind, '2026-03-04')).toBe('2021-03-04');
  expect(keptSince('message', '2026-03-04')).toBe('2026-02-02');
  expect(keptSince('order-message', '2026-03-04')).toBe('2021-03-04');
  expect(keptSince('message', 'no date')).toBe('');
  expect(keptSince('used-key', 'no date')).toBe('');
});

test('[AUTH-26] a login is kept for as long as it is shown', () => {
  expect(keptSince('login', '2026-03-04')).toBe(addDays('2026-03-04', -securityRecordLifetime / 86_400_000));
});

test('[ORDQ-15] nothing of the history is removed while a client can still look it up, and nothing comes back', () => {
  fc.assert(
    fc.property(
      isoDates.filter((day) => day > '0010' && day < '9990'),
      fc.nat({ max: 400 }),
      (today, later) => {
        expect(retainedUntil('history', addDays(keptSince('used-key', today), -1)) < today).toBe(true);
        for (const kind of kinds) {
          expect(keptSince(kind, today) < today).toBe(true);
          expect(keptSince(kind, addDays(today, later)) >= keptSince(kind, today)).toBe(true);
        }
      },
    ),
  );
});
