const runLength = 5;
const longestLookedAt = 1_000;

const keyboardRows = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'];
const orderedCharacters = ['0123456789', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const sameFiveTimes = /(.)\1{4}/su;
const fiveKeys = anyRunOf(keyboardRows);
const fiveInOrder = anyRunOf(orderedCharacters);

/** Returns true if one character stands five times in a row, in either case [CRED-07, CRED-18, OPEN-84]. */
export const hasRepeats = (text: string): boolean => sameFiveTimes.test(folded(text));

/**
 * Returns true if five keys stand together on a row of the keyboard, either way, or one key five times [CRED-08,
 * CRED-19, OPEN-46, OPEN-84].
 */
export const hasKeyboardRun = (text: string): boolean => fiveKeys.test(folded(text)) || hasRepeats(text);

/**
 * Returns true if five digits or letters follow each other up or down, in either case and without wrapping round
 * [CRED-09, CRED-20, OPEN-46].
 */
export const hasSequence = (text: string): boolean => fiveInOrder.test(folded(text));

// What is so long is refused for its length, so the rest needn't be looked at.
const folded = (text: string): string => text.slice(0, longestLookedAt).toUpperCase();

function anyRunOf(lines: readonly string[]): RegExp {
  const bothWays = lines.flatMap((line) => [line, Array.from(line).reverse().join('')]);
  return new RegExp(bothWays.flatMap(runsOf).join('|'));
}

function runsOf(line: string): readonly string[] {
  return Array.from({ length: line.length - runLength + 1 }, (_, start) => line.slice(start, start + runLength));
}
