import { describe, expect, it } from 'vitest';
import { secretPolicy, secretUses } from '../../../domain/credentials/secrets/secret-policy';

describe('the rules that a secret follows', () => {
  it('[PIN-01, PIN-02, PIN-03, PIN-04, CONFLICT-03] the rules that a secret follows in Hong Kong are those of a PIN, whatever it is used for', () => {
    expect(secretUses).toEqual(['login', 'verification', 'transaction', 'confirmation']);
    expect(secretUses.map((use) => secretPolicy('HK', use))).toEqual(['pin', 'pin', 'pin', 'pin']);
  });

  it('[CONFLICT-03] the rules that a secret follows in Taiwan are those of the login password to log in, else of the trading password', () => {
    expect(secretPolicy('TW', 'login')).toBe('login-password');
    expect(secretPolicy('TW', 'verification')).toBe('trading-password');
    expect(secretPolicy('TW', 'transaction')).toBe('trading-password');
    expect(secretPolicy('TW', 'confirmation')).toBe('trading-password');
  });
});
