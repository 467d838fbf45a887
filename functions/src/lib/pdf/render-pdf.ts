import type { Block, Cell, PdfContent, Table, TextStyle } from './blocks.ts';
import { loadFonts, loadFontsFor } from './fonts/fonts.ts';
import { listTexts } from './fonts/unprintable.ts';
import { type Area, type Cursor, lineHeight, Sheet, type Structure, TEXT_SIZE } from './sheet.ts';

const GUTTER = 24;
const ROW_PADDING = 6;
const LABEL_SHARE = 0.36;
const BELOW: TextStyle = { size: 8.5, isQuiet: true };
const HEADINGS: Readonly<Record<1 | 2, TextStyle & { before: number; after: number }>> = {
  1: { face: 'headline', size: 26, before: 0, after: 6 },
  2: { face: 'strong', size: 11, before: 14, after: 3 },
};

/** Loads PDF library and fonts: instances that draw nothing start without, and callers wait for pictures meanwhile. */
export async function loadPdfKit() {
  const [{ default: PDFDocument }] = await Promise.all([import('pdfkit'), loadFonts()]);
  return PDFDocument;
}

/**
 * A PDF that screen readers can read (PDF/UA: tagged, with language and title), with its fonts embedded. Texts are
 * drawn as they are: nothing in them is markup. A character that no font has is its number in a frame, and is copied as
 * what it is.
 */
export async function renderPdf(content: PdfContent): Promise<Buffer> {
  const sheet = new Sheet(await loadPdfKit(), content);
  let cursor = sheet.start;
  for await (const block of content.blocks) {
    await loadFontsFor(listTexts(block));
    cursor = drawBlock(sheet, block, cursor, sheet.area, sheet.root);
  }
  return sheet.toBytes();
}

function drawBlocks(sheet: Sheet, blocks: readonly Block[], start: Cursor, area: Area, parent: Structure): Cursor {
  return blocks.reduce((cursor, block) => drawBlock(sheet, block, cursor, area, parent), start);
}

function drawBlock(sheet: Sheet, block: Block, cursor: Cursor, area: Area, parent: Structure): Cursor {
  switch (block.kind) {
    case 'heading': {
      const { before, after, ...style } = HEADINGS[block.level];
      const own = {
        ...style,
        ...(block.face && { face: block.face }),
        ...(block.size && { size: block.size }),
        ...(block.align && { align: block.align }),
      };
      const top = block.level === 1 ? cursor : { ...cursor, y: cursor.y + before };
      // Not alone at the end of a page.
      const fitted = sheet.fit(top, lineHeight(own) + 3 * lineHeight({}));
      const end = drawText(sheet, block.text, own, fitted, area, sheet.structure(`H${block.level}`, parent));
      return { ...end, y: end.y + after };
    }
    case 'text':
      return drawParagraph(sheet, block.text, block, cursor, area, parent);
    case 'facts':
      return drawFacts(sheet, block.facts, cursor, area, parent);
    case 'table':
      return drawTable(sheet, block, cursor, area, parent);
    case 'columns':
      return drawColumns(sheet, block.columns, cursor, area, parent);
    case 'picture':
      return sheet.drawPicture(block, cursor, area, parent);
    case 'qrCode':
      return sheet.drawQrCode(block, cursor, area, parent);
    case 'rule': {
      const line = { ...cursor, y: cursor.y + 10 };
      sheet.drawRule(line, area);
      return { ...line, y: line.y + 10 };
    }
    case 'page':
      return sheet.nextPage(cursor);
    case 'gap':
      return { ...cursor, y: cursor.y + block.height };
  }
}

function drawText(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  cursor: Cursor,
  area: Area,
  element: Structure,
): Cursor {
  return sheet.drawLines(sheet.layOut(text, area, style), style, cursor, area, element);
}

function drawParagraph(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  cursor: Cursor,
  area: Area,
  parent: Structure,
): Cursor {
  const paragraph = sheet.structure('P', parent);
  if (!style.link) return drawText(sheet, text, style, cursor, area, paragraph);
  const link = sheet.structure('Link', paragraph);
  const end = drawText(sheet, text, style, cursor, area, link);
  // PDFKit notes a link on the page that is current when its element ends.
  link.element.end();
  return end;
}

function drawColumns(
  sheet: Sheet,
  columns: readonly (readonly Block[])[],
  cursor: Cursor,
  { x, width }: Area,
  parent: Structure,
): Cursor {
  const each = (width - GUTTER * (columns.length - 1)) / columns.length;
  const ends = columns.map((blocks, index) => {
    const area = { x: x + index * (each + GUTTER), width: each };
    return drawBlocks(sheet, blocks, cursor, area, sheet.structure('Div', parent));
  });
  return furthest(ends, cursor);
}

const furthest = (cursors: readonly Cursor[], start: Cursor): Cursor =>
  cursors.reduce((a, b) => (b.page > a.page || (b.page === a.page && b.y > a.y) ? b : a), start);

function drawFacts(
  sheet: Sheet,
  facts: readonly (readonly [string, string])[],
  start: Cursor,
  { x, width }: Area,
  parent: Structure,
): Cursor {
  const table = sheet.structure('Table', parent);
  const label = { x, width: width * LABEL_SHARE - 8 };
  const value = { x: x + width * LABEL_SHARE, width: width * (1 - LABEL_SHARE) };
  return facts.reduce((at, [name, text]) => {
    const cursor = sheet.fit(at, lineHeight({}));
    const row = sheet.structure('TR', table);
    const head = sheet.structure('TH', row, { scope: 'Row' });
    const names = drawText(sheet, name, { isQuiet: true }, cursor, label, head);
    const values = drawText(sheet, text, {}, cursor, value, sheet.structure('TD', row));
    return furthest([names, values], cursor);
  }, start);
}

function drawTable(sheet: Sheet, table: Table, start: Cursor, area: Area, parent: Structure): Cursor {
  const { head, rows, sums } = table;
  const element = sheet.structure('Table', parent);
  const areas = toAreas(table.columns, area);
  const headed = drawRow(sheet, head, { areas, style: { face: 'strong' }, cell: 'TH' }, start, element);
  sheet.drawRule(headed, area);
  const ended = rows.reduce((cursor, row) => {
    const end = drawRow(sheet, row, { areas, style: {}, cell: 'TD' }, cursor, element);
    sheet.drawRule(end, area);
    return end;
  }, headed);
  const sumAreas = toAreas([0.7, 0.3], area);
  return sums.reduce(
    (cursor, [label, amount], index) => {
      const isLast = index === sums.length - 1;
      const style = { face: isLast ? 'strong' : 'text', align: 'end' } as const;
      const row = sheet.structure('TR', element);
      const at = sheet.fit(cursor, lineHeight({}));
      const name = sheet.structure('TH', row, { scope: 'Row' });
      const ends = [
        drawText(sheet, label, style, at, sumAreas[0] ?? area, name),
        drawText(sheet, amount, style, at, sumAreas[1] ?? area, sheet.structure('TD', row)),
      ];
      return furthest(ends, at);
    },
    { ...ended, y: ended.y + ROW_PADDING },
  );
}

function toAreas(columns: readonly number[], { x, width }: Area): Area[] {
  return columns.map((share, index) => {
    const before = columns.slice(0, index).reduce((sum, one) => sum + one, 0);
    const isLast = index === columns.length - 1;
    return { x: x + before * width, width: share * width - (isLast ? 0 : 12) };
  });
}

function drawRow(
  sheet: Sheet,
  cells: readonly Cell[],
  { areas, style, cell }: { areas: readonly Area[]; style: TextStyle; cell: 'TH' | 'TD' },
  start: Cursor,
  table: Structure,
): Cursor {
  const row = sheet.structure('TR', table);
  const laidOut = cells.map((content, index) => {
    const { text, below } = typeof content === 'string' ? { text: content, below: '' } : content;
    const isAmount = index === areas.length - 1 && index > 0;
    const area = areas[index] ?? sheet.area;
    const own = { ...style, ...(isAmount && ({ align: 'end' } as const)) };
    return {
      content,
      area,
      own,
      lines: sheet.layOut(text, area, own),
      more: below === '' ? [] : sheet.layOut(below, area, BELOW),
    };
  });
  const height = Math.max(
    TEXT_SIZE,
    ...laidOut.map(({ own, lines, more }) => lines.length * lineHeight(own) + more.length * lineHeight(BELOW)),
  );
  const fitted = sheet.fit(start, height + 2 * ROW_PADDING);
  const top = { ...fitted, y: fitted.y + ROW_PADDING };
  const ends = laidOut.map(({ content: given, area, own, lines, more }) => {
    const element = sheet.structure(cell, row, cell === 'TH' ? { scope: 'Column' } : {});
    if (more.length === 0) return sheet.drawLines(lines, own, top, area, element);
    const after = sheet.drawLines(lines, own, top, area, sheet.structure('P', element));
    const { below, link } = typeof given === 'string' ? { below: '', link: undefined } : given;
    const belowStyle = { ...BELOW, ...(link && { link }) };
    return drawParagraph(sheet, below, belowStyle, after, area, element);
  });
  const end = furthest(ends, top);
  return { ...end, y: end.y + ROW_PADDING };
}

/** A document, and the name under which browsers save it. */
export interface PdfFile {
  name: string;
  bytes: Buffer;
}

export async function toFile(content: PdfContent): Promise<PdfFile> {
  return { name: content.title.replace(/[^\w ]+/g, '-'), bytes: await renderPdf(content) };
}
