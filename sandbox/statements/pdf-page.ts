import type PDFDocument from 'pdfkit';
import type { DocumentFonts, FontWeight } from './document-fonts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

/** The distance of text from the edges of the paper, in points. */
export const margin = 56;
/** The maximum width of text on A4. */
export const textWidth = 595.28 - 2 * margin;
/** Where a page's text ends, above its foot. */
const textEnd = 841.89 - 80;
/** The size of a table's and a fact's letters. */
const usualSize = 9;
/** The size of the letters at a page's foot. */
const footSize = 8;

export const colors = { text: '#1c2126', pale: '#475059', accent: '#0e5a4a', line: '#c9c2b4' } as const;

/** The style of a text. */
export type TextStyle = { readonly size?: number; readonly font?: FontWeight; readonly colour?: string };

type Place = TextStyle & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
};

/** The paper that text is put on, one thing under the other, each with what it is for a screen reader. */
export class PdfPage {
  readonly root: Structure;
  private ink: { readonly page: Pdf['page']; readonly colour: string } | undefined;
  private readonly missing = new Set<string>();

  constructor(
    readonly pdf: Pdf,
    private readonly fonts: DocumentFonts,
  ) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
    for (const weight of ['regular', 'bold'] as const)
      for (const [place, font] of fonts[weight].fonts.entries()) pdf.registerFont(nameOf(weight, place), font.source);
  }

  /** Characters that were put on the paper so far and that no font has. */
  get missingCharacters(): readonly string[] {
    return [...this.missing];
  }

  /** Text over the whole width. */
  line(tag: string, text: string, look: TextStyle): void {
    const { pdf } = this;
    this.makeRoomFor(this.heightOf(text, textWidth, look));
    this.put(this.root, tag, text, { x: margin, y: pdf.y, width: textWidth, ...look });
    pdf.y += 3;
  }

  /** Text in its place; one with characters that no font has keeps them for a screen reader. */
  put(parent: Structure, tag: string, text: string, place: Place): void {
    const { x, y, width, size = usualSize, font = 'regular', colour = colors.text, align = 'left' } = place;
    const { pdf } = this;
    const unprintable = this.fonts[font].missingFrom(text);
    for (const character of unprintable) this.missing.add(character);
    parent.add(
      pdf.struct(tag, unprintable.length > 0 ? { actual: text } : {}, () => {
        pdf.font(nameOf(font, 0)).fontSize(size);
        this.dip(colour);
        const box = { x, y, width, size, font, align };
        const lineWidth = this.oneLineWidth(text, box);
        if (lineWidth === undefined && !this.isMixed(text, font)) {
          pdf.text(text, x, y, { width, align });
          return;
        }
        this.putLines(lineWidth === undefined ? this.linesOf(text, box) : [text], box);
      }),
    );
  }

  /** Text in lines, each character in the font that has it. */
  private putLines(
    lines: readonly string[],
    { x, y, width, size, font, align }: Required<Omit<Place, 'colour'>>,
  ): void {
    const { pdf } = this;
    const stack = this.fonts[font];
    const lineHeight = pdf.currentLineHeight(true);
    for (const [index, line] of lines.entries()) {
      let left = align === 'right' ? x + width - stack.widthOf(line) * size : x;
      for (const run of stack.runsOf(line)) {
        pdf.font(nameOf(font, run.font)).text(run.text, left, y + index * lineHeight, { lineBreak: false });
        left += (stack.fonts[run.font]?.widthOf(run.text) ?? 0) * size;
      }
    }
    pdf.y = y + lines.length * lineHeight;
  }

  /** Returns true if a text isn't printed in the first font alone. */
  private isMixed(text: string, font: FontWeight): boolean {
    const runs = this.fonts[font].runsOf(text);
    return runs.length > 1 || runs[0]?.font !== 0 || runs[0].text !== text;
  }

  private linesOf(
    text: string,
    { width, size, font }: Pick<Required<Place>, 'width' | 'size' | 'font'>,
  ): readonly string[] {
    return this.fonts[font].linesOf(text, width / size);
  }

  /** The colour of what follows; it lasts as long as the page. */
  private dip(colour: string): void {
    const { pdf } = this;
    if (this.ink?.page === pdf.page && this.ink.colour === colour) return;
    pdf.fillColor(colour);
    this.ink = { page: pdf.page, colour };
  }

  heightOf(text: string, width: number, { size = usualSize, font = 'regular' }: TextStyle = {}): number {
    const { pdf } = this;
    pdf.font(nameOf(font, 0)).fontSize(size);
    const box = { width, size, font };
    if (this.oneLineWidth(text, box) !== undefined) return pdf.currentLineHeight(true);
    if (this.isMixed(text, font)) return this.linesOf(text, box).length * pdf.currentLineHeight(true);
    return pdf.heightOfString(text, { width });
  }

  /** The size at which a figure stands on one line: the usual one, or smaller where it is too long for its column. */
  figureSize(text: string, width: number, font: FontWeight): number {
    const lineWidth = this.fonts[font].widthOf(text) * usualSize;
    // A hair less than fills it, which no rounding takes over the edge.
    return lineWidth <= width ? usualSize : (0.999 * usualSize * width) / lineWidth;
  }

  /**
   * Returns the width of a text that needs no second line, like most: without looking for line breaks, which takes
   * longest.
   */
  private oneLineWidth(
    text: string,
    { width, size, font }: { readonly width: number; readonly size: number; readonly font: FontWeight },
  ): number | undefined {
    const lineWidth = text.includes('\n') ? Infinity : this.fonts[font].widthOf(text) * size;
    return lineWidth <= width ? lineWidth : undefined;
  }

  isFullFor(height: number): boolean {
    return this.pdf.y + height > textEnd;
  }

  makeRoomFor(height: number): void {
    if (this.isFullFor(height)) this.pdf.addPage();
  }

  skip(height: number): void {
    this.pdf.y += height;
  }

  /** A line that only eyes need. */
  rule(thickness: number): void {
    const { pdf } = this;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.moveTo(margin, pdf.y).lineTo(margin + textWidth, pdf.y);
    pdf.lineWidth(thickness).strokeColor(colors.line).stroke();
    pdf.endMarkedContent();
  }

  /** Writes the foot of each page, once the number of pages is known. */
  feet(left: string, right: (page: number, pages: number) => string): void {
    const { pdf } = this;
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      // The foot lies below where text may go, and would begin a page of its own.
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      pdf.font('regular').fontSize(footSize).fillColor(colors.pale);
      const foot = { y: textEnd + 30, size: footSize, font: 'regular' } as const;
      this.putLines([left], { ...foot, x: margin, width: textWidth - 100, align: 'left' });
      this.putLines([right(page + 1, count)], { ...foot, x: margin + textWidth - 100, width: 100, align: 'right' });
      pdf.endMarkedContent();
    }
  }
}

/** The name under which a document knows a font of a stack. */
const nameOf = (weight: FontWeight, place: number): string => (place === 0 ? weight : `${weight}-${String(place)}`);
