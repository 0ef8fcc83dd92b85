import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eligibilities, parseEligibility } from '../../../domain/clients/eligibility';
import { acceptsPlanAmendments, openPlanActions } from '../../../domain/regular-plans/changing/plan-actions';
import { migrationStatus } from '../../../domain/regular-plans/changing/migration-status';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { isoDates } from '../../arbitraries/iso-date';

describe('amendments of the Regular Investment Plan', () => {
  it('[RSP-04] amendments of the Regular Investment Plan are accepted until 31 August 2021 and not since', () => {
    expect(['2021-08-31', '2021-09-01', '2021-09-02', '2026-02-11'].map(acceptsPlanAmendments)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('[RSP-04] once ended stay so', () => {
    fc.assert(
      fc.property(isoDates, isoDates, (one, other) => {
        const [first = '', second = ''] = [one, other].sort();
        if (acceptsPlanAmendments(second)) expect(acceptsPlanAmendments(first)).toBe(true);
        expect(acceptsPlanAmendments(first)).toBe(Date.parse(first) < Date.parse('2021-09-01'));
      }),
    );
  });

  it('[RSP-04] amendments of the Regular Investment Plan aren’t accepted on a day that is none', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) expect(acceptsPlanAmendments(text)).toBe(false);
      }),
      { numRuns: hostileRuns },
    );
    expect(['', '1999', '2021-02-30', '2021-08-31T00:00:00Z'].some(acceptsPlanAmendments)).toBe(false);
  });

  it('[RSP-04, CONFLICT-41] amendments of the Regular Investment Plan are buying and editing; switch, sell and migrate remain', () => {
    expect(openPlanActions('2021-08-31')).toEqual(['buy', 'edit', 'switch', 'sell', 'migrate']);
    expect(openPlanActions('2021-09-01')).toEqual(['switch', 'sell', 'migrate']);
    expect(openPlanActions('')).toEqual(['switch', 'sell', 'migrate']);
  });
});

describe('eligibility', () => {
  it('[ENUM-03] eligibility is one of four', () => {
    const names = ['ELIGIBLE', 'NOT_ELIGIBLE', 'REQUESTED', 'SYSTEM_FAIL'];
    expect(names.map(parseEligibility)).toEqual(names);
    expect(eligibilities).toEqual(names);
  });

  it('[ENUM-03, RSP-13] eligibility may be said as yes or no', () => {
    expect([true, false].map(parseEligibility)).toEqual(['ELIGIBLE', 'NOT_ELIGIBLE']);
    expect(migrationStatus({ rspMigrationEligible: true })).toEqual({ kind: 'open' });
    expect(migrationStatus({ rspMigrationEligible: false, ineligibleReasons: ['R1'] })).toEqual({
      kind: 'refused',
      reasons: ['R1'],
    });
  });

  it('[ENUM-03] eligibility is no other text', () => {
    expect(['', 'eligible', 'Y', '__proto__', undefined].map(parseEligibility)).toEqual(Array(5).fill(undefined));
    fc.assert(
      fc.property(garbage, (text) => void expect(parseEligibility(text)).toBeUndefined()),
      { numRuns: hostileRuns },
    );
  });
});

describe('the migration of a plan', () => {
  const reasons = ['R1', 'R2'];

  it('[RSP-13, ENUM-03] the migration of a plan is open to who is eligible, whatever reasons are listed', () => {
    expect(migrationStatus({ rspMigrationEligible: 'ELIGIBLE', ineligibleReasons: reasons })).toEqual({ kind: 'open' });
    expect(migrationStatus({ rspMigrationEligible: 'ELIGIBLE' })).toEqual({ kind: 'open' });
  });

  it('[RSP-13, CONFLICT-51] the migration of a plan is refused with its reasons, in their order', () => {
    expect(migrationStatus({ rspMigrationEligible: 'NOT_ELIGIBLE', ineligibleReasons: reasons })).toEqual({
      kind: 'refused',
      reasons: ['R1', 'R2'],
    });
    expect(migrationStatus({ rspMigrationEligible: 'NOT_ELIGIBLE' })).toEqual({ kind: 'refused', reasons: [] });
  });

  it('[RSP-13] the migration of a plan is under way for who has asked already', () => {
    expect(migrationStatus({ rspMigrationEligible: 'REQUESTED', ineligibleReasons: reasons })).toEqual({
      kind: 'requested',
    });
  });

  it('[RSP-13] the migration of a plan is unknown where the server couldn’t tell or didn’t', () => {
    expect(migrationStatus({ rspMigrationEligible: 'SYSTEM_FAIL', ineligibleReasons: reasons })).toEqual({
      kind: 'unknown',
    });
    expect(migrationStatus({})).toEqual({ kind: 'unknown' });
  });

  it('[RSP-13] the migration of a plan is open to nobody but the eligible', () => {
    fc.assert(
      fc.property(fc.constantFrom(...eligibilities, undefined), fc.array(fc.string()), (eligible, listed) => {
        const { kind } = migrationStatus({ rspMigrationEligible: eligible, ineligibleReasons: listed });
        expect(kind === 'open').toBe(eligible === 'ELIGIBLE');
        expect(kind === 'refused').toBe(eligible === 'NOT_ELIGIBLE');
      }),
    );
  });
});
