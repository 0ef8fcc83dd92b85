import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';

/** The content of a PDF, page by page, with its title and language, and whether it is tagged for screen readers. */
export type ReadPdf = {
  readonly pages: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** The number of letters without a glyph, which are seen as boxes. */
  readonly boxes: number;
};

/** Reads a PDF with another library than the one that wrote it. */
export async function readPdf(base64: string): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')));
  const { text } = await extractText(pdf);
  const info = new Map<string, unknown>(Object.entries((await pdf.getMetadata()).info));
  const marked = await pdf.getMarkInfo();
  return {
    pages: text,
    title: info.get('Title'),
    language: info.get('Language'),
    isTagged: marked?.Marked === true,
    boxes: countBoxes(Buffer.from(base64, 'base64')),
  };
}

/** Letters that are shown with the first glyph of their font, which is that of no character. */
function countBoxes(file: Buffer): number {
  const glyphs = contentsOf(file)
    .flatMap((content) => content.match(/\[[^\]]*\] TJ/g) ?? [])
    .flatMap((shown) => shown.match(/<[0-9a-f]+>/g) ?? [])
    .flatMap((letters) => letters.match(/[0-9a-f]{4}/g) ?? []);
  return glyphs.filter((glyph) => glyph === '0000').length;
}

/** Returns the compressed parts of a PDF as text, the contents of its pages among them. */
function contentsOf(file: Buffer): readonly string[] {
  const parts = file.toString('latin1').split(/stream\r?\n/);
  return parts.flatMap((part) => {
    try {
      return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
}
