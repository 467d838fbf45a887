import { expect, test } from 'vitest';
import { readPdf } from '../../../test-support/answers/read-pdf.ts';
import type { Block } from './blocks.ts';
import { loadFontsFor } from './fonts/fonts.ts';
import { listUnprintable } from './fonts/unprintable.ts';
import { renderPdf } from './render-pdf.ts';
import { layOutText } from './text-layout.ts';

const SIZE_MAX = 200_000;

async function renderText(text: string) {
  return readPdf(await renderPdf({ title: 'A title', blocks: [{ kind: 'text', text }] }));
}

const joined = (text: string) => text.replace(/\s+/gu, ' ').trim();

test('When a document is drawn, then screen readers find its title, language and structure', async () => {
  const blocks: Block[] = [
    { kind: 'heading', level: 1, text: 'Receipt' },
    { kind: 'facts', facts: [['Number', 'AB/26-27/00001']] },
    {
      kind: 'table',
      columns: [0.7, 0.3],
      head: ['Print', 'Amount'],
      rows: [[{ text: 'Harbour', below: 'Oak' }, 'Rs. 2,000']],
      sums: [['Total', 'Rs. 2,100']],
    },
  ];
  const { title, language, isTagged, roles, text } = await readPdf(await renderPdf({ title: 'A title', blocks }));
  expect({ title, language, isTagged }).toEqual({ title: 'A title', language: 'en-IN', isTagged: true });
  expect(roles.filter((role) => role !== 'Root')).toEqual([
    'Document',
    'H1',
    ...['Table', 'TR', 'TH', 'TD'],
    ...['Table', 'TR', 'TH', 'TH', 'TR', 'TD', 'P', 'P', 'TD', 'TR', 'TH', 'TD'],
  ]);
  expect(text.split('\n')).toEqual([
    'Receipt',
    'Number',
    'AB/26-27/00001',
    'Print',
    'Amount',
    'Harbour',
    'Oak',
    'Rs. 2,000',
    'Total',
    'Rs. 2,100',
  ]);
});

test.each([
  '<b>Harbour</b> & <script>alert(1)</script> \\ ( ) %PDF',
  'आशा राव, मुंबई, किताब, क्षत्रिय, ₹ 1,200',
  'שלום (עולם), abc 123',
  'مرحبا بالعالم',
  '👨‍👩‍👧 🙂 漢字 தமிழ்',
  '𓀀 ߒߞߏ 東京都 さくら 서울 กรุงเทพ శ్రీ ਸ੍ਰੀ',
  'Łódź, Ελληνικά, Русский, Tiếng Việt, e\u0301 and x\u030c',
  'ﬁne oﬃce AV To',
])('When the text is %j, then it is copied as it is', async (text) => {
  const read = await renderText(text);
  expect(joined(read.text)).toBe(joined(text));
  expect(read.size).toBeLessThan(SIZE_MAX);
});

test.each(['Lighthouse at dusk ', 'क्षत्रिय नमस्ते ', 'שלום עולם ', '👨‍👩‍👧🙂', 'x'])(
  'When %j stands there for 5,000 characters, then it is there as a whole, on as many pages as it takes',
  async (part) => {
    const text = part.repeat(Math.ceil(5000 / part.length));
    const read = await renderText(text);
    expect(read.text.replace(/\s+/gu, '')).toBe(text.replace(/\s+/gu, ''));
    expect(read.pages).toBeGreaterThan(0);
    expect(read.size).toBeLessThan(SIZE_MAX);
  },
);

test('When marks overrule the direction of a text, then they are left out', async () => {
  expect((await renderText('Asha \u202eoaR\u202c \u2066Rao\u2069')).text).toBe('Asha oaR Rao');
});

/** Runs of a line, those that no font has in brackets. */
async function layOutLine(text: string) {
  await loadFontsFor([text]);
  const [line] = layOutText(text, { face: 'text', width: 500, measure: (run) => run.text.length });
  const drawn = line?.runs.map((run) => (run.font === null ? `[${run.text}]` : run.text)).join('');
  return { line, drawn };
}

test.each([
  ['Asha 𓀀!', 'Asha [𓀀]!', ['𓀀']],
  ['ߒߞߏ', '[ߏߞߒ]', ['ߒ', 'ߞ', 'ߏ']],
  ['A\u{e0041}\u200db', 'Ab', []],
  ['x\u{16af0}', 'x[\u{16af0}]', ['\u{16af0}']],
  ...['\ue000', '\ue081', '\uf8ff', '\u{f0000}', '\u{10fffd}'].map((sign): [string, string, string[]] => [
    `x${sign}`,
    `x[${sign}]`,
    [sign],
  ]),
  ['𝓡𝓪𝓿𝓲 ﬁ', 'Ravi fi', []],
  ['漢字 தமிழ் 🎂', '漢字 தமிழ் 🎂', []],
])('When %j is laid out, then what no font has is drawn as missing, and is said', async (text, drawn, missing) => {
  const laidOut = await layOutLine(text);
  expect(laidOut.drawn).toBe(drawn);
  expect(laidOut.line).toMatchObject({ text, isPlain: false });
  expect(await listUnprintable([text])).toEqual(missing);
});

test('When a document has a QR code, then it is a figure with a text of its own, drawn without a picture', async () => {
  const code = {
    kind: 'qrCode',
    text: 'https://example.com/certificate/0',
    alt: 'The address',
    height: 76,
  } as const;
  const bytes = await renderPdf({ title: 'A title', blocks: [code] });
  const { roles, alts } = await readPdf(bytes);
  expect(roles).toContain('Figure');
  expect(alts).toEqual(['The address']);
  expect(bytes.includes('/Subtype /Image')).toBe(false);
});

test('When blocks are waited for, then they are drawn in their order, and a page ends where it is told to', async () => {
  async function* blocks(): AsyncGenerator<Block> {
    yield { kind: 'text', text: 'Before' };
    await Promise.resolve();
    yield { kind: 'page' };
    yield { kind: 'heading', level: 2, text: 'After' };
  }
  const { text, pages } = await readPdf(await renderPdf({ title: 'A title', blocks: blocks() }));
  expect({ text, pages }).toEqual({ text: 'Before\nAfter', pages: 2 });
});

test('When texts and cells are links, then each leads to its address from its own page, and screen readers find it', async () => {
  const blocks: Block[] = [
    { kind: 'text', text: 'The site', link: 'https://example.com/' },
    { kind: 'page' },
    {
      kind: 'table',
      columns: [0.7, 0.3],
      head: ['Print', 'From'],
      rows: [[{ text: 'Ebb', below: 'example.com/ebb', link: 'https://example.com/ebb' }, 'Rs. 1,800']],
      sums: [],
    },
  ];
  const { links, roles, text } = await readPdf(await renderPdf({ title: 'A title', blocks }));
  expect(links).toEqual(['https://example.com/', 'https://example.com/ebb']);
  expect(roles.filter((role) => role === 'Link')).toHaveLength(2);
  expect(text.split('\n')).toContain('example.com/ebb');
});
