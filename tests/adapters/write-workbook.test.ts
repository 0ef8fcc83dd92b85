import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../adapters/browser/files/write-workbook';
import { dateCell, numberCell, percentCell, type Sheet, textCell } from '../../domain/formatting/sheet';
import { scaled } from '../../domain/money/decimal';
import { decimal } from '../builders/decimal';
import { readWorkbook } from '../builders/read-workbook';
import { sharedDataFile } from '../builders/shared-data';

const corpus = sharedDataFile('hostile/csv_injection.txt');
const sheet = (rows: Sheet['rows'], headings: readonly string[] = ['heading']): Sheet => ({
  name: 'S',
  headings,
  rows,
});
const readBack = async (rows: Sheet['rows']) =>
  (await readWorkbook(await writeWorkbook([sheet(rows)]))).get('S')?.slice(1) ?? [];

describe('an Excel file, read by another program', () => {
  it('[PORT-45] holds numbers as numbers, percents as fractions, days as days and texts as texts', async () => {
    const rows = [
      [
        numberCell(decimal('1234567.891'), 3),
        percentCell(decimal('-12.3456789012'), 2),
        dateCell('2026-11-20'),
        textCell('007'),
        textCell(undefined),
        numberCell(decimal('0'), 0),
      ],
    ];
    expect(await readBack(rows)).toEqual([
      [1234567.891, -0.123456789012, new Date('2026-11-20T00:00:00Z'), '007', null, 0],
    ]);
  });

  it('[PORT-45] shows each number with its own places, and a percent with its sign', async () => {
    const parts = unzipSync(
      new Uint8Array(
        await writeWorkbook([
          sheet([[numberCell(decimal('1'), 0), numberCell(decimal('1'), 4), percentCell(decimal('1'), 2)]]),
        ]),
      ),
    );
    const styles = strFromU8(parts['xl/styles.xml'] ?? new Uint8Array());
    for (const format of ['#,##0', '#,##0.0000', '0.00%']) expect(styles).toContain(`formatCode="${format}"`);
  });

  it.skipIf(corpus === undefined)(
    '[PORT-45] an Excel file, read by another program has no formula, whatever the texts, headings and names are',
    async () => {
      const lines = readFileSync(corpus ?? '', 'utf8').split('\n');
      const file = await writeWorkbook([
        sheet(
          lines.map((line) => [textCell(line), textCell(`＝${line}`)]),
          lines,
        ),
      ]);
      const parts = unzipSync(new Uint8Array(file));
      expect(Object.keys(parts).filter((name) => name.includes('worksheets/sheet'))).toHaveLength(1);
      for (const [name, part] of Object.entries(parts))
        expect([name, /<f[ >]/.test(strFromU8(part))]).toEqual([name, false]);
      const cells = [...(await readWorkbook(file)).values()].flat(2).filter((cell) => typeof cell === 'string');
      expect(cells.length).toBeGreaterThan(lines.length);
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r\0＝＋－＠]/);
    },
  );

  it('[PORT-45] keeps every number of up to fifteen digits as it was', async () => {
    const amount = fc.tuple(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.nat({ max: 8 }));
    await fc.assert(
      fc.asyncProperty(fc.array(amount, { minLength: 1, maxLength: 40 }), async (amounts) => {
        const cells = amounts.map(([digits, scale]) => [numberCell(scaled(digits, scale), scale)]);
        const read = (await readBack(cells)).map(([value]) => Number(value));
        expect(read.map((value, row) => value.toFixed(amounts[row]?.[1] ?? 0).replace(/^-(0(\.0*)?)$/, '$1'))).toEqual(
          amounts.map(([digits, scale]) => Number(`${digits.toString()}e-${String(scale)}`).toFixed(scale)),
        );
      }),
      { numRuns: 20 },
    );
  });
});
