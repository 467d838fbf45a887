import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface Subset {
  family: string;
  /** The package's file that has the glyphs. */
  file: string;
  /** In CSS notation: the `unicode-range` of the face. */
  range: string;
  axes: Record<string, number | { min: number; max: number }>;
}

/**
 * ASCII, the letters of Latin-1, Œ, œ and Ÿ, and the punctuation and signs that texts of the product have. The
 * rest of Latin-1 is fractions and signs that texts rarely have: a sixth of the bytes.
 */
const LATIN =
  'U+20-7E, U+A0, U+A9, U+B0, U+B7, U+C0-FF, U+152-153, U+178, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+2193, U+2212';
/** The packages have the sign in `latin-ext`, which is larger than both faces together. */
const RUPEE = 'U+20B9';
/**
 * Headings have one optical size for all font sizes: the axis would double the file. `global.css` sets it for other
 * scripts.
 */
const FRAUNCES = { family: 'Fraunces Variable', axes: { opsz: 48, wght: { min: 300, max: 600 } } };
const INTER = { family: 'Inter Variable', axes: { wght: { min: 400, max: 700 } } };

export const subsets: readonly Subset[] = [
  { ...FRAUNCES, file: 'fraunces/files/fraunces-latin-opsz-normal.woff2', range: LATIN },
  { ...FRAUNCES, file: 'fraunces/files/fraunces-latin-ext-opsz-normal.woff2', range: RUPEE },
  { ...INTER, file: 'inter/files/inter-latin-wght-normal.woff2', range: LATIN },
  { ...INTER, file: 'inter/files/inter-latin-ext-wght-normal.woff2', range: RUPEE },
];

const FOLDER = fileURLToPath(new URL('../.cache/fonts/', import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Gives style sheets `subset-fonts.css`: the faces of the files that a page loads first. Imported after the packages'
 * own faces, they come before them for the characters of their range. The build's files stay in `.cache` for the next
 * one.
 */
export const subsetFonts: Plugin = {
  name: 'subset-fonts',
  async config() {
    await mkdir(FOLDER, { recursive: true });
    const faces = await Promise.all(subsets.map(toFace));
    await writeWhole(`${FOLDER}subset-fonts.css`, faces.join(''));
    return { resolve: { alias: { 'subset-fonts.css': `${FOLDER}subset-fonts.css` } } };
  },
};

async function toFace(subset: Subset): Promise<string> {
  const name = await makeSubset(subset);
  // The weights are the packages': only faces of the same weights complete each other.
  return `@font-face {
  font-family: '${subset.family}';
  font-style: normal;
  font-display: swap;
  font-weight: 100 900;
  src: url('./${name}') format('woff2');
  unicode-range: ${subset.range};
}
`;
}

/** Makes the subset unless it is there, and returns the name of its file. */
async function makeSubset({ file, range, axes }: Subset): Promise<string> {
  const font = await readFile(require.resolve(`@fontsource-variable/${file}`));
  const options = {
    targetFormat: 'woff2',
    variationAxes: axes,
    // Contextual alternates would need half as many glyphs again.
    keepFeatures: ['kern', 'lnum', 'tnum'],
    noHinting: true,
  } as const;
  const { version } = require('subset-font/package.json');
  const key = createHash('sha256')
    .update(font)
    .update(JSON.stringify([version, range, options]));
  const name = `${parse(file).name}-${key.digest('hex').slice(0, 12)}.woff2`;
  if (!existsSync(FOLDER + name))
    await writeWhole(FOLDER + name, await subsetFont(font, listCharacters(range), options));
  return name;
}

export function listCharacters(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace(/^ *U\+/, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

/** Two builds at the same time, also of one process, never see half a file. */
async function writeWhole(path: string, data: string | Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, data);
  await rename(draft, path);
}
