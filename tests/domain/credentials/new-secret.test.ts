import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSecretChange,
  newSecretChecks,
  newSecretProblems,
  secretChangeCode,
} from '../../../domain/credentials/secrets/check-new-secret';
import { scopeOfSecrets, secretScopes, secretsInScope } from '../../../domain/credentials/secrets/secret-scope';

const policies = ['pin', 'login-password', 'trading-password'] as const;
const statusesOf = (...asked: Parameters<typeof newSecretChecks>) =>
  Object.fromEntries(newSecretChecks(...asked).map(({ rule, status }) => [rule, status]));

describe('a new secret', () => {
  it('[RESET-05, RESET-11, CRED-11..21] a new secret has eleven slots as a login password, all unchecked while nothing is typed', () => {
    expect(newSecretChecks('login-password', '', {})).toHaveLength(11);
    for (const policy of policies)
      expect(new Set(newSecretChecks(policy, '', {}).map(({ status }) => status))).toEqual(new Set(['N']));
  });

  it('[PIN-05..11] shows a PIN’s rules one by one; whether it was used before only the server knows', () => {
    const context = { accountNumbers: ['510012300189'], planNumbers: ['51001230018901'] };
    expect(statusesOf('pin', '123456', context)).toEqual({
      'six-digits': 'P',
      'not-account-number': 'P',
      'not-plan-number': 'P',
      'no-repeats': 'P',
      'no-sequence': 'F',
      'not-previous': 'N',
    });
    expect(statusesOf('pin', '300189', context)).toMatchObject({ 'not-account-number': 'F', 'not-plan-number': 'P' });
    expect(statusesOf('pin', '018901', context)).toMatchObject({ 'not-account-number': 'P', 'not-plan-number': 'F' });
    expect(statusesOf('pin', '11122', context)).toMatchObject({ 'six-digits': 'F', 'no-repeats': 'F' });
  });

  it('[CRED-24..27] shows a trading password’s rules', () => {
    expect(statusesOf('trading-password', 'abc', {})).toEqual({
      length: 'F',
      'letters-and-digits': 'P',
      'not-previous': 'N',
    });
    expect(statusesOf('trading-password', 'abc-123', { isUsedBefore: false })).toEqual({
      length: 'P',
      'letters-and-digits': 'F',
      'not-previous': 'P',
    });
  });

  it('[CRED-17] a new secret is not the present one as it is typed, nor one that the server knows', () => {
    for (const policy of policies) {
      expect(newSecretProblems(policy, '905271', { current: '905271' })).toContain('same-as-current');
      expect(newSecretProblems(policy, '905271', { current: '1', isUsedBefore: true })).toContain('same-as-current');
      expect(newSecretProblems(policy, '905271', { current: '1' })).not.toContain('same-as-current');
    }
  });

  it('[CRED-22, CRED-25..27, OPEN-50] a new secret is told by what is wrong with it', () => {
    expect(newSecretProblems('trading-password', '')).toEqual(['required']);
    expect(newSecretProblems('trading-password', 'ab1')).toEqual(['six-digits']);
    expect(newSecretProblems('trading-password', 'ab 1')).toEqual(['not-accepted']);
    expect(newSecretProblems('login-password', 'Password4829')).toEqual(['insecure']);
    expect(newSecretProblems('login-password', 'password')).toEqual(['not-accepted']);
    expect(newSecretProblems('login-password', 'Harbor4829Kite')).toEqual([]);
    expect(newSecretProblems('login-password', 'Harbor4829Kite', { isKnown: true })).toEqual(['insecure']);
    expect(newSecretProblems('trading-password', 'kite48', { isKnown: true })).toEqual([]);
    expect(newSecretProblems('pin', '123456')).toEqual(['ascending-sequence']);
  });

  it('[RESET-12] a new secret is accepted only where no slot shows a broken rule', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 24 }),
      fc.stringMatching(/^[A-Za-z\d]{4,22}$/),
      fc.stringMatching(/^\d{6}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...policies), text, fc.boolean(), (policy, next, isUsedBefore) => {
        const context = { isUsedBefore, userCode: 'SOMEBODY1', accountNumbers: ['510012300189'] };
        const isAccepted = newSecretProblems(policy, next, context).length === 0;
        const isBroken = newSecretChecks(policy, next, context).some(({ status }) => status === 'F');
        expect(isAccepted && isBroken).toBe(false);
      }),
    );
  });
});

describe('a change as it is typed', () => {
  it('[PIN-12, ERR-38, ERR-43] names the first problem of each field', () => {
    expect(checkSecretChange('pin', { current: '', next: '', again: '' }, {})).toEqual([
      { field: 'current', problem: 'current-missing' },
      { field: 'next', problem: 'required' },
      { field: 'again', problem: 'reentry-missing' },
    ]);
    expect(checkSecretChange('pin', { current: '1', next: '905271', again: '905272' }, {})).toEqual([
      { field: 'again', problem: 'reentry-mismatch' },
    ]);
    expect(checkSecretChange('pin', { current: '1', next: '905271', again: '905271' }, {})).toEqual([]);
  });

  it('[CONFLICT-02, AUTH-44] says of a present secret that can’t be right that it isn’t sent', () => {
    const next = { next: 'anchor4829', again: 'anchor4829' };
    for (const current of ['trade7316 ', 'trade７316'])
      expect(checkSecretChange('trading-password', { current, ...next }, {})).toEqual([
        { field: 'current', problem: 'current-malformed' },
      ]);
    const pin = { next: '905271', again: '905271' };
    expect(checkSecretChange('pin', { current: ' ５２８314', ...pin }, {})).toEqual([]);
  });

  it('[OPEN-01, CRED-22] a change as it is typed has the codes of its scope, and one of its own for what everybody uses', () => {
    expect(secretScopes.map((scope) => secretChangeCode('current-wrong', scope))).toEqual([
      'PIN0002',
      'PIN0018',
      'PIN0034',
    ]);
    expect(secretChangeCode('insecure', 'login')).toBe('PASSWORD_INSECURE');
  });

  it('[OPEN-01] a change as it is typed has one scope for its secrets', () => {
    for (const scope of secretScopes) expect(scopeOfSecrets(secretsInScope(scope))).toBe(scope);
    expect(scopeOfSecrets([])).toBeUndefined();
  });
});
