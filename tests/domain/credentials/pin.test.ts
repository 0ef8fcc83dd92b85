import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPin, type PinProblem } from '../../../domain/credentials/secrets/check-pin';
import { garbage, hostileRuns } from '../../arbitraries/garbage';
import { arbitraryAccountNumbers, digitBut, pins, sequences } from '../../arbitraries/pin';
import { sharedDataFile } from '../../builders/shared-data';

const commonPins = sharedDataFile('hostile/pins6_facts.json');
const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

describe('a new PIN', () => {
  it.each(['135792', '112233', '001010', '121212', '223456', '123457'])(
    '[PIN-05, PIN-06, PIN-09] a new PIN may be %s',
    (pin) => expect(checkPin(pin)).toEqual([]),
  );

  it('[PIN-05, PIN-06, TRADE-102] a new PIN is required', () => {
    expect(checkPin('')).toEqual(['required']);
    expect(checkPin('', { accountNumbers: [''], planNumbers: [''], current: '' })).toEqual(['required']);
    expect(checkPin('135792')).not.toContain('required');
  });

  it('[PIN-05] a new PIN has exactly six digits', () => {
    expect(checkPin('13579')).toEqual(['six-digits']);
    expect(checkPin('1357924')).toEqual(['six-digits']);
    expect(checkPin('1')).toEqual(['six-digits']);
  });

  it.each(['13579a', '１３５７９２', '1357 2', '-13579', '1.3579', '٣٥٧٩٢٤', '135\n79', '13579\n'])(
    '[PIN-06] %j isn’t digits only',
    (pin) => expect(checkPin(pin)).toEqual(['digits-only']),
  );

  it('[PIN-05, PIN-06] says that it has other characters and that it is too long', () => {
    expect(checkPin(' 135792')).toEqual(['digits-only', 'six-digits']);
    expect(checkPin('𝟏𝟑𝟓')).toEqual(['digits-only']);
    expect(checkPin('__proto__')).toEqual(['digits-only', 'six-digits']);
  });

  it('[PIN-07, PIN-08, CONFLICT-05] a new PIN isn’t an account’s or a plan’s number, nor its first or last six digits', () => {
    const numbers = ['123450987602', '770011223344'];
    for (const pin of ['123450', '987602', '770011', '223344']) {
      expect(checkPin(pin, { accountNumbers: numbers })).toEqual(['equals-account-number']);
      expect(checkPin(pin, { planNumbers: numbers })).toEqual(['equals-plan-number']);
      expect(checkPin(pin, { accountNumbers: numbers, planNumbers: numbers })).toEqual([
        'equals-account-number',
        'equals-plan-number',
      ]);
    }
    expect(checkPin('345098', { accountNumbers: numbers, planNumbers: numbers })).toEqual([]);
    for (const pin of ['135792', '579246']) {
      expect(checkPin(pin, { planNumbers: ['13579246'] })).toEqual(['equals-plan-number']);
    }
    expect(checkPin('123450987602', { accountNumbers: numbers })).toEqual(['six-digits', 'equals-account-number']);
    expect(checkPin('135792', { accountNumbers: ['135-792'], planNumbers: ['RP 135792'] })).toEqual([
      'equals-account-number',
      'equals-plan-number',
    ]);
    expect(checkPin('135792', { accountNumbers: ['', '13579', 'none'], planNumbers: [] })).toEqual([]);
    expect(checkPin('135792', { accountNumbers: ['135792'.padEnd(64)] })).toEqual(['equals-account-number']);
    expect(checkPin('135792', { accountNumbers: ['135792'.padEnd(65)] })).toEqual([]);
  });

  it('[PIN-09, OPEN-47] refuses three equal digits in a row', () => {
    expect(checkPin('111234')).toEqual(['repeating-digits']);
    expect(checkPin('123444')).toEqual(['repeating-digits']);
    expect(checkPin('120005')).toEqual(['repeating-digits']);
    expect(checkPin('111111')).toEqual(['repeating-digits']);
    expect(checkPin('110110')).toEqual([]);
  });

  it('[PIN-10, PIN-11, OPEN-47] a new PIN isn’t six digits in order, up or down, where 9 isn’t followed by 0', () => {
    for (const pin of ['012345', '123456', '456789']) expect(checkPin(pin)).toEqual(['ascending-sequence']);
    for (const pin of ['543210', '654321', '987654']) expect(checkPin(pin)).toEqual(['descending-sequence']);
    for (const pin of ['567890', '098765', '890123', '123450', '135790', '024680', '123321', '234561']) {
      expect(checkPin(pin)).toEqual([]);
    }
    expect(checkPin('12345')).toEqual(['six-digits']);
    expect(checkPin('7654321')).toEqual(['six-digits']);
  });

  it('[PIN-05, OPEN-01] a new PIN isn’t the current one', () => {
    expect(checkPin('135792', { current: '135792' })).toEqual(['same-as-current']);
    expect(checkPin('135792', { current: '135793' })).toEqual([]);
    expect(checkPin('135792', { current: '' })).toEqual([]);
  });

  it('[PIN-12] a new PIN is entered twice alike, where a second time is asked for', () => {
    expect(checkPin('135792', { reentry: '135792' })).toEqual([]);
    expect(checkPin('135792', { reentry: '' })).toEqual(['reentry-missing']);
    expect(checkPin('135792', { reentry: '135793' })).toEqual(['reentry-mismatch']);
    expect(checkPin('135792', { reentry: '135792 ' })).toEqual(['reentry-mismatch']);
    expect(checkPin('', { reentry: '' })).toEqual(['required', 'reentry-missing']);
    expect(checkPin('111', { reentry: '112' })).toEqual(['six-digits', 'repeating-digits', 'reentry-mismatch']);
  });
});

describe('the rules of a PIN', () => {
  it('[PIN-05..12] accept what is made by them', () => {
    fc.assert(
      fc.property(pins, (pin) => {
        expect(checkPin(pin, { reentry: pin, current: '', accountNumbers: [], planNumbers: [] })).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('[PIN-05] refuse one that is cut', () => {
    fc.assert(
      fc.property(pins, fc.integer({ min: 1, max: 5 }), (pin, length) => onlyWrong(pin.slice(0, length), 'six-digits')),
    );
  });

  it('[PIN-05] refuse one that is lengthened', () => {
    const longer = pins.chain((pin) => digitBut(pin.charAt(5)).map((digit) => pin + digit));
    fc.assert(fc.property(longer, (pin) => onlyWrong(pin, 'six-digits')));
  });

  it('[PIN-06] refuse one with any other character in a digit’s place', () => {
    const other = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 1 })
      .filter((c) => c.length === 1 && !/[0-9]/.test(c));
    fc.assert(
      fc.property(pins, fc.nat({ max: 5 }), other, (pin, place, character) => {
        onlyWrong(pin.slice(0, place) + character + pin.slice(place + 1), 'digits-only');
      }),
    );
  });

  it('[PIN-07, PIN-08, CONFLICT-05] refuse what a number begins or ends with, whichever of the numbers it is', () => {
    fc.assert(
      fc.property(
        pins,
        fc.stringMatching(/^[0-9]{0,12}$/),
        fc.boolean(),
        fc.array(arbitraryAccountNumbers),
        (pin, rest, first, others) => {
          const numbers = [...others, first ? pin + rest : rest + pin];
          expect(checkPin(pin, { accountNumbers: numbers })).toEqual(['equals-account-number']);
          expect(checkPin(pin, { planNumbers: numbers })).toEqual(['equals-plan-number']);
        },
      ),
    );
  });

  it('[PIN-07, PIN-08, CONFLICT-05] pass what no number begins or ends with, however it is written', () => {
    fc.assert(
      fc.property(pins, fc.array(arbitraryAccountNumbers), (pin, numbers) => {
        const isTaken = numbers.map(digitsOf).some((digits) => digits.startsWith(pin) || digits.endsWith(pin));
        expect(checkPin(pin, { accountNumbers: numbers }).length).toBe(isTaken ? 1 : 0);
      }),
    );
  });

  it('[PIN-09] refuse any with three alike', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 }), fc.nat({ max: 9 }), fc.stringMatching(/^[0-9]{3}$/), (place, digit, rest) => {
        onlyWrong(rest.slice(0, place) + String(digit).repeat(3) + rest.slice(place), 'repeating-digits');
      }),
    );
  });

  it('[PIN-10, PIN-11] refuse every sequence, and none with one digit changed', () => {
    fc.assert(
      fc.property(sequences, fc.nat({ max: 5 }), fc.nat({ max: 9 }), (pin, place, digit) => {
        onlyWrong(pin, pin.charAt(0) < pin.charAt(1) ? 'ascending-sequence' : 'descending-sequence');
        const changed = pin.slice(0, place) + String(digit) + pin.slice(place + 1);
        if (changed !== pin) expect(checkPin(changed)).toEqual(hasThreeAlike(changed) ? ['repeating-digits'] : []);
      }),
    );
  });

  it('[PIN-12] refuse a re-entry exactly when it differs', () => {
    fc.assert(
      fc.property(pins, fc.oneof(pins, garbage), (pin, reentry) => {
        const expected = reentry === '' ? ['reentry-missing'] : reentry === pin ? [] : ['reentry-mismatch'];
        expect(checkPin(pin, { reentry })).toEqual(expected);
      }),
    );
  });

  it('[PIN-05, PIN-06, PIN-09, PIN-10, PIN-11, OPEN-47] accept 963,080 of the million PINs', () => {
    let accepted = 0;
    for (let number = 0; number < 1_000_000; number += 1) {
      if (checkPin(String(number).padStart(6, '0')).length === 0) accepted += 1;
    }
    expect(accepted).toBe(963_080);
    expect(accepted).toBe(1_000_000 - countWithThreeAlike(6) - 10);
  });

  it('[PIN-05, PIN-06] refuse all garbage, each problem once, and nothing throws', () => {
    fc.assert(
      fc.property(garbage, garbage, garbage, (pin, number, other) => {
        const context = {
          accountNumbers: [number, '__proto__'],
          planNumbers: [other],
          current: other,
          reentry: number,
        };
        const problems = checkPin(pin, context);
        expect(new Set(problems).size).toBe(problems.length);
        expect(checkPin(pin).length === 0).toBe(/^[0-9]{6}$/.test(pin) && !hasThreeAlike(pin) && !isSequence(pin));
      }),
      { numRuns: hostileRuns },
    );
  });

  it.skipIf(commonPins === undefined)(
    '[PIN-09, PIN-10, PIN-11, OPEN-47] agree with the known shape of the commonest PINs',
    () => {
      const facts = JSON.parse(readFileSync(commonPins ?? '', 'utf8')) as readonly PinFact[];
      expect(facts.length).toBeGreaterThan(1_000);
      for (const { pin, rep3, seqFull } of facts) {
        const sequence =
          pin.startsWith('9') || pin.charAt(0) > pin.charAt(1) ? 'descending-sequence' : 'ascending-sequence';
        expect([pin, ...checkPin(pin)]).toEqual([pin, ...(rep3 ? ['repeating-digits'] : seqFull ? [sequence] : [])]);
      }
    },
  );
});

type PinFact = { readonly pin: string; readonly rep3: boolean; readonly seqFull: boolean };

function onlyWrong(pin: string, problem: PinProblem): void {
  expect(checkPin(pin)).toEqual([problem]);
}

const hasThreeAlike = (pin: string): boolean =>
  Array.from(pin).some((digit, place) => pin.startsWith(digit.repeat(3), place));

const isSequence = (pin: string): boolean => '0123456789'.includes(pin) || '9876543210'.includes(pin);

/** Counts the texts of so many digits that have three alike in a row, by recurrence over those that have none. */
function countWithThreeAlike(length: number): number {
  let single = 10;
  let double = 0;
  for (let digits = 2; digits <= length; digits += 1) [single, double] = [(single + double) * 9, single];
  return 10 ** length - single - double;
}
