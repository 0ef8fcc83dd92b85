import PDFDocument from 'pdfkit';
import { languageTag } from '../../domain/language';
import { documentFonts } from './document-fonts';
import { colors, margin, PdfPage, textWidth } from './pdf-page';
import { printTable } from './print-table';
import type { PrintedDocument } from './printed-document';

const labelWidth = 150;
const valueLeft = 160;

/** A document as a tagged PDF with its letters in it; the same document gives the same bytes. */
export async function printDocument(document: PrintedDocument): Promise<Buffer> {
  const fonts = await documentFonts(JSON.stringify(document));
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    lang: languageTag(document.language, 'html'),
    info: infoOf(document),
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  await fill(new PdfPage(pdf, fonts), document);
  pdf.end();
  await ended;
  return Buffer.concat(parts);
}

/** Its dates are the document's own, so that the bytes don't tell when it was made. */
function infoOf({ title, subtitle, firm, date }: PrintedDocument) {
  const day = new Date(`${date}T00:00:00+08:00`);
  return {
    Title: `${title} ${subtitle}`,
    Author: firm,
    Creator: firm,
    Producer: firm,
    CreationDate: day,
    ModDate: day,
  };
}

async function fill(page: PdfPage, document: PrintedDocument): Promise<void> {
  const { firm, title, subtitle, addressee, facts, tables, notes, pageOf, missingNote } = document;
  page.line('P', firm, { font: 'bold', size: 11, colour: colors.accent });
  page.skip(18);
  page.line('H1', title, { font: 'bold', size: 20 });
  page.line('P', subtitle, { size: 11, colour: colors.pale });
  page.skip(10);
  page.line('P', addressee, { size: 11 });
  page.skip(12);
  for (const [label, value] of facts) printFact(page, label, value);
  for (const table of tables) await printTable(page, table);
  page.skip(14);
  for (const note of notes) page.line('P', note, { size: 8.5, colour: colors.pale });
  const missing = page.missingCharacters;
  if (missing.length > 0) page.line('P', missingNote(missing.map(codeOf)), { size: 8.5, colour: colors.pale });
  page.root.end();
  page.feet(`${firm} · ${title} ${subtitle}`, pageOf);
}

/** A character by its number, which says which one it is where no font has it. */
const codeOf = (character: string): string =>
  Array.from(character, (one) => `U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`).join(
    ' ',
  );

function printFact(page: PdfPage, label: string, value: string): void {
  const { pdf, root } = page;
  const height = Math.max(page.heightOf(label, labelWidth), page.heightOf(value, textWidth - valueLeft));
  page.makeRoomFor(height);
  const { y } = pdf;
  const fact = pdf.struct('P');
  root.add(fact);
  page.put(fact, 'Span', `${label} `, { x: margin, y, width: labelWidth, colour: colors.pale });
  page.put(fact, 'Span', value, { x: margin + valueLeft, y, width: textWidth - valueLeft });
  fact.end();
  pdf.y = y + height + 4;
}
