import { describe, expect, it } from 'vitest';
import { dateCell, numberCell, percentCell, textCell } from '../../../domain/formatting/sheet';
import { decimal } from '../../builders/decimal';

const empty = { kind: 'empty' };

describe('a cell', () => {
  it('[PORT-45] holds a text, a number, a percent as its fraction, or a day', () => {
    expect(textCell('基金')).toEqual({ kind: 'text', text: '基金' });
    expect(numberCell(decimal('1.50'), 4)).toEqual({ kind: 'number', value: decimal('1.50'), places: 4 });
    expect(percentCell(decimal('12.5'), 2)).toEqual({ kind: 'percent', value: decimal('0.125'), places: 2 });
    expect(dateCell('2026-11-20')).toEqual({ kind: 'date', date: '2026-11-20' });
  });

  it('[FMT-03, OPEN-65] stays empty where something is missing, and where a day is none', () => {
    expect([textCell(undefined), textCell(''), numberCell(undefined, 2), percentCell(undefined, 2)]).toEqual(
      Array.from({ length: 4 }, () => empty),
    );
    for (const text of [undefined, '', '20/11/2026', '2026-11-20T10:00', 'x2026-11-20', '2026-02-30'])
      expect(dateCell(text)).toEqual(empty);
  });
});
