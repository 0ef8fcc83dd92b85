import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canReactivateByUpload } from '../../../domain/documents/reactivation';
import { isRetained, retainedUntil, type RetainedDocument } from '../../../domain/documents/retention';
import { eligibilities } from '../../../domain/clients/eligibility';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';

const kinds = fc.constantFrom<RetainedDocument>('contract-note', 'trade-confirmation', 'statement', 'history');

describe('a document is kept', () => {
  it('[ORDQ-12] a document is kept for one year: a contract note', () => {
    expect(retainedUntil('contract-note', '2025-03-14')).toBe('2026-03-14');
    expect(isRetained('contract-note', '2025-03-14', '2026-03-14')).toBe(true);
    expect(isRetained('contract-note', '2025-03-14', '2026-03-15')).toBe(false);
  });

  it('[ORDQ-13] a document is kept for one year: a trade confirmation', () => {
    expect(retainedUntil('trade-confirmation', '2025-12-31')).toBe('2026-12-31');
    expect(isRetained('trade-confirmation', '2025-12-31', '2026-12-31')).toBe(true);
    expect(isRetained('trade-confirmation', '2025-12-31', '2027-01-01')).toBe(false);
  });

  it('[ORDQ-14] a document is kept for one year, from a leap day to the end of February: a statement', () => {
    expect(retainedUntil('statement', '2024-02-29')).toBe('2025-02-28');
    expect(isRetained('statement', '2024-02-29', '2025-02-28')).toBe(true);
    expect(isRetained('statement', '2024-02-29', '2025-03-01')).toBe(false);
  });

  it('[ORDQ-15] a document is kept for five years: an entry of the history', () => {
    expect([retainedUntil('history', '2021-06-30'), retainedUntil('history', '0009-06-30')]).toEqual([
      '2026-06-30',
      '0014-06-30',
    ]);
    expect(isRetained('history', '2021-06-30', '2026-06-30')).toBe(true);
    expect(isRetained('history', '2021-06-30', '2026-07-01')).toBe(false);
  });

  it('[ORDQ-12..15, CONST-20] a document is kept from the day it was issued, and one that isn’t kept never comes back', () => {
    fc.assert(
      fc.property(kinds, isoDates, isoDates, isoDates, (kind, issuedOn, one, other) => {
        const [first = '', second = ''] = [one, other].sort();
        expect(isRetained(kind, issuedOn, issuedOn)).toBe(true);
        if (isRetained(kind, issuedOn, second)) expect(isRetained(kind, issuedOn, first)).toBe(true);
        expect(Number(retainedUntil(kind, issuedOn).slice(0, 4)) - Number(issuedOn.slice(0, 4))).toBe(
          kind === 'history' ? 5 : 1,
        );
      }),
    );
  });

  it('[ORDQ-12..15] no time at all when a date or the kind is none', () => {
    expect(['', '2025-02-30', '9999-06-01'].map((date) => retainedUntil('statement', date))).toEqual(['', '', '']);
    expect(isRetained('statement', '', '2025-01-01')).toBe(false);
    expect(['', '2025-1-1', 'now'].some((today) => isRetained('statement', '2025-01-01', today))).toBe(false);
    // @ts-expect-error -- a server may name a kind that isn't one
    expect(retainedUntil('__proto__', '2025-01-01')).toBe('');
    fc.assert(
      fc.property(kinds, garbage, isoDates, (kind, text, date) => {
        if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return;
        expect([retainedUntil(kind, text), isRetained(kind, text, date), isRetained(kind, date, text)]).toEqual([
          '',
          false,
          false,
        ]);
      }),
      { numRuns: hostileRuns },
    );
  });
});

describe('reactivation by an uploaded document', () => {
  it('[DOC-13, ENUM-03, OPEN-57] reactivation by an uploaded document is for who is found eligible, nobody else', () => {
    expect(eligibilities.filter(canReactivateByUpload)).toEqual(['ELIGIBLE']);
    expect(canReactivateByUpload(undefined)).toBe(false);
  });
});
