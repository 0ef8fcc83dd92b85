import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { clients } from '../../sandbox/database/schema/clients';
import { statementDocument } from '../../sandbox/statements/monthly-statement';
import { printDocument } from '../../sandbox/statements/print-document';
import type { PrintedDocument } from '../../sandbox/statements/printed-document';
import { statementFacts } from '../../sandbox/statements/statement-facts';
import { openSeededDatabase } from '../sandbox/support/seeded-database';
import { median, percentile, report, reportRatio } from './measure';

const rounds = 30;
const firstRounds = 5;
const atMost = 300;
const font = import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf');

/**
 * The statement of a client with 500 holdings, from its rows to its PDF; in turns with the same words put on paper by the
 * library alone, without a look at where they break and without tags.
 */
export async function benchStatements(): Promise<void> {
  const open = await openSeededDatabase();
  try {
    const { database } = open;
    const [client] = await database.select().from(clients).where(eq(clients.userName, 'HUANG500'));
    if (!client) throw new Error('the demonstration has no such client');
    const letters = readFileSync(fileURLToPath(font));
    const times = { whole: [] as number[], ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      const begun = performance.now();
      const facts = await statementFacts(database, { clientId: client.id, month: '2026-02', region: 'TW' });
      if (facts?.holdings.length !== 500) throw new Error('the statement has other holdings');
      const document = statementDocument({
        facts,
        accountOf: () => undefined,
        region: 'TW',
        client,
        language: 'zh_TW',
      });
      const read = performance.now();
      await printDocument(document);
      const printed = performance.now();
      await putOnPaper(document, letters);
      if (round < firstRounds) continue;
      times.whole.push(printed - begun);
      times.ours.push(printed - read);
      times.theirs.push(performance.now() - printed);
    }
    const p95 = percentile(times.whole, 0.95);
    const measured = `${p95.toFixed(0)} ms (median ${median(times.whole).toFixed(0)} ms), goal ${String(atMost)} ms`;
    report('', 'a monthly statement of 500 holdings as PDF, p95', measured, p95 <= atMost);
    const medians = { ours: median(times.ours), theirs: median(times.theirs) };
    reportRatio('', 'its printing, tagged and broken into lines : pdfkit alone', medians, 2);
  } finally {
    await open.close();
  }
}

async function putOnPaper({ tables }: PrintedDocument, letters: Buffer): Promise<void> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.registerFont('regular', letters).font('regular').fontSize(9);
  for (const [index, cells] of tables
    .flatMap(({ rows }) => rows.flatMap((row) => ('lines' in row ? row.lines : [row])))
    .entries()) {
    if (index % 30 === 29) pdf.addPage();
    for (const [place, cell] of cells.entries())
      pdf.text(cell, 56 + place * 100, 56 + (index % 30) * 22, { lineBreak: false });
  }
  pdf.resume();
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  pdf.end();
  await ended;
}
