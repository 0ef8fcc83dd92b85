import { formatDate } from '../../domain/formatting/format-date';
import type { Sheet } from '../../domain/formatting/sheet';
import type { ExportedHolding, HoldingColumn } from '../../domain/holdings/view/holdings-sheet';
import type { Language } from '../../domain/language';
import type { PastSheetWords } from '../../domain/performance/portfolio-sheets';
import { remarksSheet } from './remarks-sheet';

/** The words of the file, in the client's language. */
export type ExportWords = {
  /** The names of the two sheets. */
  readonly holdings: string;
  readonly remarks: string;
  readonly columns: Readonly<Record<HoldingColumn, string>>;
  readonly notes: Readonly<
    Record<'made-at' | 'currency' | 'nav-dates' | 'rate-dates' | 'accounts' | 'amounts' | 'contents', string>
  >;
  readonly amountsHidden: string;
  readonly amountsShown: string;
  readonly allAccounts: string;
  readonly past: PastSheetWords;
};

type NotedHoldings = {
  readonly lines: readonly ExportedHolding[];
  readonly currency: string;
  readonly amountsHidden: boolean;
  readonly language: Language;
  readonly choices: readonly (readonly [string, string])[];
  readonly words: ExportWords;
};

/**
 * Builds the sheet of notes on the holdings: the time, the accounts, the currency, the NAV dates, and the parts left
 * out.
 */
export function notesSheet({ lines, words, ...noted }: NotedHoldings, madeAt: string): Sheet {
  const { notes } = words;
  const accounts = [...new Set(lines.map(({ holding }) => holding.accountNo))];
  const rateDates = datesText(
    lines.map(({ holding }) => holding.line.rateDate),
    noted.language,
  );
  return remarksSheet(words.remarks, [
    [notes['made-at'], madeAt],
    ...noted.choices,
    [notes.accounts, accounts.join(', ')],
    [notes.currency, noted.currency],
    [
      notes['nav-dates'],
      datesText(
        lines.map(({ holding }) => holding.fund.priceDate),
        noted.language,
      ),
    ],
    ...(rateDates === '' ? [] : [[notes['rate-dates'], rateDates] as const]),
    [notes.amounts, noted.amountsHidden ? words.amountsHidden : words.amountsShown],
  ]);
}

/** The earliest and the latest of some days, or the one; '' for none. */
function datesText(days: readonly (string | undefined)[], language: Language): string {
  const dates = [...new Set(days.flatMap((day) => day ?? []))].sort();
  const ends = dates.length > 1 ? [dates[0], dates.at(-1)] : dates;
  return ends.map((date) => formatDate(date, language)).join(' – ');
}
