import { describe, expect, it } from 'vitest';
import { downloadName } from '../../../domain/formatting/download-name';

describe('the name of a downloaded file', () => {
  it('[PORT-45, ORDQ-08, VCA-07] holds the content and the day in Hong Kong, without blanks', () => {
    const lateInTheDay = Date.parse('2026-11-26T16:30:00Z');
    expect(downloadName('持有基金', lateInTheDay, 'xlsx')).toBe('持有基金_20261127.xlsx');
    expect(downloadName('Past orders', lateInTheDay, 'csv')).toBe('Past_orders_20261127.csv');
  });
});
