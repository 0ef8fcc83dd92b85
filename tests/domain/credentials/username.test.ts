import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLoginName, normaliseLoginName } from '../../../domain/credentials/login/login-name';
import { checkUserCode } from '../../../domain/credentials/secrets/check-user-code';
import { checkUsername, usernameProblem } from '../../../domain/credentials/login/check-username';
import { regions } from '../../../domain/region';
import { userCodes } from '../../arbitraries/credentials';
import { garbage } from '../../arbitraries/garbage';

const free = { taken: false };
const failed = (region: 'HK' | 'TW', typed: string): readonly string[] =>
  checkUsername(region, typed, free).flatMap(({ rule, status }) => (status === 'F' ? rule : []));

describe('a login name of the client’s own', () => {
  it('[CRED-01..10, ACCT-07] follows the ten rules of a user code in Taiwan', () => {
    fc.assert(
      fc.property(fc.oneof(userCodes, garbage), fc.constantFrom(true, false, undefined), (typed, taken) => {
        const name = normaliseLoginName('TW', typed);
        fc.pre(name !== '');
        expect(checkUsername('TW', typed, { taken })).toEqual(checkUserCode(name, { taken }));
      }),
    );
  });

  it('[AUTH-37, ACCT-07] a login name of the client’s own is no number in Hong Kong, and needs no digit', () => {
    expect(failed('HK', 'meilingchan')).toEqual([]);
    expect(failed('HK', 'MeiLing88')).toEqual([]);
    expect(failed('HK', '510012300112')).toEqual(['letter']);
    expect(failed('HK', 'mei')).toEqual(['length']);
    expect(failed('HK', 'meilingchanmeilingcha')).toEqual(['length']);
    expect(failed('HK', 'meiling.chan')).toEqual(['no-special-characters']);
    expect(failed('HK', 'meilingggggg')).toEqual(['no-repeats']);
  });

  it.each(['straße88', 'meılıng88', 'ﬁnance88x'])(
    '[AUTH-37] keeps %s out or makes it half-width: no letter changes only in capitals',
    (typed) => {
      const name = normaliseLoginName('HK', typed);
      expect(failed('HK', typed).length === 0).toBe(/^[A-Za-z\d]+$/.test(name));
    },
  );

  it('[RESET-04] a login name of the client’s own has untouched rules before anything is typed, and an open one until the server has said', () => {
    expect(new Set(checkUsername('HK', ' ').map(({ status }) => status))).toEqual(new Set(['N']));
    const open = checkUsername('HK', 'meiling88').filter(({ status }) => status === 'N');
    expect(open.map(({ rule }) => rule)).toEqual(['not-taken']);
  });

  it('[ACCT-04, CRED-04] a login name of the client’s own is refused while it is missing, unchanged, taken or breaks a rule, and nothing else', () => {
    expect(usernameProblem('HK', '')).toBe('required');
    expect(usernameProblem('HK', 'chanmei88', { present: 'chanmei88' })).toBe('unchanged');
    expect(usernameProblem('TW', 'wang8888', { present: 'WANG8888' })).toBe('unchanged');
    expect(usernameProblem('HK', 'chanmei89', { present: 'chanmei88', taken: true })).toBe('rules');
    expect(usernameProblem('HK', 'chanmei89', { present: 'chanmei88' })).toBeUndefined();
    expect(usernameProblem('HK', 'chanmei89', { present: 'chanmei88', ...free })).toBeUndefined();
  });

  it('[CRED-15] a login name of the client’s own is not the login password, in whatever capitals', () => {
    const context = { present: 'LINCHI72', ...free, secret: 'Maple6093Sky' };
    expect(usernameProblem('TW', 'maple6093SKY', context)).toBe('password');
    expect(usernameProblem('TW', 'maple6093skies', context)).toBeUndefined();
    fc.assert(
      fc.property(fc.constantFrom(...regions), userCodes, (region, code) => {
        const name = normaliseLoginName(region, code);
        const problem = usernameProblem(region, code, { ...free, secret: name.toLowerCase() });
        expect(problem).toBe(usernameProblem(region, code, free) ?? 'password');
      }),
    );
  });

  it('[AUTH-37, CONFLICT-06] a login name of the client’s own can be logged in with, whichever one is taken', () => {
    fc.assert(
      fc.property(fc.constantFrom(...regions), fc.oneof(userCodes, garbage), (region, typed) => {
        if (usernameProblem(region, typed, free) !== undefined) return;
        const name = normaliseLoginName(region, typed);
        expect(isLoginName(region, name)).toBe(true);
        expect(name).toMatch(/^[A-Za-z\d]{8,20}$/);
        expect(name).not.toMatch(/^\d+$/);
        expect(normaliseLoginName(region, name)).toBe(name);
      }),
    );
  });
});
