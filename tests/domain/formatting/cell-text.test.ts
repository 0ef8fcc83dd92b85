import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellText } from '../../../domain/formatting/cell-text';
import { sharedDataFile } from '../../builders/shared-data';

const corpus = sharedDataFile('hostile/csv_injection.txt');

/**
 * Returns the text from the first character that a reader shows on, once everything is gone that it may not show or may
 * drop.
 */
const firstShown = (text: string): string => text.replace(/^[\s\p{Z}\p{C}]+/u, '').charAt(0);

describe('a text in a spreadsheet’s cell', () => {
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\0=1', '＝1', '＋1', '－1', '＠A1', ' =1', '\u200b=1'])(
    '[PORT-45] bears an apostrophe before what a program might run: %j',
    (text) => {
      expect(cellText(text)).toBe(`'${text}`);
    },
  );

  it.each(['', 'Fund A', '基金＝甲', '12-34', 'a@b.c', '（＝）'])('[PORT-45] stays as it is otherwise: %j', (text) => {
    expect(cellText(text)).toBe(text);
  });

  it('[PORT-45] never begins like a formula, whatever it was, and is made safe once', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\0', '＝', '＋', '－', '＠'),
        (rest, start) => {
          const safe = cellText(start + rest);
          expect('=+-@＝＋－＠'.includes(firstShown(safe)) && firstShown(safe) !== '').toBe(false);
          expect(cellText(safe)).toBe(safe);
          expect([start + rest, `'${start}${rest}`]).toContain(safe);
        },
      ),
    );
  });

  it('[PORT-45] a text in a spreadsheet’s cell is no longer than a cell may be', () => {
    expect(cellText('x'.repeat(40_000))).toHaveLength(32_767);
    expect(cellText(`=${'x'.repeat(40_000)}`)).toHaveLength(32_767);
  });

  it.skipIf(corpus === undefined)('[PORT-45] leaves no known injection able to run', () => {
    const lines = readFileSync(corpus ?? '', 'utf8').split('\n');
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(firstShown(cellText(line))).not.toMatch(/^[=+\-@]/);
  });
});
