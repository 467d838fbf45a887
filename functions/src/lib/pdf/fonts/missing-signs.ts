/** Proportions of the font size: side of a frame, gap beside it, height of its digits, and width of its line. */
const SIDE = 1;
const GAP = 0.12;
const DIGITS = 0.38;
const LINE = 0.05;

/** The width of characters that no font has. */
export const measureMissing = (text: string, size: number): number => [...text].length * (SIDE + GAP) * size;

/** Draws each character's number (code point) in a frame of two rows: readers see that a sign is missing, and which. */
export function drawMissing(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, size, colour }: { x: number; y: number; size: number; colour: string },
): void {
  for (const [index, character] of [...text].entries()) {
    const left = x + index * (SIDE + GAP) * size + (GAP / 2) * size;
    const top = y - 0.85 * SIDE * size;
    pdf
      .rect(left, top, SIDE * size, SIDE * size)
      .lineWidth(LINE * size)
      .strokeColor(colour)
      .stroke();
    const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const half = Math.ceil(number.length / 2);
    pdf.fontSize(DIGITS * size);
    for (const [row, digits] of [number.slice(0, half), number.slice(half)].entries()) {
      const free = SIDE * size - pdf.widthOfString(digits);
      const base = top + (row === 0 ? 0.45 : 0.87) * SIDE * size;
      pdf.text(digits, left + free / 2, base, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
  pdf.fontSize(size);
}
