import { create, type Font, type Glyph, type GlyphPosition } from 'fontkit';

type SetText = {
  readonly glyphs: readonly Pick<Glyph, 'id' | 'advanceWidth' | 'codePoints'>[];
  readonly positions: readonly GlyphPosition[];
  readonly advanceWidth: number;
};

/** A word in Latin letters, which stand closer to some than to others; or any other character, as wide as it is, with the marks on it. */
const pieces = /\p{Script=Latin}[\p{Script=Latin}\p{M}]*|.\p{M}*/gsu;
/** The units with one glyph each: a character, with the selector of its variant. */
const characters = /[^\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}][\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]?/gu;
/** Nothing joins or parts characters, so that each glyph stands for one. */
const alone = { ccmp: false, locl: false, rlig: false, liga: false, clig: false, calt: false };
/** More than there are characters and names of funds. */
const mostPieces = 20_000;

/**
 * A font that every document of the process shares. It keeps how the pieces of texts are set, which takes longest of all
 * that makes a document; a piece is set alike whatever was set before, so that a document has the same bytes.
 */
export class DocumentFont {
  private readonly kept = new Map<string, SetText>();
  private constructor(private readonly font: Font) {}

  /** Reads a font's file. */
  static read(file: Buffer): DocumentFont {
    const font = create(file);
    if (!('layout' in font)) throw new Error('expected a file of one font');
    return new DocumentFont(font);
  }

  /** Returns true if the font has a shape of a character, given as one code point. */
  has(character: string): boolean {
    return this.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }

  /** Returns the width of a text in one line, where letters are one unit high. */
  widthOf(text: string): number {
    const width = this.piecesOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
    return width / this.font.unitsPerEm;
  }

  /** As a document embeds it, with what it needs of it; one that is open serves as well as its file, which the types don't say. */
  get source(): PDFKit.Mixins.PDFFontSource {
    const own = { layout: (text: string) => this.set(text) };
    return Object.assign(Object.create(this.font), own) as PDFKit.Mixins.PDFFontSource;
  }

  /** A text's letters, one after the other. */
  set(text: string): SetText {
    const set = this.piecesOf(text);
    return {
      glyphs: set.flatMap(({ glyphs }) => glyphs),
      // A document writes into them.
      positions: set.flatMap(({ positions }) => positions.map((position) => ({ ...position }))),
      advanceWidth: set.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  }

  private piecesOf(text: string): readonly SetText[] {
    return (text.match(pieces) ?? []).map((piece) => this.kept.get(piece) ?? this.keep(piece));
  }

  private keep(piece: string): SetText {
    if (this.kept.size >= mostPieces) this.kept.clear();
    const { glyphs, positions, advanceWidth } = this.font.layout(piece, alone, 'latn');
    const own = piece.match(characters) ?? [];
    const set = {
      // Of characters that share a glyph, the font tells the one that it was first asked for, perhaps by another document.
      glyphs: glyphs.map(({ id, advanceWidth: width }, index) => {
        return { id, advanceWidth: width, codePoints: codePointsOf(own[index] ?? '') };
      }),
      positions,
      advanceWidth,
    };
    this.kept.set(piece, set);
    return set;
  }
}

const codePointsOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
