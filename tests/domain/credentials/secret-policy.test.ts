import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPin } from '../../../domain/credentials/secrets/check-pin';
import { checkTradingPassword } from '../../../domain/credentials/secrets/check-trading-password';
import { normaliseSecret, secretPolicy, secretUses } from '../../../domain/credentials/secrets/secret-policy';
import { pins } from '../../arbitraries/pin';

describe('the rules that a secret follows', () => {
  it('[PIN-01, PIN-02, PIN-03, PIN-04, CONFLICT-03] in Hong Kong are those of a PIN, whatever it is used for', () => {
    expect(secretUses).toEqual(['login', 'verification', 'transaction', 'confirmation']);
    expect(secretUses.map((use) => secretPolicy('HK', use))).toEqual(['pin', 'pin', 'pin', 'pin']);
  });

  it('[CONFLICT-03] in Taiwan are those of the login password to log in, else of the trading password', () => {
    expect(secretPolicy('TW', 'login')).toBe('login-password');
    expect(secretPolicy('TW', 'verification')).toBe('trading-password');
    expect(secretPolicy('TW', 'transaction')).toBe('trading-password');
    expect(secretPolicy('TW', 'confirmation')).toBe('trading-password');
  });

  it('[OPEN-58] judge it without the blanks around it, which they refuse inside', () => {
    const blanks = fc.stringMatching(/^[ \t\u3000\n]{0,4}$/);
    fc.assert(
      fc.property(pins, blanks, blanks, (pin, before, after) => {
        const typed = before + pin + after;
        expect(normaliseSecret(typed)).toBe(pin);
        expect(checkPin(normaliseSecret(typed))).toEqual([]);
        expect(checkTradingPassword(normaliseSecret(typed))).toBe('accepted');
        if (typed !== pin) expect(checkPin(typed)).toContain('digits-only');
      }),
    );
    expect(normaliseSecret(' 135 792 ')).toBe('135 792');
    expect(checkPin(normaliseSecret(' \t'))).toEqual(['required']);
    expect(checkTradingPassword(normaliseSecret('\u3000'))).toBe('required');
  });
});
