import { describe, expect, it } from 'vitest';
import { suspendedPasswordAddress } from '../../../ui/credentials/suspended-password-address';

describe('the way to a new transaction PIN or trading password', () => {
  it('[ERR-61, CONFLICT-12] leads to its own page where the portal has one, else to the older site, and never to the reset of the login in Taiwan', () => {
    expect(suspendedPasswordAddress('standalone', 'TW')).toBe('/reset-trading-password');
    expect(suspendedPasswordAddress('coexist', 'TW')).toBe('/eTrading/#/forgotPin');
    expect(suspendedPasswordAddress('standalone', 'HK')).toBe('/reset-pin');
    expect(suspendedPasswordAddress('coexist', 'HK')).toBe('/eTrading/#/forgotPin');
  });
});
