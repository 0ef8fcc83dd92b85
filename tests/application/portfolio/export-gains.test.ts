import { describe, expect, it } from 'vitest';
import { ExportGains, type GainsExportWords } from '../../../application/portfolio/export-gains';
import type { Sheet } from '../../../domain/formatting/sheet';
import { err, ok } from '../../../domain/kernel/result';
import { type GainsTerm, gainsTerms } from '../../../domain/performance/gains-sheets';
import { TestClock } from '../../builders/test-clock';

const words: GainsExportWords = {
  fileName: '損益與配息_2025',
  sheets: { 'by-fund': 'a', sales: 'b', payments: 'c', year: 'd' },
  terms: Object.fromEntries(gainsTerms.map((term) => [term, term])) as Record<GainsTerm, string>,
  remarks: 'notes',
  notes: { 'made-at': 'made at', currency: 'currency', amounts: 'amounts' },
  amountsHidden: 'hidden',
  amountsShown: 'shown',
  remarkLines: ['cost', 'no tax advice'],
};
const report = { currency: 'TWD', year: 2025, years: [2025], bridge: undefined, sums: {}, holdings: [], declared: [] };
const snapshot = { report, language: 'zh_TW', amountsHidden: true, words } as const;

describe('the Excel file of gains and income', () => {
  it('[PORT-45, PORT-46] the Excel file of gains is named in the client’s language, and says when it was made and that it is no tax advice', async () => {
    let made: readonly Sheet[] = [];
    const clock = new TestClock('2026-11-20T02:00:00Z');
    const exported = new ExportGains(
      {
        make: (sheets) => {
          made = sheets;
          return Promise.resolve(ok(new ArrayBuffer(1)));
        },
      },
      clock,
    );
    expect(await exported.execute(snapshot)).toMatchObject({
      ok: true,
      value: { name: '損益與配息_2025_20261120.xlsx' },
    });
    expect(made.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'notes']);
    const notes = made.at(-1)?.rows.map((row) => row.map((cell) => (cell.kind === 'text' ? cell.text : '')).join(': '));
    expect(notes).toEqual(['made at: 2026/11/20 10:00', 'currency: TWD', 'amounts: hidden', 'cost', 'no tax advice']);
  });

  it('[PORT-45] fails where the file can’t be made', async () => {
    const exported = new ExportGains({ make: () => Promise.resolve(err('not-made')) }, new TestClock());
    expect(await exported.execute(snapshot)).toEqual({ ok: false, error: 'not-made' });
  });
});
