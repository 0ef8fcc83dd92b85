import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPin } from '../../../domain/credentials/secrets/check-pin';
import {
  pinErrorCode,
  pinEvents,
  pinKinds,
  pinResetOpenErrorCode,
  twoFactorPinCode,
  type PinEvent,
  type PinKind,
} from '../../../domain/credentials/secrets/pin-error-codes';
import { garbage } from '../../arbitraries/garbage';

const loginTable: readonly (readonly [PinEvent, string])[] = [
  ['current-missing', 'PIN0001'],
  ['current-wrong', 'PIN0002'],
  ['required', 'PIN0003'],
  ['digits-only', 'PIN0004'],
  ['six-digits', 'PIN0005'],
  ['equals-account-number', 'PIN0006'],
  ['equals-plan-number', 'PIN0007'],
  ['repeating-digits', 'PIN0008'],
  ['ascending-sequence', 'PIN0009'],
  ['descending-sequence', 'PIN0010'],
  ['reentry-missing', 'PIN0011'],
  ['reentry-mismatch', 'PIN0012'],
  ['not-accepted', 'PIN0013'],
  ['same-as-current', 'PIN0014'],
  ['changed', 'PIN0015'],
  ['created', 'PIN0016'],
];

const numberIn = (code: string): number => Number(code.slice(3));

describe('the code of a change of PIN', () => {
  it.each(loginTable)('[OPEN-01, PIN-01] the code of a change of PIN for %s of the login PIN is %s', (event, code) => {
    expect(pinErrorCode(event, 'login')).toBe(code);
  });

  it.each(loginTable)(
    '[OPEN-01, PIN-02] the code of a change of PIN for %s of the verification PIN is 16 after %s',
    (event, code) => {
      expect(pinErrorCode(event, 'verification')).toBe(`PIN00${numberIn(code) + 16}`);
    },
  );

  it('[OPEN-01] the code of a change of PIN for both PINs at once is one of six', () => {
    expect(pinErrorCode('current-missing', 'both')).toBe('PIN0033');
    expect(pinErrorCode('current-wrong', 'both')).toBe('PIN0034');
    expect(pinErrorCode('not-accepted', 'both')).toBe('PIN0035');
    expect(pinErrorCode('reentry-mismatch', 'both')).toBe('PIN0036');
    expect(pinErrorCode('changed', 'both')).toBe('PIN0037');
    expect(pinErrorCode('created', 'both')).toBe('PIN0038');
  });

  it('[OPEN-01] the code of a change of PIN for both PINs tells what has no code of its own by the nearest one', () => {
    for (const event of ['required', 'digits-only', 'six-digits'] as const) {
      expect(pinErrorCode(event, 'both')).toBe('PIN0035');
    }
    expect(pinErrorCode('reentry-missing', 'both')).toBe('PIN0036');
  });

  it.each([
    'equals-account-number',
    'equals-plan-number',
    'repeating-digits',
    'ascending-sequence',
    'descending-sequence',
    'same-as-current',
  ] as const)('[OPEN-01] the code of a change of PIN for both PINs says of %s: not accepted, try another', (event) => {
    expect(pinErrorCode(event, 'both')).toBe('PIN0040');
  });

  it('[OPEN-01] the code of a change of PIN is PIN0039 for the prompt to reset it for two-factor login', () => {
    expect(twoFactorPinCode).toBe('PIN0039');
  });

  it.each([
    ['login', true, 'PIN0039'],
    ['both', true, 'PIN0039'],
    ['verification', true, undefined],
    ['login', false, undefined],
  ] as const)(
    '[ERR-49, OPEN-01] the code of a change of PIN of %s, a reset being due: %s, stands against a change as %s',
    (scope, pinResetDue, code) => {
      expect(pinResetOpenErrorCode(scope, { pinResetDue })).toBe(code);
    },
  );

  it('[OPEN-01] the code of a change of PIN is never the same for two events of one PIN; with the prompt, all forty are used', () => {
    const single = pinKinds.flatMap((kind) => pinEvents.map((event) => pinErrorCode(event, kind)));
    expect(new Set(single).size).toBe(2 * 16);
    const all = new Set([...single, ...pinEvents.map((event) => pinErrorCode(event, 'both')), twoFactorPinCode]);
    expect([...all].map(numberIn).sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, place) => place + 1));
  });

  it('[OPEN-01] exists for every problem that a PIN can have', () => {
    const context = { accountNumbers: ['12345678'], planNumbers: ['12345678'], current: '123456' };
    const events = ['', 'x', '123456', '654321', '111222'].flatMap((pin) => [
      ...checkPin(pin, { ...context, reentry: '' }),
      ...checkPin(pin, { reentry: '?' }),
    ]);
    expect(new Set(events).size).toBe(11);
    fc.assert(
      fc.property(fc.constantFrom(...events), fc.constantFrom<PinKind | 'both'>(...pinKinds, 'both'), (event, kind) => {
        expect(pinErrorCode(event, kind)).toMatch(/^PIN00(?:0[1-9]|[123][0-9]|40)$/);
      }),
    );
  });

  it('[OPEN-01] the code of a change of PIN is none for what isn’t an event or a PIN', () => {
    fc.assert(
      fc.property(fc.oneof(garbage, fc.constantFrom('__proto__', 'constructor', 'toString')), (text) => {
        expect(answerFor(text, 'login')).toBe('');
        expect(answerFor('changed', text)).toBe('');
      }),
    );
  });
});

/** Asks as a caller without types could. */
const answerFor = (event: string, kind: string): unknown => Reflect.apply(pinErrorCode, undefined, [event, kind]);
