import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountStates,
  accountLoginErrorCode,
  accountResetErrorCode,
} from '../../../domain/credentials/login/account-state';
import { authProviders, parseAuthProvider } from '../../../domain/credentials/login/auth-provider';
import { loginErrorCodes } from '../../../domain/credentials/login/login-error-codes';
import {
  isPasswordChangeDue,
  passwordChangeDays,
  remindsOfPasswordChange,
} from '../../../domain/credentials/secrets/password-age';
import {
  parseReAuthAction,
  parseReAuthType,
  reAuthActions,
  reAuthTypes,
  sendsReAuthAction,
} from '../../../domain/credentials/login/re-authentication';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { instants } from '../../arbitraries/iso-date';

const nothing = ['', ' ', '__proto__', 'constructor', undefined];
const day = 24 * 60 * 60 * 1000;

describe('the state of an account', () => {
  it('[ENUM-52, AUTH-47] the state of an account is frozen, disabled, locked, in a reset, not activated or suspended', () => {
    expect(accountStates).toEqual([
      'frozen',
      'disabled',
      'locked',
      'pin-reset-in-progress',
      'pin-not-activated',
      'password-suspended',
    ]);
  });

  it('[ENUM-52, AUTH-42, AUTH-43, AUTH-44, AUTH-45, AUTH-46] refuses a login with its code', () => {
    expect(accountLoginErrorCode('frozen')).toBe('LOG0005');
    expect(accountLoginErrorCode('disabled')).toBe('LOG0006');
    expect(accountLoginErrorCode('locked')).toBe('LOG0005');
    expect(accountLoginErrorCode('pin-reset-in-progress')).toBe('LOG0008');
    expect(accountLoginErrorCode('pin-not-activated')).toBe('LOG0009');
  });

  it('[AUTH-47] refuses a suspended password with a code of its own, which is none of a login', () => {
    expect(accountLoginErrorCode('password-suspended')).toBe('VPN0005');
    const codes: readonly string[] = loginErrorCodes;
    expect(accountStates.filter((state) => !codes.includes(accountLoginErrorCode(state)))).toEqual([
      'password-suspended',
    ]);
  });

  it('[ENUM-52, RESET-27] refuses a reset, unless a reset is the way out', () => {
    expect(accountResetErrorCode('frozen')).toBe('PRE0011');
    expect(accountResetErrorCode('disabled')).toBe('PRE0012');
    expect(accountResetErrorCode('pin-reset-in-progress')).toBe('PRE0010');
    expect(accountResetErrorCode('pin-not-activated')).toBe('PRE0010');
    expect(accountResetErrorCode('locked')).toBeUndefined();
    expect(accountResetErrorCode('password-suspended')).toBeUndefined();
  });
});

describe('the provider of a sign-in', () => {
  it('[AUTH-13, ENUM-04] the provider of a sign-in is AUTHE, JANUS or LOCAL', () => {
    expect(authProviders).toEqual(['AUTHE', 'JANUS', 'LOCAL']);
    for (const provider of authProviders) expect(parseAuthProvider(provider)).toBe(provider);
    for (const text of [...nothing, 'local', 'AUTH']) expect(parseAuthProvider(text)).toBeUndefined();
  });
});

describe('re-authentication', () => {
  it('[REAUTH-20, ENUM-08, CONFLICT-36] re-authentication has four types, read in either case', () => {
    expect(reAuthTypes).toEqual(['txn', 'pi', 'ppiu', 'ORDER']);
    for (const type of reAuthTypes) {
      expect(parseReAuthType(type)).toBe(type);
      expect(parseReAuthType(type.toUpperCase())).toBe(type);
      expect(parseReAuthType(type.toLowerCase())).toBe(type);
    }
    expect(parseReAuthType('Txn')).toBe('txn');
    for (const text of [...nothing, 'tx', 'txn ', 'orders']) expect(parseReAuthType(text)).toBeUndefined();
  });

  it('[REAUTH-20, ENUM-09] re-authentication has six actions', () => {
    expect(reAuthActions).toEqual(['RED', 'SUB', 'SWC', 'E_SCHEDULE', 'CANCEL_ORDER', 'addVcaTransaction']);
    for (const action of reAuthActions) expect(parseReAuthAction(action)).toBe(action);
    for (const text of [...nothing, 'red', 'ADDVCATRANSACTION']) expect(parseReAuthAction(text)).toBeUndefined();
  });

  it('[CONFLICT-36] tells the action of an order or a transaction, of nothing else', () => {
    expect(reAuthTypes.filter(sendsReAuthAction)).toEqual(['txn', 'ORDER']);
  });
});

describe('a change of password', () => {
  it('[CRED-23, CONST-12] a change of password is due after 90 days, the ninetieth included', () => {
    expect(passwordChangeDays).toBe(90);
    const changedAt = '2026-01-01T09:00:00+08:00';
    expect(isPasswordChangeDue(changedAt, '2026-04-01T08:59:59.999+08:00')).toBe(false);
    expect(isPasswordChangeDue(changedAt, '2026-04-01T09:00:00+08:00')).toBe(true);
    expect(isPasswordChangeDue(changedAt, '2027-01-01T00:00:00Z')).toBe(true);
  });

  it('[CRED-23] a change of password isn’t due at a time that can’t be read, or before it was made', () => {
    expect(isPasswordChangeDue('', '2026-04-01T09:00:00Z')).toBe(false);
    expect(isPasswordChangeDue('2026-01-01T09:00:00Z', 'now')).toBe(false);
    expect(isPasswordChangeDue('2026-04-01T09:00:00Z', '2026-01-01T09:00:00Z')).toBe(false);
  });

  it('[CRED-23] a change of password is due from then on', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -200 * day, max: 200 * day }), (changedAt, passed) => {
        const now = new Date(Date.parse(changedAt) + passed).toISOString();
        expect(isPasswordChangeDue(changedAt, now)).toBe(passed >= 90 * day);
      }),
    );
  });

  it('[CRED-23, OPEN-51] a change of password is called to mind when the server says so, until that is dismissed', () => {
    expect(remindsOfPasswordChange(true, false)).toBe(true);
    expect(remindsOfPasswordChange(true, true)).toBe(false);
    expect(remindsOfPasswordChange(false, false)).toBe(false);
    expect(remindsOfPasswordChange(undefined, false)).toBe(false);
  });
});

describe('text from outside', () => {
  it('[ENUM-04, ENUM-08, ENUM-09] text from outside is taken for a value only if it is one, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        for (const parse of [parseAuthProvider, parseReAuthType, parseReAuthAction]) {
          expect(parse(text)).toBeUndefined();
        }
        expect(isPasswordChangeDue(text, text)).toBe(false);
      }),
      { numRuns: hostileRuns },
    );
  });
});
