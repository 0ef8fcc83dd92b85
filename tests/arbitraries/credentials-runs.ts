import fc from 'fast-check';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letterRows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];
const lines = [letters, '0123456789', '1234567890', ...letterRows];

/** So many characters of a line, either way. */
const partOf = (line: string, length: number): fc.Arbitrary<string> =>
  fc.tuple(fc.nat({ max: line.length - length }), fc.boolean()).map(([start, isBackwards]) => {
    const part = Array.from(line.slice(start, start + length));
    return (isBackwards ? part.reverse() : part).join('');
  });

const oneKeyRepeated = fc
  .tuple(fc.constantFrom(...Array.from(`${letters}0123456789`)), fc.integer({ min: 1, max: 6 }))
  .map(([key, count]) => key.repeat(count));

// Walks round a line on which each character is far from the next.
const scattered = (line: string, min: number, max: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: line.length - 1 }), fc.integer({ min, max }))
    .map(([start, length]) => Array.from({ length }, (_, step) => line.charAt((start + step) % line.length)).join(''));

/** Five letters in the order of the alphabet, either way. */
export const alphabetRuns = partOf(letters, 5);

/** Five letter keys side by side, either way; never in the order of the alphabet. */
export const letterKeyRuns = fc.oneof(...letterRows.map((row) => partOf(row, 5)));

/** Letters of which no two neighbours are alike, or neighbours in the alphabet or on the keyboard. */
export const scatteredLetters = (min: number, max: number): fc.Arbitrary<string> =>
  scattered('AJSBKTCLUDMVENWFOXGPYHQZIR', min, max);

/** Digits of which no two neighbours are alike, or neighbours in order or on the keyboard. */
export const scatteredDigits = (min: number, max: number): fc.Arbitrary<string> => scattered('0369258147', min, max);

/** The same text with its letters in either case. */
export const inAnyCase = (texts: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(texts, fc.nat()).map(([text, choice]) => {
    const isLower = (place: number) => ((choice >> place) & 1) === 1;
    return Array.from(text, (letter, place) => (isLower(place) ? letter.toLowerCase() : letter.toUpperCase())).join('');
  });

/** Letters and digits that come close to a run, many with a real one among them. */
export const nearlyRuns = inAnyCase(
  fc
    .array(fc.oneof(oneKeyRepeated, ...lines.flatMap((line) => [2, 3, 4, 5, 6].map((size) => partOf(line, size)))), {
      maxLength: 6,
    })
    .map((parts) => parts.join('')),
);
