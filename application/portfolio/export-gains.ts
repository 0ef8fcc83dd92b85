import { downloadName } from '../../domain/formatting/download-name';
import { formatDate } from '../../domain/formatting/format-date';
import { ok, type Result } from '../../domain/kernel/result';
import type { Language } from '../../domain/language';
import type { GainsReport } from '../../domain/performance/gains-report';
import { gainsSheets, type GainsSheetWords } from '../../domain/performance/gains-sheets';
import type { Clock } from '../ports/clock';
import type { SpreadsheetFile, Spreadsheets } from '../ports/files/spreadsheets';
import { remarksSheet } from './remarks-sheet';

/** The words of the file of a gains report, in the client's language. */
export type GainsExportWords = GainsSheetWords & {
  /** The name of the file, without its day and its ending. */
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

  async execute({
    report,
    language,
    words,
    amountsHidden,
  }: GainsSnapshot): Promise<Result<{ readonly file: SpreadsheetFile; readonly name: string }, 'not-made'>> {
    const serverNow = this.clock.serverNow();
    const now = new Date(serverNow).toISOString();
    const made = await this.spreadsheets.make([
      ...gainsSheets(report, { words, amountsHidden }),
      remarksSheet(words.remarks, [
        [words.notes['made-at'], formatDate(now, language, 'date-time')],
        [words.notes.currency, report.currency],
        [words.notes.amounts, amountsHidden ? words.amountsHidden : words.amountsShown],
        ...words.remarkLines.map((line) => [line]),
      ]),
    ]);
    return made.ok ? ok({ file: made.value, name: downloadName(words.fileName, serverNow, 'xlsx') }) : made;
  }
}
