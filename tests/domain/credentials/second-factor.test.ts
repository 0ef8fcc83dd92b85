import { describe, expect, it } from 'vitest';
import { hasSecondFactor } from '../../../domain/credentials/login/second-factor';

const client = { pinResetDue: false, mobile: '61230000', email: 'chan@example.test' };

describe('a second factor', () => {
  it.each([
    ['a number and an address', {}],
    ['a number alone', { email: '' }],
    ['an address alone', { mobile: '' }],
  ])('[API-71, ENT-14] a second factor is there for a client with a PIN that counts and %s', (_, facts) => {
    expect(hasSecondFactor({ ...client, ...facts })).toBe(true);
  });

  it.each([
    ['whose PIN must be reset', { pinResetDue: true }],
    ['whom no code can reach', { mobile: '', email: '' }],
  ])('[API-71, ERR-49, OPEN-57] a second factor is missing for a client %s', (_, facts) => {
    expect(hasSecondFactor({ ...client, ...facts })).toBe(false);
  });
});
