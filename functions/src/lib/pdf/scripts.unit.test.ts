import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { resolveFile } from './fonts/font-files.ts';
import { renderPdf } from './render-pdf.ts';

/** Ink on paper: true where a pixel is dark, row by row, without the empty paper around it. */
interface Ink {
  width: number;
  height: number;
  dark: readonly boolean[];
}

/** Draws the pages of a document as a reader shows them: its fonts, not its text. */
async function drawPdf(bytes: Uint8Array, scale: number): Promise<Ink[]> {
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
function readInk(canvas: Canvas): Ink {
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
function compareInks(one: Ink, other: Ink): number {
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

const SIZE = 20;
const SCALE = 5;

const draw = async (text: string): Promise<Ink> => {
  const [ink] = await drawPdf(
    await renderPdf({ title: 'A title', page: 'label', blocks: [{ kind: 'text', text, size: SIZE }] }),
    SCALE,
  );
  if (!ink) throw new Error('There is no page');
  return ink;
};

/** Characters, and the file of the font that has them. */
type Part = readonly [text: string, file: string];

/** Draws with the fonts alone, without a document. */
async function drawWithFonts(parts: readonly Part[]): Promise<Ink> {
  const canvas = createCanvas(1600, 500);
  const context = canvas.getContext('2d');
  let left = 50;
  for (const [text, file] of parts) {
    const { font, upem } = await openFont(file);
    const unit = (SIZE * SCALE) / upem;
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of shapeText(font, text)) {
      context.setTransform(unit, 0, 0, -unit, left + xOffset * unit, 250 - yOffset * unit);
      context.fill(new Path2D(font.glyphToPath(codepoint)));
      left += xAdvance * unit;
    }
  }
  return readInk(canvas);
}

async function openFont(file: string) {
  const bytes = readFileSync(resolveFile(file));
  const isVariable = file.endsWith('.woff2');
  const data = isVariable ? await decompress(bytes) : bytes;
  const face = new Face(new Blob(Uint8Array.from(data).buffer));
  const font = new Font(face);
  if (isVariable) font.setVariations([new Variation('wght', 400)]);
  return { font, upem: face.upem };
}

function shapeText(font: Font, text: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

const noto = (name: string, family: string) =>
  `@expo-google-fonts/noto-sans-${name}/400Regular/NotoSans${family}_400Regular.ttf`;
/** The parts of a font by character, of which each is in one file. */
async function findSlices(variant: string, text: string): Promise<Part[]> {
  const folder = `@fontsource-variable/noto-sans-${variant}/files`;
  const files = readdirSync(dirname(resolveFile(`${folder}/noto-sans-${variant}-119-wght-normal.woff2`)));
  const parts: Part[] = [];
  for (const character of text)
    for (const name of files.filter((file) => /-\d+-wght/.test(file))) {
      const { font } = await openFont(`${folder}/${name}`);
      if (shapeText(font, character)[0]?.codepoint === 0) continue;
      parts.push([character, `${folder}/${name}`]);
      break;
    }
  return parts;
}

/** Words with conjuncts, signs before and around their letter, and stacked marks. */
const WORDS: readonly (readonly [script: string, word: string, file: string])[] = [
  ['Tamil', 'கௌரிஸ்ரீகொணு', noto('tamil', 'Tamil')],
  ['Bengali', 'চট্টোপাধ্যায়কৃষ্ণ', noto('bengali', 'Bengali')],
  ['Telugu', 'ఆంధ్రప్రదేశ్శ్రీ', noto('telugu', 'Telugu')],
  ['Kannada', 'ಕ್ಷೇತ್ರರಾಷ್ಟ್ರಕೊ', noto('kannada', 'Kannada')],
  ['Malayalam', 'സ്ത്രീകൃഷ്ണൻകോഴി', noto('malayalam', 'Malayalam')],
  ['Gujarati', 'ક્ષત્રિયવિદ્યાર્થી', noto('gujarati', 'Gujarati')],
  ['Gurmukhi', 'ਅੰਮ੍ਰਿਤਸਰਚੰਡੀਗੜ੍ਹ', noto('gurmukhi', 'Gurmukhi')],
  ['Odia', 'ଭୁବନେଶ୍ୱରଶ୍ରୀକୋଣାର୍କ', noto('oriya', 'Oriya')],
  ['Sinhala', 'ක්‍රිස්තුවිද්‍යාලය', noto('sinhala', 'Sinhala')],
  ['Devanagari', 'राष्ट्रीयविद्यार्थी', noto('devanagari', 'Devanagari')],
  ['Ol Chiki', 'ᱥᱟᱱᱛᱟᱲᱤ', noto('ol-chiki', 'OlChiki')],
  ['Meetei Mayek', 'ꯃꯅꯤꯄꯨꯔ', noto('meetei-mayek', 'MeeteiMayek')],
  ['Thai', 'น้ำที่ผู้ปู่', noto('thai', 'Thai')],
  ['Lao', 'ນ້ຳຢູ່', noto('lao', 'Lao')],
  ['Khmer', 'ភ្នំពេញស្ត្រី', noto('khmer', 'Khmer')],
  ['Myanmar', 'သင်္ကေတမြန်မာ', noto('myanmar', 'Myanmar')],
  ['Georgian', 'თბილისი', noto('georgian', 'Georgian')],
  ['Armenian', 'Երևան', noto('armenian', 'Armenian')],
  ['Ethiopic', 'አዲስአበባ', noto('ethiopic', 'Ethiopic')],
  ['Tibetan', 'བཀྲ', '@expo-google-fonts/noto-serif-tibetan/400Regular/NotoSerifTibetan_400Regular.ttf'],
  ['Thaana', 'ދިވެހި', noto('thaana', 'Thaana')],
  ['Arabic with vowels', 'اللّٰهِکراچی', noto('arabic', 'Arabic')],
  ['Hebrew with points', 'שָׁלוֹם', noto('hebrew', 'Hebrew')],
  ['emoji', '👨‍👩‍👧👍🏽🇮🇳🎂', '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'],
];

test.each(WORDS)('When a text is %s, then its ink is what the font draws of %s', async (_script, word, file) => {
  expect(compareInks(await draw(word), await drawWithFonts([[word, file]]))).toBeGreaterThan(0.85);
});

test.each([
  ['Japanese', 'jp', '渋谷区さくら'],
  ['Korean', 'kr', '서울강남구'],
  ['simplified Chinese', 'sc', '建国门内大街'],
  // Of two characters that are not simplified.
  ['traditional Chinese', 'tc', 'ㄅ臺灣'],
])('When a text is %s, then its ink is what the font for it draws', async (_language, variant, word) => {
  expect(compareInks(await draw(word), await drawWithFonts(await findSlices(variant, word)))).toBeGreaterThan(0.85);
});

test('When letters differ, then their ink does, and none looks like a missing one', async () => {
  const inks = await Promise.all(['க', 'ம', 'ক', 'క', '京', '都', '가', '🎂', '𓀀', '?'].map(draw));
  for (const [index, one] of inks.entries())
    for (const other of inks.slice(index + 1)) expect(compareInks(one, other)).toBeLessThan(0.6);
});
