import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseResetIdentity, type ResetIdentity } from '../../../domain/credentials/reset/check-reset-identity';
import { matchesRecords } from '../../../domain/credentials/reset/matches-records';
import { isResetOpen, resetLifetime, ruleCheckAllowance } from '../../../domain/credentials/reset/reset-attempt';
import { ownResetErrorCodes } from '../../../domain/credentials/reset/own-reset-error-codes';
import { garbage } from '../../arbitraries/garbage';

const claimed: ResetIdentity = {
  account: 'WANG8888',
  nationalId: 'A200000011',
  birthDate: '1992-05-10',
  email: 'wang8888@example.test',
  phone: '+886200000178',
  mobile: '0900001678',
};
const records = {
  names: ['A200000011', '5100000011', 'WANG8888'],
  nationalId: 'A200000011',
  birthDate: '1992-05-10',
  email: 'Wang8888@Example.test',
  phone: '+886200000178',
  mobile: '0900001678',
};

describe('the data of who asks for a reset', () => {
  it('[RESET-21..26, OPEN-02] the data of who asks for a reset are right when each agrees with the books', () => {
    expect(matchesRecords(claimed, records)).toBe(true);
    expect(matchesRecords({ ...claimed, account: '5100000011' }, records)).toBe(true);
    for (const field of ['account', 'nationalId', 'birthDate', 'email', 'phone', 'mobile'] as const)
      expect([field, matchesRecords({ ...claimed, [field]: 'X' }, records)]).toEqual([field, false]);
  });

  it('[RESET-22, RESET-24, OPEN-42] the data of who asks for a reset are not held against what isn’t on file, but name, number and birth date must be', () => {
    for (const field of ['email', 'phone', 'mobile'] as const) {
      expect(matchesRecords({ ...claimed, [field]: 'X' }, { ...records, [field]: '' })).toBe(true);
    }
    const { mobile: _, ...without } = claimed;
    expect(matchesRecords(without, records)).toBe(false);
    expect(matchesRecords(without, { ...records, mobile: '' })).toBe(true);
    for (const field of ['nationalId', 'birthDate'] as const)
      expect(matchesRecords(claimed, { ...records, [field]: '' })).toBe(false);
    expect(matchesRecords(claimed, { ...records, names: [] })).toBe(false);
  });

  it('[OPEN-85, OPEN-48] the data of who asks for a reset may be typed full-width, with blanks and hyphens, in small letters, and with or without the country', () => {
    const typed = {
      account: ' ｗang8888',
      nationalId: 'a200000011 ',
      birthDate: '１９９２-05-10',
      email: ' Wang8888@Example.test',
      phone: '(02) 0000-0178',
      mobile: '+886 900 001 678',
    };
    expect(normaliseResetIdentity('TW', typed)).toEqual(claimed);
  });

  it('[OPEN-85, CONFLICT-06] keep a Hong Kong user name and number as they are', () => {
    const typed = { account: ' chanmei88', email: 'A@b.test', birthDate: '1990-01-02', phone: '2000 0028' };
    expect(normaliseResetIdentity('HK', typed)).toEqual({
      account: 'chanmei88',
      email: 'a@b.test',
      birthDate: '1990-01-02',
      phone: '20000028',
      nationalId: '',
      mobile: '',
    });
  });

  it('the data of who asks for a reset are the same once they are written the same way', () => {
    fc.assert(
      fc.property(fc.constantFrom('HK', 'TW'), garbage, garbage, (region, one, other) => {
        const typed = { account: one, email: other, birthDate: one, phone: other, nationalId: other, mobile: one };
        const once = normaliseResetIdentity(region, typed);
        expect(normaliseResetIdentity(region, once)).toEqual(once);
      }),
    );
  });
});

describe('a reset under way', () => {
  it('[RESET-13] a reset under way may go on for 30 minutes, and never at a time that can’t be read', () => {
    const begun = '2026-06-01T09:00:00+08:00';
    const after = (milliseconds: number) => new Date(Date.parse(begun) + milliseconds).toISOString();
    expect(resetLifetime).toBe(30 * 60_000);
    expect([0, resetLifetime].map((passed) => isResetOpen(begun, after(passed)))).toEqual([true, true]);
    expect([-1, resetLifetime + 1].map((passed) => isResetOpen(begun, after(passed)))).toEqual([false, false]);
    expect([isResetOpen('soon', begun), isResetOpen(begun, 'later')]).toEqual([false, false]);
  });

  it('[CRED-04, CRED-17] a reset under way may ask 40 times an hour what only the server knows', () => {
    expect(ruleCheckAllowance).toEqual({ times: 40, within: 3_600_000 });
  });

  it('[CRED-22, ERR-61] a reset under way is refused by codes of its own when it is over, its code wrong, and for a password that many use', () => {
    expect(ownResetErrorCodes).toEqual({
      over: 'RESET_OVER',
      noContact: 'RESET_NO_CONTACT',
      active: 'PIN_ACTIVE',
      codeWrong: 'RESET_CODE_WRONG',
      insecure: 'PASSWORD_INSECURE',
    });
  });
});
