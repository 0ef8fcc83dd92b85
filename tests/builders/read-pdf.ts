import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, page by page, with its title and language, and whether it is tagged for screen readers. */
export type ReadPdf = {
  readonly pages: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
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
  };
}
