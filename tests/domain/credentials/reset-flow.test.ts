import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isResetFrozen, lockDuration } from '../../../domain/credentials/login/account-lock';
import { contactModes, openContactModes } from '../../../domain/credentials/reset/contact-mode';
import { defaultResetStep, nextResetStep, resetStage, resetSteps } from '../../../domain/credentials/reset/reset-step';
import {
  endsLoginLock,
  forgottenCredentials,
  parseResetType,
  toResetMode,
  resetModes,
  resetsPassword,
  resetsUserCode,
  resetTypeFor,
  toResetType,
  resetTypes,
} from '../../../domain/credentials/reset/reset-type';
import {
  defaultRuleStatus,
  formStatus,
  ruleStatus,
  ruleStatuses,
  uncheckedRules,
} from '../../../domain/credentials/secrets/rule-check';
import { garbage } from '../../arbitraries/garbage';
import { instants } from '../../arbitraries/iso-date';

const at = '2026-06-01T09:00:00+08:00';
const nothing = ['', ' ', '__proto__', 'constructor', undefined];

describe('the credential to be reset', () => {
  it('[RESET-14, ENUM-54] the credential to be reset is the password, the user code or both', () => {
    expect(resetTypes).toEqual(['password', 'user-code', 'both']);
    for (const type of resetTypes) expect(parseResetType(type)).toEqual({ ok: true, value: type });
    expect(resetTypes.filter(resetsPassword)).toEqual(['password', 'both']);
    expect(resetTypes.filter(resetsUserCode)).toEqual(['user-code', 'both']);
  });

  it('[RESET-17] the credential to be reset has to be chosen', () => {
    for (const text of [...nothing, 'Password', 'password ', 'username']) {
      expect(parseResetType(text)).toEqual({ ok: false, error: 'not-chosen' });
    }
  });

  it('[RESET-09, ENUM-24] the credential to be reset is sent as one of three modes', () => {
    expect(resetModes).toEqual(['ONLY_PIN', 'ONLY_USERNAME', 'PIN_AND_USERNAME']);
  });

  it('[RESET-09, CONFLICT-19] calls the user code a user name and the password a PIN', () => {
    expect(toResetMode('password')).toBe('ONLY_PIN');
    expect(toResetMode('user-code')).toBe('ONLY_USERNAME');
    expect(toResetMode('both')).toBe('PIN_AND_USERNAME');
  });
});

describe('what is lost', () => {
  it('[RESET-14, RESET-17, ERR-28] takes what it says to be reset, and a lock a new password', () => {
    expect(forgottenCredentials).toEqual(['password', 'user-code', 'both', 'locked']);
    for (const type of resetTypes) expect(resetTypeFor(type)).toEqual({ ok: true, value: type });
    expect(resetTypeFor('locked')).toEqual({ ok: true, value: 'password' });
    expect(resetTypeFor(undefined)).toEqual({ ok: false, error: 'not-chosen' });
  });

  it('[AUTH-49, ERR-28] gives a locked client back the login by a new password alone', () => {
    expect(resetTypes.filter(endsLoginLock)).toEqual(['password', 'both']);
  });

  it('[RESET-09, CONFLICT-19] comes back from its mode as it was sent', () => {
    for (const type of resetTypes) expect(toResetType(toResetMode(type))).toBe(type);
  });
});

describe('the way to reach a client', () => {
  it('[RESET-10, ENUM-25] the way to reach a client is mobile, e-mail or customer service', () => {
    expect(contactModes).toEqual(['mobile', 'email', 'cs']);
  });

  it('[RESET-10, CONFLICT-19, OPEN-42] the way to reach a client is customer service only when neither number nor address is on file', () => {
    expect(openContactModes({ mobile: '09******78', email: 'a***@example.com' })).toEqual(['mobile', 'email']);
    expect(openContactModes({ mobile: '09******78' })).toEqual(['mobile']);
    expect(openContactModes({ mobile: ' ', email: 'a***@example.com' })).toEqual(['email']);
    expect(openContactModes({ mobile: '', email: undefined })).toEqual(['cs']);
    expect(openContactModes({})).toEqual(['cs']);
  });

  it('[RESET-10, OPEN-42] the way to reach a client is always at least one, and never customer service beside another', () => {
    fc.assert(
      fc.property(fc.option(garbage, { nil: undefined }), fc.option(garbage, { nil: undefined }), (mobile, email) => {
        const modes = openContactModes({ mobile, email });
        expect(modes.length).toBeGreaterThan(0);
        expect(modes.includes('cs')).toBe((mobile ?? '').trim() === '' && (email ?? '').trim() === '');
        if (modes.includes('cs')) expect(modes).toEqual(['cs']);
      }),
    );
  });
});

describe('the marker', () => {
  it('[RESET-11, ENUM-26, CONFLICT-18] the marker of a rule is N, F or P: not checked, failed, passed', () => {
    expect(ruleStatuses).toEqual(['N', 'F', 'P']);
    expect([undefined, false, true].map(ruleStatus)).toEqual(['N', 'F', 'P']);
  });

  it('[RESET-11, CONFLICT-18] the marker of an untouched rule is N', () => {
    expect(uncheckedRules(['length', 'number'])).toEqual([
      { rule: 'length', status: 'N' },
      { rule: 'number', status: 'N' },
    ]);
  });

  it('[RESET-12, ENUM-27, CONFLICT-18] the marker of a form is F to begin with, and P once every rule has passed', () => {
    expect(defaultRuleStatus).toBe('F');
    expect(formStatus([])).toBe('F');
    expect(formStatus(uncheckedRules(['length']))).toBe('F');
    expect(formStatus([{ rule: 'length', status: 'P' }])).toBe('P');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...ruleStatuses), { minLength: 1, maxLength: 4 }), (statuses) => {
        const checks = statuses.map((status, place) => ({ rule: `rule ${place}`, status }));
        expect(formStatus(checks)).toBe(statuses.some((status) => status !== 'P') ? 'F' : 'P');
      }),
    );
  });
});

describe('the step of a reset', () => {
  it('[RESET-12, ENUM-27] the step of a reset is one of five codes, 0 to begin with', () => {
    expect(resetSteps).toEqual(['-1', '0', '1', '2', '999']);
    expect(defaultResetStep).toBe('0');
  });

  it('[RESET-12, CONFLICT-18] the step of a reset is data verification, one-time code, new details, done, or the end', () => {
    expect(resetSteps.map(resetStage)).toEqual([
      'cannot-continue',
      'data-verification',
      'one-time-code',
      'new-details',
      'done',
    ]);
  });

  it('[RESET-12, CONFLICT-18] leads from 0 over 1 and 2 to 999, where it stays; from -1 nowhere', () => {
    expect(resetSteps.map(nextResetStep)).toEqual(['-1', '1', '2', '999', '999']);
  });
});

describe('the freeze of the reset function', () => {
  it('[RESET-27, CONFLICT-07] stands for 24 hours', () => {
    expect(isResetFrozen(at, at)).toBe(true);
    expect(isResetFrozen(at, '2026-06-02T08:59:59.999+08:00')).toBe(true);
    expect(isResetFrozen(at, '2026-06-02T09:00:00+08:00')).toBe(false);
    expect(isResetFrozen(undefined, at)).toBe(false);
  });

  it('[RESET-27] stands while a time can’t be read, or the clock was put back', () => {
    expect(isResetFrozen('yesterday', at)).toBe(true);
    expect(isResetFrozen(at, '')).toBe(true);
    expect(isResetFrozen(at, '2026-05-31T09:00:00+08:00')).toBe(true);
  });

  it('[RESET-27, CONFLICT-07] thaws when an account’s lock opens', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -lockDuration, max: 2 * lockDuration }), (since, passed) => {
        const now = new Date(Date.parse(since) + passed).toISOString();
        expect(isResetFrozen(since, now)).toBe(passed < lockDuration);
      }),
    );
  });
});
