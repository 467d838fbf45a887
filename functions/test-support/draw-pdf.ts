import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Ink on paper: true where a pixel is dark, row by row, without the empty paper around it. */
export interface Ink {
  width: number;
  height: number;
  dark: readonly boolean[];
}

/** Draws the pages of a document as a reader shows them: its fonts, not its text. */
export async function drawPdf(bytes: Uint8Array, scale: number): Promise<Ink[]> {
  const pdf = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const inks: Ink[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    // Its types know the canvas of browsers alone.
    await page.render({ canvas: canvas as never, viewport }).promise;
    inks.push(readInk(canvas));
  }
  return inks;
}

/** The ink of a canvas with a white or transparent ground. */
export function readInk(canvas: Canvas): Ink {
  const { data, width } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const places: [x: number, y: number][] = [];
  for (let at = 0; at < data.length; at += 4)
    if ((data[at + 3] ?? 0) > 127 && (data[at] ?? 255) < 128)
      places.push([(at / 4) % width, Math.floor(at / 4 / width)]);
  const [left, right] = range(places.map(([x]) => x));
  const [top, bottom] = range(places.map(([, y]) => y));
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const dark = new Array<boolean>(size.width * size.height).fill(false);
  for (const [x, y] of places) dark[(y - top) * size.width + x - left] = true;
  return { ...size, dark };
}

const range = (values: readonly number[]): [least: number, most: number] =>
  values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );

/** How much of two inks is on the same places: 1 for all, 0 for none. Either may lie a pixel beside the other. */
export function compareInks(one: Ink, other: Ink): number {
  const shifts = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
  return Math.max(...shifts.map(([x, y]) => overlap(one, other, x, y)));
}

function overlap(one: Ink, other: Ink, x: number, y: number): number {
  const isDark = ({ width, height, dark }: Ink, column: number, row: number) =>
    column >= 0 && row >= 0 && column < width && row < height && dark[row * width + column] === true;
  let [both, either] = [0, 0];
  for (let row = -1; row < Math.max(one.height, other.height) + 1; row += 1)
    for (let column = -1; column < Math.max(one.width, other.width) + 1; column += 1) {
      const [first, second] = [isDark(one, column, row), isDark(other, column + x, row + y)];
      if (first && second) both += 1;
      if (first || second) either += 1;
    }
  return either === 0 ? 1 : both / either;
}
