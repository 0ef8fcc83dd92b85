import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTradingPassword } from '../../../domain/credentials/secrets/check-trading-password';
import { garbage, hostileRuns } from '../../arbitraries/garbage';

describe('a Taiwan trading password', () => {
  it.each(['abcdef', '123456', 'ABCDEF', 'a1B2c3', '111111', 'x'.repeat(50)])(
    '[CRED-24, CONFLICT-04] a Taiwan trading password may be %s',
    (password) => expect(checkTradingPassword(password)).toBe('accepted'),
  );

  it('[CRED-24, TRADE-102, CONFLICT-04] a Taiwan trading password is required', () =>
    expect(checkTradingPassword('')).toBe('required'));

  it.each(['a', 'a1b2c', '12345'])(
    '[CRED-24, CONFLICT-04] a Taiwan trading password can’t be as short as %s',
    (password) => {
      expect(checkTradingPassword(password)).toBe('too-short');
    },
  );

  it.each([
    'abc!',
    'abcdef!',
    'ａｂｃｄｅｆ',
    '１２３４５６',
    'abc def',
    ' abcdef',
    'abcdef\n',
    ' ',
    '密碼密碼密碼',
    'é1é1é1',
  ])('[CRED-24, CONFLICT-04] a Taiwan trading password can’t be %j, whatever its length', (password) =>
    expect(checkTradingPassword(password)).toBe('not-alphanumeric'),
  );

  it('[CRED-24, CONFLICT-04] a Taiwan trading password is accepted from six characters on', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,12}$/), (password) => {
        expect(checkTradingPassword(password)).toBe(password.length < 6 ? 'too-short' : 'accepted');
      }),
    );
  });

  it('[CRED-24, CONFLICT-04] a Taiwan trading password is refused with any other character anywhere', () => {
    const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((text) => !/[A-Za-z0-9]/.test(text));
    const legal = fc.stringMatching(/^[A-Za-z0-9]{0,8}$/);
    fc.assert(
      fc.property(legal, other, legal, (before, character, after) => {
        expect(checkTradingPassword(before + character + after)).toBe('not-alphanumeric');
      }),
    );
  });

  it('[CRED-24] a Taiwan trading password is accepted from garbage only if it is one', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        expect(checkTradingPassword(text) === 'accepted').toBe(/^[A-Za-z0-9]{6,}$/.test(text));
      }),
      { numRuns: hostileRuns },
    );
  });
});
