import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DocumentFont } from './document-font';
import { FontStack } from './font-stack';

/** The weights that documents are printed in. */
export type FontWeight = 'regular' | 'bold';
export type DocumentFonts = Readonly<Record<FontWeight, FontStack>>;

/**
 * The fonts' files, in the order in which a character is looked for: Taiwan's and Hong Kong's forms first, then those that
 * only Japan's or the Mainland's list has, like 𠮷 and 伟. Said as functions, so that a font is only looked for when it is needed.
 */
const files: readonly [FontFiles, ...FontFiles[]] = [
  {
    regular: () => import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'),
    bold: () => import.meta.resolve('@expo-google-fonts/noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf'),
  },
  {
    regular: () => import.meta.resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf'),
    bold: () => import.meta.resolve('@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf'),
  },
  {
    regular: () => import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: () => import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
];

type FontFiles = Readonly<Record<FontWeight, () => string>>;

const read = new Map<string, Promise<DocumentFont>>();

/** The fonts that a document's text needs, from files that are read once: the rare ones only where a character is in none before. What they remember of the text ends with the document. */
export async function documentFonts(text: string): Promise<DocumentFonts> {
  let fonts = await firstFonts(1);
  for (let count = 2; count <= files.length && lacks(fonts, text); count += 1) fonts = await firstFonts(count);
  return fonts;
}

const lacks = ({ regular, bold }: DocumentFonts, text: string): boolean =>
  [regular, bold].some((stack) => stack.missingFrom(text).length > 0);

async function firstFonts(count: number): Promise<DocumentFonts> {
  const [first, ...more] = files;
  const rest = more.slice(0, count - 1);
  const stack = async (weight: FontWeight) =>
    new FontStack([await fontAt(first[weight]()), ...(await Promise.all(rest.map((file) => fontAt(file[weight]()))))]);
  return { regular: await stack('regular'), bold: await stack('bold') };
}

function fontAt(address: string): Promise<DocumentFont> {
  const font = read.get(address) ?? readFile(fileURLToPath(address)).then((file) => DocumentFont.read(file));
  read.set(address, font);
  return font;
}
