import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const regular = import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf');
const bold = import.meta.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf');

let fonts: Promise<{ readonly regular: Buffer; readonly bold: Buffer }> | undefined;

/** The letters of printed documents, Latin and Chinese, read once; a document takes along those it needs. */
export const documentFonts = (): NonNullable<typeof fonts> => (fonts ??= readFonts());

const readFonts = async () => ({
  regular: await readFile(fileURLToPath(regular)),
  bold: await readFile(fileURLToPath(bold)),
});
