import { describe, expect, it } from 'vitest';
import { suspendedPasswordAddress } from '../../../ui/credentials/suspended-password-address';
import { aConfiguration } from '../../builders/a-configuration';

describe('the way to a new transaction PIN or trading password', () => {
  it('[ERR-61, CONFLICT-12] leads to its own page where the portal has one, else to the older site, and never to the reset of the login in Taiwan', () => {
    expect(suspendedPasswordAddress(aConfiguration({ profile: 'standalone', region: 'TW' }))).toBe(
      '/reset-trading-password',
    );
    expect(suspendedPasswordAddress(aConfiguration({ profile: 'coexist', region: 'TW' }))).toBe(
      '/eTrading/#/forgotPin',
    );
    expect(suspendedPasswordAddress(aConfiguration({ profile: 'standalone', region: 'HK' }))).toBe('/reset-pin');
    expect(suspendedPasswordAddress(aConfiguration({ profile: 'coexist', region: 'HK' }))).toBe(
      '/eTrading/#/forgotPin',
    );
  });
});
