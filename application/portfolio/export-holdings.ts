import { viewingCurrency } from '../../domain/clients/viewing-currency';
import { downloadName } from '../../domain/formatting/download-name';
import { formatDate } from '../../domain/formatting/format-date';
import type { ExportedHolding } from '../../domain/holdings/view/holdings-sheet';
import { holdingsSheet } from '../../domain/holdings/view/holdings-sheet';
import { summarise } from '../../domain/holdings/figures/summarise';
import { ok, type Result } from '../../domain/kernel/result';
import type { Language } from '../../domain/language';
import type { Decimal } from '../../domain/money/decimal';
import type { PortfolioReport } from '../../domain/performance/portfolio-report';
import { pastSheets } from '../../domain/performance/portfolio-sheets';
import type { Region } from '../../domain/region';
import type { CallFailure } from '../ports/call-failure';
import type { Clock } from '../ports/clock';
import type { HoldingsByAccount } from '../ports/holdings/holdings-by-account';
import type { SpreadsheetFile, Spreadsheets } from '../ports/files/spreadsheets';
import { type ExportWords, notesSheet } from './notes-sheet';

/** The rows and words that the client sees: TW's file holds just these lines. */
export type ExportSnapshot = {
  readonly lines: readonly ExportedHolding[];
  /** The viewing currency, and the whole that shares are of. */
  readonly currency: string;
  readonly total: Decimal;
  readonly amountsHidden: boolean;
  readonly language: Language;
  /** Filter, grouping and sort, each with its name, in the client's words. */
  readonly choices: readonly (readonly [string, string])[];
  readonly words: ExportWords;
  /** The past that is on screen, and of what; undefined where there is none. */
  readonly past?:
    | { readonly report: PortfolioReport; readonly name: string; readonly benchmark: string | undefined }
    | undefined;
};

type Parts = {
  readonly accounts: HoldingsByAccount;
  readonly spreadsheets: Spreadsheets;
  readonly clock: Clock;
  /** The holdings that the file has. */
  readonly exported: 'every-account' | 'what-is-seen';
};

type Outcome = Result<{ readonly file: SpreadsheetFile; readonly name: string }, CallFailure | 'not-made'>;

/** Makes the Excel file of the holdings: HK's of every account, requested again, TW's of what is seen [PORT-45, PORT-48..55, GQL-32]. */
export class ExportHoldings {
  constructor(
    private readonly parts: Parts,
    private readonly region: Region,
  ) {}

  async execute(snapshot: ExportSnapshot): Promise<Outcome> {
    const answer: Result<ExportSnapshot, CallFailure> =
      this.parts.exported === 'every-account' ? await this.everyAccount(snapshot) : ok(snapshot);
    if (!answer.ok) return answer;
    const { lines, words, currency, total, amountsHidden, past } = answer.value;
    const serverNow = this.parts.clock.serverNow();
    const now = new Date(serverNow).toISOString();
    const made = await this.parts.spreadsheets.make([
      holdingsSheet(words.holdings, words.columns, { lines, terms: { currency, total, amountsHidden } }),
      ...(past ? pastSheets(past.report, { ...past, words: words.past, amountsHidden }) : []),
      notesSheet(answer.value, formatDate(now, snapshot.language, 'date-time')),
    ]);
    return made.ok ? ok({ file: made.value, name: downloadName(words.holdings, serverNow, 'xlsx') }) : made;
  }

  /** One question for the MasterAccount, if there is one, and one for each sub-account; the answers in that order [CONFLICT-34]. */
  private async everyAccount(snapshot: ExportSnapshot): Promise<Result<ExportSnapshot, CallFailure>> {
    const accounts = await this.parts.accounts.accounts();
    if (!accounts.ok) return accounts;
    const currency = viewingCurrency(this.region, { showCcy: snapshot.currency });
    const answers = await Promise.all(
      accounts.value.map((account) => this.parts.accounts.of({ account, currency, country: this.region })),
    );
    const failed = answers.find((answer) => !answer.ok);
    if (failed) return failed;
    const holdings = answers.flatMap((answer) => (answer.ok ? answer.value : []));
    return ok({
      ...snapshot,
      currency,
      lines: holdings.map((holding) => ({ holding })),
      total: summarise(holdings).marketValue,
      choices: [[snapshot.words.notes.contents, snapshot.words.allAccounts]],
    });
  }
}
