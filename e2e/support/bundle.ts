import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export const DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
const QUOTED_CHUNK = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Strings that only the named library's code contains. */
export const FIREBASE = /@firebase\/|firebaseapp|identitytoolkit/;
export const MUI = /MuiPaper|MuiButtonBase|@emotion/;
export const LIGHTBOX = /yarl__/;

export interface Chunk {
  file: string;
  text: string;
  gzipped: number;
  /** Chunks that it imports statically. */
  brings: string[];
  /** Chunks that it names at all: static import, dynamic import or preload. */
  names: string[];
}

interface Bundle {
  /** Paths of all files, relative to the build folder. */
  files: string[];
  chunks: ReadonlyMap<string, Chunk>;
  /** Chunks that every document loads. */
  entry: string[];
}

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

export function readBundle(): Bundle {
  const files = readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(DIST.length)}/${entry.name}`);
  const chunks = files
    .filter((file) => file.endsWith('.js'))
    .map((path): Chunk => {
      const text = readFileSync(`${DIST}${path}`, 'utf8');
      return {
        file: path.split('/').at(-1) ?? path,
        text,
        gzipped: gzipSync(text).length,
        brings: matches(text, STATIC_IMPORT),
        names: matches(text, QUOTED_CHUNK),
      };
    });
  return {
    files,
    chunks: new Map(chunks.map((chunk) => [chunk.file, chunk])),
    entry: matches(readFileSync(`${DIST}/shell.html`, 'utf8'), QUOTED_CHUNK),
  };
}

/** The static closure: these chunks and everything they import statically. */
export function closure({ chunks }: Bundle, start: readonly string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const queue = [...start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    const chunk = chunks.get(file);
    if (chunk === undefined) throw new Error(`The build has no chunk ${file}`);
    if (found.has(file)) continue;
    found.set(file, chunk);
    queue.push(...chunk.brings);
  }
  return [...found.values()];
}

export const weight = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { gzipped }) => sum + gzipped, 0);
