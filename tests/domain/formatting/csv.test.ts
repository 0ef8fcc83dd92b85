import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from '../../../domain/formatting/csv';
import { dateCell, numberCell, percentCell, textCell } from '../../../domain/formatting/sheet';
import { garbage } from '../../arbitraries/garbage';
import { decimal } from '../../builders/decimal';

describe('comma-separated text', () => {
  it('[ORDQ-08, PORT-45] quotes texts, and writes figures and days as they are', () => {
    const row = [
      textCell('A "big", fund'),
      textCell(undefined),
      numberCell(decimal('-1234.50'), 2),
      percentCell(decimal('12.5'), 2),
      dateCell('2026-03-04'),
    ];
    const text = formatCsv({ name: 'Orders', headings: ['Fund', '', 'Amount', 'Rate', 'Day'], rows: [row, []] });
    expect(text).toBe(
      '\ufeff"Fund","","Amount","Rate","Day"\r\n"A ""big"", fund",,-1234.50,12.500%,2026-03-04\r\n\r\n',
    );
  });

  it.each(['0152', '00', '510012300189', '1E5', '12e10', '3-4', '1/2', '10-12-2026', '007.5', '1:30', '3.10'])(
    '[PORT-45, ORDQ-08] keeps a code that a spreadsheet would take for a figure or a day as it is: %s',
    (code) => {
      const csv = formatCsv({ name: '', headings: [], rows: [[textCell(code)]] });
      expect(csv).toBe(`\ufeff\r\n"=""${code}"""\r\n`);
    },
  );

  it.each(['HK0001', '152', '1234567', 'Fund 0152', '2026', '7.5', '0', '1st', 'A1E5', '1,000'])(
    '[PORT-45] leaves a text alone that a spreadsheet shows as it is: %s',
    (text) => {
      expect(formatCsv({ name: '', headings: [], rows: [[textCell(text)]] })).toBe(`\ufeff\r\n"${text}"\r\n`);
    },
  );

  it('[PORT-45] holds no formula but a code that stands for itself', () => {
    const texts = fc.oneof(garbage, fc.string({ unit: fc.constantFrom('0', '1', '-', '/', 'e', '"', '=', '+', '.') }));
    fc.assert(
      fc.property(texts, (text) => {
        const line = formatCsv({ name: '', headings: [], rows: [[textCell(text)]] }).slice('\ufeff\r\n'.length);
        const cell = line.slice(1, -'"\r\n'.length).replaceAll('""', '"');
        if (cell.trimStart().startsWith('=')) expect(cell).toBe(`="${text}"`);
        if (cell === `="${text}"`) expect(text).toMatch(/^\d[\d.:/eE+-]*$/);
      }),
    );
  });

  it.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1', ' =cmd'])('[PORT-45] holds no formula: %j', (text) => {
    const csv = formatCsv({ name: '', headings: [text], rows: [[textCell(text)]] });
    expect(csv).toBe(`\ufeff"'${text}"\r\n"'${text}"\r\n`);
  });
});
