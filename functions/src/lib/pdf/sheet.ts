import type PDFDocument from 'pdfkit';
import { PAGES, type PdfContent, type TextStyle } from './blocks.ts';
import { findFirstFont, isUnshaped, readFont } from './fonts.ts';
import { type Line, layOutText, type Run } from './text-layout.ts';

/** Where something is drawn next. */
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
  /** `P`, `TD`. */
  type: string;
}

/** Of a heading of cells their scope; of a figure its alternative text and its box: left, top, right and bottom. */
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
/** Of the size, from the top of the letters to the baseline. */
const ASCENT = 0.79;

/** The pages of a document, on which texts, pictures and rules are drawn at a cursor. */
export class Sheet {
  readonly area: Area;
  readonly start: Cursor;
  readonly root: Structure;
  readonly #pdf: PDFKit.PDFDocument;
  readonly #bottom: number;
  readonly #fonts = new Set<string>();
  readonly #widths = new Map<string, number>();
  #pages = 1;

  constructor(Document: typeof PDFDocument, { title, page = 'a4' }: Pick<PdfContent, 'title' | 'page'>) {
    const { width, height, margin } = PAGES[page];
    // Its types know neither the subset nor a parsed font.
    const options: object = { subset: 'PDF/UA', font: readFont(findFirstFont('text')).font };
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
    return cursor.y + height > this.#bottom && isWhole ? this.#nextPage(cursor) : cursor;
  }

  /** The lines of a text, which `drawLines` draws. */
  layOut(text: string, { width }: Area, { face = 'text', size = TEXT_SIZE }: TextStyle): Line[] {
    return layOutText(text, { face, width, measure: (run) => this.#measure(run, size) });
  }

  /** Draws lines as the content of `structure`; the cursor after them. Where the page ends, they go on on the next one. */
  drawLines(lines: readonly Line[], style: TextStyle, at: Cursor, area: Area, structure: Structure): Cursor {
    const { size = TEXT_SIZE } = style;
    const height = lineHeight(style);
    let cursor = at;
    for (const line of lines) {
      if (cursor.y + height > this.#bottom) cursor = this.#nextPage(cursor);
      this.#pdf.switchToPage(cursor.page);
      if (line.text !== '')
        this.#drawLine(
          line,
          style,
          { ...area, y: cursor.y + (height - size) / 2 + size * ASCENT },
          structure,
        );
      cursor = { ...cursor, y: cursor.y + height };
    }
    return cursor;
  }

  #drawLine(
    line: Line,
    { size = TEXT_SIZE, isQuiet = false, align = 'start' }: TextStyle,
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
      this.#selectFont(run.font);
      pdf.text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic', ...selectFeatures(run) });
      left += this.#measure(run, size);
    }
    if (!line.isPlain) pdf.endMarkedContent();
    pdf.endMarkedContent();
    structure.element.add(content);
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
    const cursor = this.fit(at, height);
    this.#pdf.switchToPage(cursor.page);
    const { element } = this.structure('Figure', parent, {
      alt,
      bbox: [x, cursor.y, x + width, cursor.y + height],
    });
    const content = this.#pdf.markStructureContent('Figure');
    const box = { fit: [width, height] as [number, number], align: 'center', valign: 'center' } as const;
    this.#pdf.image(Buffer.from(jpeg), x, cursor.y, box);
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

  #nextPage({ page }: Cursor): Cursor {
    if (page + 1 === this.#pages) {
      this.#pdf.switchToPage(page);
      this.#pdf.addPage();
      this.#pages += 1;
    }
    return { page: page + 1, y: this.start.y };
  }

  #measure({ text, font }: Run, size: number): number {
    const key = `${size} ${font} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    this.#selectFont(font);
    const width = this.#pdf.fontSize(size).widthOfString(text, selectFeatures({ text, font }));
    this.#widths.set(key, width);
    return width;
  }

  #selectFont(file: string): void {
    if (!this.#fonts.has(file)) this.#pdf.registerFont(file, toSource(file));
    this.#fonts.add(file);
    this.#pdf.font(file);
  }
}

/** PDFKit takes a parsed font too, which its types do not know. */
const toSource = (file: string) => readFont(file).font as unknown as Buffer;

/** Of a font, but kerning: alphabets need none of them, and applying them takes most of the time. */
const UNUSED = ['calt', 'clig', 'liga', 'rclt', 'curs', 'locl', 'rlig'];
const FOR_MARKS = ['ccmp', 'mark', 'mkmk'];
const MARK = /\p{M}/u;
const switchOff = (features: readonly string[]) =>
  Object.fromEntries(features.map((feature) => [feature, false]));
const [WITHOUT_MARKS, WITH_MARKS] = [switchOff([...UNUSED, ...FOR_MARKS]), switchOff(UNUSED)];

/** The features of OpenType by which a run is shaped. fontkit takes those that are switched off too, which the types do not know. */
function selectFeatures({ text, font }: Run): { features?: PDFKit.Mixins.OpenTypeFeatures[] } {
  // All, and PDFKit knows words that it has shaped before.
  if (!isUnshaped(font)) return {};
  const features: unknown = MARK.test(text) ? WITH_MARKS : WITHOUT_MARKS;
  return { features: features as PDFKit.Mixins.OpenTypeFeatures[] };
}

export const lineHeight = ({ size = TEXT_SIZE }: TextStyle): number => size * LEADING;
