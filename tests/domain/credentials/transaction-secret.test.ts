import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTransactionSecret } from '../../../domain/credentials/secrets/check-transaction-secret';
import { garbage } from '../../arbitraries/garbage';

describe('the secret that confirms a transaction', () => {
  it('[PIN-03, PIN-05, PIN-06, TRADE-102] the secret that confirms a transaction in Hong Kong is six digits, each wrong input told apart', () => {
    expect(checkTransactionSecret('HK', '')).toBe('required');
    expect(checkTransactionSecret('HK', '73916a')).toBe('digits-only');
    expect(checkTransactionSecret('HK', '７３９１６２')).toBe('digits-only');
    expect(checkTransactionSecret('HK', 'abc')).toBe('digits-only');
    expect(checkTransactionSecret('HK', '73916')).toBe('six-digits');
    expect(checkTransactionSecret('HK', '7391622')).toBe('six-digits');
  });

  it('[PIN-03, PIN-09, PIN-10] that was set before later rules may still be typed', () => {
    for (const pin of ['739162', '111234', '123456', '654321'])
      expect(checkTransactionSecret('HK', pin)).toBeUndefined();
  });

  it('[CRED-24, CONFLICT-03, CONFLICT-04] the secret that confirms a transaction in Taiwan is the trading password', () => {
    expect(checkTransactionSecret('TW', '')).toBe('required');
    expect(checkTransactionSecret('TW', 'abc12')).toBe('too-short');
    expect(checkTransactionSecret('TW', 'abc-123')).toBe('not-alphanumeric');
    expect(checkTransactionSecret('TW', 'abc123')).toBeUndefined();
  });

  it('[PIN-05, PIN-06] takes nothing but six digits, whatever is typed', () => {
    fc.assert(
      fc.property(garbage, (typed) => {
        expect(checkTransactionSecret('HK', typed) === undefined).toBe(/^[0-9]{6}$/.test(typed));
      }),
    );
  });
});
