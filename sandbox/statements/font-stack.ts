import type { DocumentFont } from './document-font';

/** The printers' mark for a character that none of a stack's fonts has. */
const missingMark = '〓';

/** Characters that one font prints, and the place of that font in its stack. */
type FontRun = { readonly font: number; readonly text: string };

type SetText = { readonly runs: readonly FontRun[]; readonly missing: readonly string[]; readonly width: number };

/** A character with its marks and the selectors of its variant, which one font prints together. */
const clusters = /.[\p{M}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]*/gsu;
/** The characters that are never seen: controls, joiners, selectors. */
const isUnseen = /^[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]$/u;
/** Those of them that break a line or choose a variant of the character before. */
const isHeeded = /^(?:\n|\p{Variation_Selector})$/u;

/**
 * The units that stay on one line: a Chinese character or a word, with the brackets before it and the marks and spaces
 * after it.
 */
const breakable =
  /[（「『《〈【(]*(?:\p{Script=Han}[\p{M}\u{E0100}-\u{E01EF}]*|[^\s\p{Script=Han}（「『《〈【(，。、；：？！）」』》〉】]+|.)[，。、；：？！）」』》〉】]*\s*/gsu;

/** Fonts of one weight: each character is printed in the first that has it. */
export class FontStack {
  private readonly texts = new Map<string, SetText>();
  private readonly known = new Map<string, FontRun | undefined>();
  constructor(readonly fonts: readonly [DocumentFont, ...DocumentFont[]]) {}

  /** A text by the fonts that print it, in its order; what none has is 〓 in the first. */
  runsOf(text: string): readonly FontRun[] {
    return this.setOf(text).runs;
  }

  /** Characters of a text that no font has, each once. */
  missingFrom(text: string): readonly string[] {
    if (text.length <= longestKept) return this.setOf(text).missing;
    return [...new Set(text.match(clusters) ?? [])].filter((cluster) => !this.printable(cluster));
  }

  /** The width of a text in one line, where letters are one unit high. */
  widthOf(text: string): number {
    return this.setOf(text).width;
  }

  /** Splits a text into runs of one font each; the latest results are cached, since a text is measured, checked and printed. */
  private setOf(text: string): SetText {
    const stored = this.texts.get(text);
    if (stored) return stored;
    const found = (text.match(clusters) ?? []).map((cluster) => ({ cluster, run: this.printable(cluster) }));
    const runs: { font: number; text: string }[] = [];
    for (const { run = { font: 0, text: missingMark } } of found) {
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push({ ...run });
    }
    const set = {
      runs,
      missing: [...new Set(found.flatMap(({ cluster, run }) => (run ? [] : [cluster])))],
      width: runs.reduce((sum, run) => sum + (this.fonts[run.font]?.widthOf(run.text) ?? 0), 0),
    };
    if (text.length > longestKept) return set;
    if (this.texts.size >= mostTexts) this.texts.clear();
    this.texts.set(text, set);
    return set;
  }

  /** Lines of a text that are no wider than a width, where letters are one unit high: broken at spaces and between Chinese characters, and inside a word only where it fills a line alone. */
  linesOf(text: string, width: number): readonly string[] {
    return text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const piece of (paragraph.match(breakable) ?? []).flatMap((one) => this.fitting(one, width))) {
        if (line !== '' && this.widthOf((line + piece).trimEnd()) > width) {
          lines.push(line.trimEnd());
          line = '';
        }
        line += piece;
      }
      return [...lines, line.trimEnd()];
    });
  }

  private fitting(piece: string, width: number): readonly string[] {
    return this.widthOf(piece.trimEnd()) <= width ? [piece] : (piece.match(clusters) ?? []);
  }

  /** The cluster as it is or, by Unicode's own equivalence, composed; without what nobody expects to see. */
  private printable(cluster: string): FontRun | undefined {
    if (this.known.has(cluster)) return this.known.get(cluster);
    const found = this.inOneFont(cluster) ?? this.inOneFont(cluster.normalize('NFC'));
    if (this.known.size < mostKept) this.known.set(cluster, found);
    return found;
  }

  private inOneFont(cluster: string): FontRun | undefined {
    const characters = Array.from(cluster);
    const place = this.fonts.findIndex((font) => characters.every((one) => isUnseen.test(one) || font.has(one)));
    const font = this.fonts[place];
    if (font === undefined) return undefined;
    const seen = characters.filter((one) => !isUnseen.test(one) || isHeeded.test(one) || font.has(one));
    return { font: place, text: seen.join('') };
  }
}

/** More than there are characters in names of clients and funds. */
const mostKept = 50_000;
/** More than a long statement has. */
const mostTexts = 5_000;
/** A cell's text, and no whole document. */
const longestKept = 200;
