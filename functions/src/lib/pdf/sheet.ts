import type PDFDocument from 'pdfkit';
import qrcode from 'qrcode-generator';
import { PAGES, type PdfContent, type TextStyle } from './blocks.ts';
import { findFirstFont } from './fonts/font-files.ts';
import { readFont } from './fonts/fonts.ts';
import { drawMissing, measureMissing } from './fonts/missing-signs.ts';
import { type Line, layOutText, type Run } from './text-layout.ts';

export interface Cursor {
  page: number;
  y: number;
}

/** From left to right. */
export interface Area {
  x: number;
  width: number;
}

/** An element of the document's structure, which screen readers read. */
export interface Structure {
  element: PDFKit.PDFStructureElement;
  type: string;
}

/** Attributes of a structure element: a header cell's scope; a figure's text and box (left, top, right, bottom). */
interface StructureOptions {
  scope?: 'Row' | 'Column';
  alt?: string;
  bbox?: [number, number, number, number];
}

const INK = '#1b1b1b';
const QUIET = '#5c5c5c';
const RULE = '#c9c9c9';
export const TEXT_SIZE = 10;
const LEADING = 1.45;
/** Distance from the top of the letters to the baseline, as a proportion of the font size. */
const ASCENT = 0.79;

export class Sheet {
  readonly area: Area;
  readonly start: Cursor;
  readonly root: Structure;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #bottom: number;
  readonly #fonts = new Set<string>();
  #pages = 1;

  constructor(Document: typeof PDFDocument, { title, page = 'a4' }: Pick<PdfContent, 'title' | 'page'>) {
    const { width, height, margin } = PAGES[page];
    // Its types know neither the subset nor a parsed font.
    const options: object = { subset: 'PDF/UA', font: readFont(findFirstFont('text')) };
    this.#pdf = new Document({
      ...options,
      size: [width, height],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-IN',
      displayTitle: true,
      info: { Title: title, Producer: '', Creator: '' },
    });
    this.area = { x: margin, width: width - 2 * margin };
    this.start = { page: 0, y: margin };
    this.#bottom = height - margin;
    this.root = { element: this.#pdf.struct('Document'), type: 'Document' };
    this.#pdf.addStructure(this.root.element);
  }

  /** A new element of the structure inside `parent`. */
  structure(type: string, parent: Structure, options: StructureOptions = {}): Structure {
    const element = this.#pdf.struct(type, options);
    parent.element.add(element);
    return { element, type };
  }

  /** The cursor itself, or the top of the next page where less than `height` is left below it. */
  fit(cursor: Cursor, height: number): Cursor {
    const isWhole = height <= this.#bottom - this.start.y;
    return cursor.y + height > this.#bottom && isWhole ? this.nextPage(cursor) : cursor;
  }

  /** The lines of a text, which `drawLines` draws. */
  layOut(text: string, { width }: Area, { face = 'text', size = TEXT_SIZE }: TextStyle): Line[] {
    return layOutText(text, { face, width, measure: (run) => this.#measure(run, size) });
  }

  /** Draws lines as the content of `structure`, over the page's end too; returns the cursor after them. */
  drawLines(lines: readonly Line[], style: TextStyle, at: Cursor, area: Area, structure: Structure): Cursor {
    const { size = TEXT_SIZE } = style;
    const height = lineHeight(style);
    let cursor = at;
    for (const line of lines) {
      if (cursor.y + height > this.#bottom) cursor = this.nextPage(cursor);
      this.#pdf.switchToPage(cursor.page);
      if (line.text !== '')
        this.#drawLine(line, style, { ...area, y: cursor.y + (height - size) / 2 + size * ASCENT }, structure);
      cursor = { ...cursor, y: cursor.y + height };
    }
    return cursor;
  }

  #drawLine(
    line: Line,
    { size = TEXT_SIZE, isQuiet = false, align = 'start', link }: TextStyle,
    { x, width, y }: Area & { y: number },
    structure: Structure,
  ): void {
    const pdf = this.#pdf;
    const content = pdf.markStructureContent(structure.type);
    if (!line.isPlain) pdf.markContent('Span', { actual: line.text });
    pdf.fillColor(isQuiet ? QUIET : INK).fontSize(size);
    const free = width - line.width;
    const isAtEnd = align === 'end' || (align === 'start' && line.isRightToLeft);
    let left = x + (isAtEnd ? free : align === 'center' ? free / 2 : 0);
    for (const run of line.runs) {
      if (run.font === null) {
        this.#selectFont(findFirstFont('text'));
        drawMissing(pdf, run.text, { x: left, y, size, colour: isQuiet ? QUIET : INK });
      } else {
        this.#selectFont(run.font);
        pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      }
      left += this.#measure(run, size);
    }
    if (!line.isPlain) pdf.endMarkedContent();
    pdf.endMarkedContent();
    structure.element.add(content);
    if (link) {
      // Its types know neither the element nor the description.
      const own: object = { structParent: structure.element, Contents: new String(line.text) };
      pdf.link(left - line.width, y - size, line.width, size * LEADING, link, own);
    }
  }

  /** Draws a line across the area; the cursor stays. */
  drawRule({ page, y }: Cursor, { x, width }: Area): void {
    this.#pdf.switchToPage(page);
    this.#pdf.markContent('Artifact', { type: 'Layout' });
    this.#pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.6)
      .strokeColor(RULE)
      .stroke();
    this.#pdf.endMarkedContent();
  }

  /** Draws a JPEG in the middle of the area, not higher than `height`; the cursor after it. */
  drawPicture(
    { jpeg, alt, height }: { jpeg: Uint8Array; alt: string; height: number },
    at: Cursor,
    { x, width }: Area,
    parent: Structure,
  ): Cursor {
    return this.#drawFigure({ alt, x, width, height }, at, parent, (y) => {
      const box = { fit: [width, height] as [number, number], align: 'center', valign: 'center' } as const;
      this.#pdf.image(Buffer.from(jpeg), x, y, box);
    });
  }

  /** Draws a QR code in the middle of the area; the cursor after it. Around it four of its modules must stay empty. */
  drawQrCode(
    { text, alt, height }: { text: string; alt: string; height: number },
    at: Cursor,
    area: Area,
    parent: Structure,
  ): Cursor {
    const x = area.x + (area.width - height) / 2;
    return this.#drawFigure({ alt, x, width: height, height }, at, parent, (y) => {
      const rows = encodeQrCode(text);
      const module = height / rows.length;
      for (const [row, modules] of rows.entries())
        for (const [column, isDark] of modules.entries())
          if (isDark) this.#pdf.rect(x + column * module, y + row * module, module, module);
      this.#pdf.fill(INK);
    });
  }

  #drawFigure(
    { alt, x, width, height }: Area & { alt: string; height: number },
    at: Cursor,
    parent: Structure,
    draw: (y: number) => void,
  ): Cursor {
    const cursor = this.fit(at, height);
    this.#pdf.switchToPage(cursor.page);
    const { element } = this.structure('Figure', parent, { alt, bbox: [x, cursor.y, x + width, cursor.y + height] });
    const content = this.#pdf.markStructureContent('Figure');
    draw(cursor.y);
    this.#pdf.endMarkedContent();
    element.add(content);
    return { ...cursor, y: cursor.y + height };
  }

  /** The document's bytes. Nothing can be drawn after that. */
  async toBytes(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((done, failed) => this.#pdf.on('end', done).on('error', failed));
    this.#numberPages();
    this.root.element.end();
    this.#pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #numberPages(): void {
    if (this.#pages === 1) return;
    const { x, width } = this.area;
    for (let page = 0; page < this.#pages; page += 1) {
      this.#pdf.switchToPage(page);
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      const run = { text: `${page + 1} / ${this.#pages}`, font: findFirstFont('text') };
      this.#selectFont(run.font);
      const left = x + width - this.#measure(run, 8);
      this.#pdf.fillColor(QUIET).fontSize(8);
      this.#pdf.text(run.text, left, this.#bottom + this.start.y / 2, { lineBreak: false });
      this.#pdf.endMarkedContent();
    }
  }

  nextPage({ page }: Cursor): Cursor {
    if (page + 1 === this.#pages) {
      this.#pdf.switchToPage(page);
      this.#pdf.addPage();
      this.#pages += 1;
    }
    return { page: page + 1, y: this.start.y };
  }

  /** PDFKit keeps how it laid out the words of this document. */
  #measure({ text, font }: Run, size: number): number {
    if (font === null) return measureMissing(text, size);
    this.#selectFont(font);
    return this.#pdf.fontSize(size).widthOfString(text);
  }

  #selectFont(file: string): void {
    if (!this.#fonts.has(file)) this.#pdf.registerFont(file, toSource(file));
    this.#fonts.add(file);
    this.#pdf.font(file);
  }
}

/** PDFKit takes a parsed font too, which its types do not know. */
const toSource = (file: string) => readFont(file) as unknown as Buffer;

export const lineHeight = ({ size = TEXT_SIZE }: TextStyle): number => size * LEADING;

/** The modules of a QR code from top to bottom, true where they are dark. A sixth of it may be covered. */
function encodeQrCode(text: string): boolean[][] {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  );
}
