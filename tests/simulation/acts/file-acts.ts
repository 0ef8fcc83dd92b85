import * as z from 'zod/mini';
import { regionFeatures } from '../../../config/region-features';
import { ExportGains, type GainsExportWords } from '../../../application/portfolio/export-gains';
import { ExportHoldings } from '../../../application/portfolio/export-holdings';
import type { ExportWords } from '../../../application/portfolio/notes-sheet';
import { Clock } from '../../../application/ports/clock';
import { Statements } from '../../../application/ports/documents/statements';
import { type SpreadsheetFile, Spreadsheets } from '../../../application/ports/files/spreadsheets';
import { GainsReports } from '../../../application/ports/holdings/gains-reports';
import { Holdings, type Portfolio } from '../../../application/ports/holdings/holdings';
import { HoldingsByAccount } from '../../../application/ports/holdings/holdings-by-account';
import type { PrintedFile } from '../../../application/ports/files/file-saving';
import { holdingColumns } from '../../../domain/holdings/view/holdings-sheet';
import type { GainsReport } from '../../../domain/performance/gains-report';
import { gainsTerms } from '../../../domain/performance/gains-sheets';
import { readPdf } from '../../builders/read-pdf';
import { readWorkbook } from '../../builders/read-workbook';
import { pastWords } from '../../builders/portfolio-report';
import { annualStatementDiffers, gainsDiffer, holdingsDiffer, noteDiffers } from '../judges/files-agree';
import { type Act, failureText, type Visit } from './visit';

/** Takes the Excel files of the holdings and of a year’s gains, its printed statement and a contract note, and reads each with another program: they have to say what the screen does. */
export const takeFiles: Act = async (visit) => {
  const { tab, chance, client } = visit;
  const currency = client.region === 'HK' ? 'HKD' : 'TWD';
  const statements = tab.get(Statements);
  const [years, notes] = await Promise.all([statements.annual(), statements.contractNotes()]);
  const year = years.ok ? years.value[0]?.year : undefined;
  const note = notes.ok ? chance.oneOf(notes.value) : undefined;
  const [gains, paper, printedNote] = await Promise.all([
    tab.get(GainsReports).ofYear({ currency, year }),
    year === undefined ? undefined : statements.annualFile(year),
    note && statements.contractNoteFile(note.orderId),
  ]);
  const filter = { type: 'ALL', accountType: 'ALL', groupType: 'FUND_CODE', currency } as const;
  const portfolio = await tab.get(Holdings).load(filter);
  if (!portfolio.ok) return `takes no files: ${failureText(portfolio.error)}`;
  const holdings = await exportHoldings(visit, portfolio.value);
  // From here on nothing is asked any more: how long a file takes to be read is nobody's doing.
  const agreed = [
    holdings &&
      (await agrees(visit, 'the Excel file of the holdings', async () =>
        holdingsDiffer((await readWorkbook(holdings)).get('Holdings') ?? [], portfolio.value),
      )),
    gains.ok &&
      (await agrees(visit, 'the Excel file of the gains', async () =>
        gainsDiffer(await readWorkbook(await exportGains(visit, gains.value)), gains.value),
      )),
    gains.ok &&
      paper?.ok &&
      (await agrees(visit, 'the annual statement', async () =>
        annualStatementDiffers(await textOf(paper.value), gains.value),
      )),
    note &&
      printedNote?.ok &&
      (await agrees(visit, 'the contract note', async () => noteDiffers(await textOf(printedNote.value), note))),
  ];
  return `takes files, and reads ${agreed.filter((what) => typeof what === 'string').join(', ')}`;
};

/** Objects to what a file says otherwise than the screen; answers which file it is. */
async function agrees(
  { awaiting, object, count }: Visit,
  what: string,
  compareFile: () => Promise<readonly string[]>,
): Promise<string> {
  for (const difference of await awaiting(compareFile())) object(`${what}: ${difference}`);
  count(`${what} agrees`);
  return what;
}

/** Undefined of a client without funds, whose home offers no such file. */
async function exportHoldings({ tab, client: { region } }: Visit, { holdings, totals }: Portfolio) {
  if (holdings.length === 0) return undefined;
  const { exportedHoldings: exported } = regionFeatures[region];
  const parts = { accounts: tab.get(HoldingsByAccount), spreadsheets: tab.get(Spreadsheets), clock: tab.get(Clock) };
  const made = await new ExportHoldings({ ...parts, exported }, region).execute({
    lines: holdings.map((holding) => ({ holding })),
    currency: totals.currency,
    total: totals.marketValue,
    amountsHidden: false,
    language: 'en_US',
    choices: [],
    words: holdingsWords,
  });
  return made.ok ? made.value.file : undefined;
}

async function exportGains({ tab }: Visit, report: GainsReport): Promise<SpreadsheetFile> {
  const snapshot = { report, language: 'en_US', amountsHidden: false, words: gainsWords } as const;
  const made = await new ExportGains(tab.get(Spreadsheets), tab.get(Clock)).execute(snapshot);
  if (!made.ok) throw new Error('the Excel file of the gains is not made');
  return made.value.file;
}

const textOf = async ({ content }: PrintedFile): Promise<string> =>
  (await readPdf(Buffer.from(content).toString('base64'))).pages.join('\n');

/** Words that name each heading by itself. */
const itself = <Name extends string>(names: readonly Name[]) =>
  z.record(z.enum(names), z.string()).parse(Object.fromEntries(names.map((name) => [name, name])));

const holdingsWords: ExportWords = {
  holdings: 'Holdings',
  remarks: 'Notes',
  columns: itself(holdingColumns),
  notes: itself(['made-at', 'currency', 'nav-dates', 'rate-dates', 'accounts', 'amounts', 'contents']),
  amountsHidden: 'hidden',
  amountsShown: 'shown',
  allAccounts: 'all',
  past: pastWords,
};

const gainsWords: GainsExportWords = {
  fileName: 'gains',
  sheets: itself(['by-fund', 'sales', 'payments', 'year']),
  terms: itself(gainsTerms),
  remarks: 'notes',
  notes: itself(['made-at', 'currency', 'amounts']),
  amountsHidden: 'hidden',
  amountsShown: 'shown',
  remarkLines: [],
};
