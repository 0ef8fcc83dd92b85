import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../domain/formatting/csv';
import { dateCell, numberCell, percentCell, textCell } from '../../../domain/formatting/sheet';
import { decimal } from '../../builders/decimal';

describe('comma-separated text', () => {
  it('[ORDQ-08, PORT-45] quotes texts, and writes figures and days as they are', () => {
    const row = [
      ...[textCell('A "big", fund'), textCell(undefined), numberCell(decimal('-1234.50'), 2)],
      ...[percentCell(decimal('12.5'), 2), dateCell('2026-03-04')],
    ];
    const text = csvOf({ name: 'Orders', headings: ['Fund', '', 'Amount', 'Rate', 'Day'], rows: [row, []] });
    expect(text).toBe(
      '\ufeff"Fund","","Amount","Rate","Day"\r\n"A ""big"", fund",,-1234.50,12.500%,2026-03-04\r\n\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@a', '\t=1', '＝1', ' =cmd'])('[PORT-45] holds no formula: %j', (text) => {
    const csv = csvOf({ name: '', headings: [text], rows: [[textCell(text)]] });
    expect(csv).toBe(`\ufeff"'${text}"\r\n"'${text}"\r\n`);
  });
});
