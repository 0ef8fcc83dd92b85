import type { ImportTallies } from './import-folder';
import type { Tally } from './import-run';
import { type Rejections, maxShownRejections } from './rejections';

const titles: Readonly<Record<keyof ImportTallies, string>> = {
  funds: 'Funds',
  navs: 'NAV rows',
  rates: 'Exchange rates',
  calendarDays: 'Calendar days',
};

const kinds = ['funds', 'navs', 'rates', 'calendarDays'] as const;

const widths = [14, 8, 8, 8, 8, 10, 8];

/**
 * Returns the rows that an import read and stored, as lines of a table; `stored` is what the folder gives, however
 * often.
 */
export function summaryLines(tallies: ImportTallies): readonly string[] {
  const rows = kinds.flatMap((kind) => {
    const tally = tallies[kind];
    return tally === undefined ? [] : [[titles[kind], ...figures(tally)]];
  });
  return [['', 'read', 'stored', 'new', 'changed', 'unchanged', 'left out'], ...rows].map(aligned);
}

function figures({ read, added, changed, unchanged, rejected }: Tally): readonly string[] {
  return [read, added + changed + unchanged, added, changed, unchanged, rejected].map((count) =>
    count.toLocaleString('en-US'),
  );
}

const aligned = ([title = '', ...cells]: readonly string[]): string =>
  [title.padEnd(widths[0] ?? 0), ...cells.map((cell, index) => cell.padStart(widths[index + 1] ?? 0))].join('  ');

/** The rows that were left out: all of them when they are few, else the first and where the others are. */
export function rejectionLines(rejections: Rejections): readonly string[] {
  const count = rejections.count();
  if (count === 0) return [];
  const all = count <= maxShownRejections;
  const place = all
    ? rejections.reportFile
    : `the first ${String(maxShownRejections)} follow, all are in ${rejections.reportFile}`;
  const rows = count === 1 ? '1 row was' : `${count.toLocaleString('en-US')} rows were`;
  return [`${rows} left out (${place}):`, ...rejections.first()];
}
