import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../adapters/browser/files/write-workbook';
import { dateCell, numberCell, percentCell, textCell } from '../../domain/formatting/sheet';
import { decimal } from '../builders/decimal';

const program = process.env['LIBREOFFICE_PATH'];

/** Texts that spreadsheet programs would take for a formula, were they not marked as text. */
const texts = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '＝1+1',
  '=HYPERLINK("http://x.example")',
  '基金 "A", 甲',
  '007',
];

describe.runIf(program !== undefined)('an Excel file, opened in LibreOffice', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'fund-portal-office-'));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('[PORT-45] shows figures with their places, days as days, and texts as they were, none of them calculated', async () => {
    const rows = [
      [numberCell(decimal('1234567.891'), 3), percentCell(decimal('-12.3456'), 2), dateCell('2026-11-20')],
      ...texts.map((text) => [textCell(text)]),
      ...Array.from({ length: 10_000 }, (_, place) => [numberCell(decimal(`${String(place)}.25`), 2)]),
    ];
    const file = join(folder, 'holdings.xlsx');
    writeFileSync(file, new Uint8Array(await writeWorkbook([{ name: 'S', headings: ['A', 'B', 'C'], rows }])));
    const settings = [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):44,34,76,1',
    ];
    execFileSync(program ?? '', [...settings, '--outdir', folder, file], { stdio: 'ignore', timeout: 120_000 });
    const read: readonly (readonly string[])[] = parse(readFileSync(join(folder, 'holdings.csv'), 'utf8'), {
      relax_column_count: true,
    });
    expect(read[0]).toEqual(['A', 'B', 'C']);
    expect(read[1]).toEqual(['1,234,567.891', '-12.35%', '2026/11/20']);
    const shown = read.slice(2, 2 + texts.length).map(([cell = '']) => cell);
    expect(shown.map((cell) => cell.replace(/^'/, ''))).toEqual(texts);
    expect(read.slice(2 + texts.length).map(([cell]) => cell)).toEqual(
      Array.from({ length: 10_000 }, (_, place) => `${place.toLocaleString('en')}.25`),
    );
  });
});
