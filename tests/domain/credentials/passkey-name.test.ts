import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestPasskeyName, parsePasskeyName } from '../../../domain/credentials/passkeys/passkey-name';
import { passkeyErrorCodes } from '../../../domain/credentials/passkeys/passkey-error-codes';
import { maxPasskeys, passkeyUses } from '../../../domain/credentials/passkeys/passkey-use';

describe('the name of a passkey', () => {
  it('[R14] the name of a passkey is what its client typed, without blanks around it', () => {
    expect(parsePasskeyName('  小明的手機 ')).toBe('小明的手機');
    expect(parsePasskeyName('🔑'.repeat(longestPasskeyName))).toBe('🔑'.repeat(40));
  });

  it.each(['', '   ', 'x'.repeat(41), 'a\u0000b', 'a\nb', 'a\u202Eb', 'a\u200Bb', 'a\u2028b'])(
    '[R14] the name of a passkey can be read, so it isn’t %j',
    (text) => {
      expect(parsePasskeyName(text)).toBeUndefined();
    },
  );

  it('[R14] reads the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const name = parsePasskeyName(text);
        expect(name === undefined || parsePasskeyName(name) === name).toBe(true);
      }),
    );
  });
});

describe('a passkey', () => {
  it('[R14] takes the place of the code at the login, or of the secret in a proof; a client has ten at most', () => {
    expect(passkeyUses).toEqual(['login', 'proof']);
    expect(maxPasskeys).toBe(10);
  });

  it('[R14] a passkey is refused with a code of its own for each reason', () => {
    expect(Object.values(passkeyErrorCodes)).toEqual([
      'PASSKEY_UNAVAILABLE',
      'PASSKEY_UNKNOWN',
      'PASSKEY_REFUSED',
      'PASSKEY_TOO_MANY',
    ]);
  });
});
