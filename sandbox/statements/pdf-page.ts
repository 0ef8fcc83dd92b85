import type PDFDocument from 'pdfkit';
import type { DocumentFonts } from './document-fonts';

export type Pdf = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Pdf['struct']>;

/** How far from the edges of the paper text stands, in points. */
export const margin = 56;
/** How wide text may be on A4. */
export const textWidth = 595.28 - 2 * margin;
/** Where a page's text ends, above its foot. */
const textEnd = 841.89 - 80;
/** The size of a table's and a fact's letters. */
const usualSize = 9;

export const inks = { text: '#1c2126', pale: '#475059', accent: '#0e5a4a', line: '#c9c2b4' } as const;

/** How a text looks. */
export type Look = { readonly size?: number; readonly font?: 'regular' | 'bold'; readonly colour?: string };

type Place = Look & {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
};

/** The paper that text is put on, one thing under the other, each with what it is for a screen reader. */
export class PdfPage {
  readonly root: Structure;
  private ink: { readonly page: Pdf['page']; readonly colour: string } | undefined;

  constructor(
    readonly pdf: Pdf,
    private readonly fonts: DocumentFonts,
  ) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** Text over the whole width. */
  line(tag: string, text: string, look: Look): void {
    const { pdf } = this;
    this.makeRoomFor(this.heightOf(text, textWidth, look));
    this.put(this.root, tag, text, { x: margin, y: pdf.y, width: textWidth, ...look });
    pdf.y += 3;
  }

  /** Text in its place. */
  put(parent: Structure, tag: string, text: string, place: Place): void {
    const { x, y, width, size = usualSize, font = 'regular', colour = inks.text, align = 'left' } = place;
    const { pdf } = this;
    parent.add(
      pdf.struct(tag, {}, () => {
        pdf.font(font).fontSize(size);
        this.dip(colour);
        const lineWidth = this.oneLineWidth(text, { width, size, font });
        if (lineWidth === undefined) {
          pdf.text(text, x, y, { width, align });
          return;
        }
        pdf.text(text, align === 'right' ? x + width - lineWidth : x, y, { lineBreak: false });
        pdf.y = y + pdf.currentLineHeight(true);
      }),
    );
  }

  /** The colour of what follows; it lasts as long as the page. */
  private dip(colour: string): void {
    const { pdf } = this;
    if (this.ink?.page === pdf.page && this.ink.colour === colour) return;
    pdf.fillColor(colour);
    this.ink = { page: pdf.page, colour };
  }

  heightOf(text: string, width: number, { size = usualSize, font = 'regular' }: Look = {}): number {
    const { pdf } = this;
    pdf.font(font).fontSize(size);
    const isOneLine = this.oneLineWidth(text, { width, size, font }) !== undefined;
    return isOneLine ? pdf.currentLineHeight(true) : pdf.heightOfString(text, { width });
  }

  /** How wide a text is that needs no second line, like most: told without looking for where it breaks, which takes longest. */
  private oneLineWidth(
    text: string,
    { width, size, font }: { readonly width: number; readonly size: number; readonly font: 'regular' | 'bold' },
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
    pdf.lineWidth(thickness).strokeColor(inks.line).stroke();
    pdf.endMarkedContent();
  }

  /** What each page says at its foot, once it is known how many there are. */
  feet(left: string, right: (page: number, pages: number) => string): void {
    const { pdf } = this;
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      // The foot lies below where text may go, and would begin a page of its own.
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
      pdf.font('regular').fontSize(8).fillColor(inks.pale);
      pdf.text(left, margin, textEnd + 30, { width: textWidth - 100, lineBreak: false });
      pdf.text(right(page + 1, count), margin + textWidth - 100, textEnd + 30, { width: 100, align: 'right' });
      pdf.endMarkedContent();
    }
  }
}
