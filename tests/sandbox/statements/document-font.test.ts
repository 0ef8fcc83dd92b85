import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DocumentFont } from '../../../sandbox/statements/document-font';
import { printDocument } from '../../../sandbox/statements/print-document';
import { documentWords } from '../../../sandbox/statements/document-words';
import type { PrintedDocument } from '../../../sandbox/statements/printed-document';
import { readPdf } from '../../builders/read-pdf';

const address = import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf');
const font = DocumentFont.read(readFileSync(fileURLToPath(address)));

/** Characters of which the font draws several alike: spaces, hyphens, dots, the numbers in circles. */
const twins = [' ', '\u00a0', '-', '\u00ad', '\u2011', '·', '‧', '①', '➀', '〈', '\u2329', '…', '⋯'];
const written = fc.array(
  fc.oneof(
    fc.constantFrom(...twins),
    fc.constantFrom(...Array.from('富蘭克林AVTofi1,234.50')),
    fc.string({ unit: 'grapheme' }),
  ),
);
const spelt = (text: string): string =>
  String.fromCodePoint(...font.set(text).glyphs.flatMap(({ codePoints }) => codePoints));

test('[ORDQ-10] each letter on paper says which character it is, whatever was printed before with the same glyph', () => {
  fc.assert(
    fc.property(
      written.map((parts) => parts.join('')),
      (text) => {
        fc.pre(!/[\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/u.test(text));
        expect(spelt(text)).toBe(text);
      },
    ),
  );
  expect(spelt('富\u{FE00}邦')).toBe('富\u{FE00}邦');
});

test('[ORDQ-10] figures are as wide together as alone, so that they stand in columns, and letters of a word are not', () => {
  for (const text of ['1,234,567.8901', '2026-02-28', '富蘭克林華美全球基金'])
    expect(font.widthOf(text)).toBeCloseTo(
      Array.from(text, (character) => font.widthOf(character)).reduce((sum, width) => sum + width),
      9,
    );
  expect(font.widthOf('AT')).toBeLessThan(font.widthOf('A') + font.widthOf('T'));
});

const plain = (text: string): string => text.replaceAll(/\s+/g, '');

const documentOf = (addressee: string): PrintedDocument => ({
  language: 'zh_TW',
  firm: 'Fund Portal',
  title: 'Paper',
  subtitle: '1',
  date: '2026-02-28',
  addressee,
  facts: [],
  tables: [],
  notes: [],
  pageOf: () => '',
  missingNote: documentWords.zh_TW.missingNote,
});

test('[ORDQ-10] a document has the same bytes whatever was printed before it', async () => {
  await printDocument(documentOf('A\u00a0B\u2011C'));
  const first = await printDocument(documentOf('A B-C'));
  await printDocument(documentOf('\u2011\u00a0'));
  expect((await printDocument(documentOf('A B-C'))).equals(first)).toBe(true);
  const { pages } = await readPdf(first.toString('base64'));
  expect(pages[0]).toContain('A B-C');
});

describe('characters that the usual font lacks', () => {
  /** Rare characters from each font in turn: 顔 郞 髙 𠮷 are only in Japan's, 张 伟 䶮 only in the Mainland's. */
  const rare = '顔郞髙𠮷张伟䶮';

  test('[ORDQ-10] rare characters of a name are printed as they are, in every weight and wherever lines break', async () => {
    const name = `王${rare}明`;
    const long = `${name}，`.repeat(8);
    const file = await printDocument({
      ...documentOf(name),
      firm: `${name} 公司`,
      facts: [[name, long]],
      tables: [
        {
          heading: name,
          columns: [
            { label: name, share: 0.6 },
            { label: 'A', share: 0.4, isFigure: true },
          ],
          rows: [[long, name]],
          empty: '',
        },
      ],
      notes: [long],
    });
    const { pages, boxes } = await readPdf(file.toString('base64'));
    const text = plain(pages.join(''));
    expect(text.split(name)).toHaveLength(1 + 2 + 1 + (1 + 8) + (1 + 1 + 8 + 1) + 8);
    expect(text).not.toContain('〓');
    expect(boxes).toBe(0);
  });

  test('[ORDQ-10] a character that no font has is the printers’ mark, said with its number beneath, and never a silent box', async () => {
    const file = await printDocument(documentOf('王\u{2A6A5}ส明'));
    const { pages, boxes } = await readPdf(file.toString('base64'));
    const text = plain(pages.join(''));
    expect(text).toContain('王〓〓明');
    expect(text).toContain('無法列印的字以「〓」表示：U+2A6A5、U+0E2A。');
    expect(boxes).toBe(0);
  });

  test('[ORDQ-10] whatever a name is made of, nothing is printed as a box', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (name) => {
        const { boxes } = await readPdf((await printDocument(documentOf(name))).toString('base64'));
        expect(boxes).toBe(0);
      }),
      { numRuns: 10 },
    );
  });
});

test('[ORDQ-09] a figure is never broken into two lines, however long it is and narrow its column', async () => {
  const long = '1,234,567,890,123.4567';
  const columns = [
    { label: 'A', share: 0.9 },
    { label: 'B', share: 0.1, isFigure: true as const },
  ];
  const rows = [['x', long]];
  const file = await printDocument({
    ...documentOf('王'),
    tables: [{ heading: 'T', columns, rows, total: ['y', long], empty: '' }],
  });
  const { pages } = await readPdf(file.toString('base64'));
  expect(pages.join('').split(long)).toHaveLength(3);
});
