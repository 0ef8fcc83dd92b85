import { type Sheet, textCell } from '../../domain/formatting/sheet';
import { formatDate } from '../../domain/formatting/format-date';
import { ok, type Result } from '../../domain/kernel/result';
import type { Language } from '../../domain/language';
import type { GainsReport } from '../../domain/performance/gains-report';
import { gainsSheets, type GainsSheetWords } from '../../domain/performance/gains-sheets';
import type { Clock } from '../ports/clock';
import type { SpreadsheetFile, Spreadsheets } from '../ports/files/spreadsheets';

/** The words of the file of a gains report, in the client's language. */
export type GainsExportWords = GainsSheetWords & {
  /** The name of the file, without its ending. */
  readonly fileName: string;
  readonly remarks: string;
  readonly notes: Readonly<Record<'made-at' | 'currency' | 'amounts', string>>;
  readonly amountsHidden: string;
  readonly amountsShown: string;
  /** Remarks on how costs are calculated, and that the file is no tax advice. */
  readonly remarkLines: readonly string[];
};

/** The report that the client sees, and how. */
export type GainsSnapshot = {
  readonly report: GainsReport;
  readonly language: Language;
  readonly amountsHidden: boolean;
  readonly words: GainsExportWords;
};

/** Makes the Excel file of a year's gains and income, from the report that is on screen [PORT-45, PORT-46]. */
export class ExportGains {
  constructor(
    private readonly spreadsheets: Pick<Spreadsheets, 'make'>,
    private readonly clock: Clock,
  ) {}

  async execute(
    snapshot: GainsSnapshot,
  ): Promise<Result<{ readonly file: SpreadsheetFile; readonly name: string }, 'not-made'>> {
    const { report, words, amountsHidden } = snapshot;
    const made = await this.spreadsheets.make([
      ...gainsSheets(report, { words, amountsHidden }),
      this.remarks(snapshot),
    ]);
    return made.ok ? ok({ file: made.value, name: `${words.fileName}.xlsx` }) : made;
  }

  private remarks({ report, language, words, amountsHidden }: GainsSnapshot): Sheet {
    const now = new Date(this.clock.serverNow()).toISOString();
    const named = [
      [words.notes['made-at'], formatDate(now, language, 'date-time')],
      [words.notes.currency, report.currency],
      [words.notes.amounts, amountsHidden ? words.amountsHidden : words.amountsShown],
    ];
    const lines = words.remarkLines.map((line) => [line]);
    return { name: words.remarks, headings: [], rows: [...named, ...lines].map((row) => row.map(textCell)) };
  }
}
