import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DocumentFont } from './document-font';

const regular = import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf');
const bold = import.meta.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf');

export type DocumentFonts = Readonly<Record<'regular' | 'bold', DocumentFont>>;

let fonts: Promise<DocumentFonts> | undefined;

/** The letters of printed documents, Latin and Chinese, read once; a document takes along those it needs. */
export const documentFonts = (): Promise<DocumentFonts> => (fonts ??= readFonts());

const readFonts = async (): Promise<DocumentFonts> => ({
  regular: DocumentFont.read(await readFile(fileURLToPath(regular))),
  bold: DocumentFont.read(await readFile(fileURLToPath(bold))),
});
