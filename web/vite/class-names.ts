import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WEB = fileURLToPath(new URL('..', import.meta.url));

/** The classes of the style sheets, by file and name, each with its number. */
const classes = new Map<string, number>();

/** Short, because every page has the style sheets and the classes inside: a tenth of a page's bytes. */
export function generateScopedName(name: string, file: string): string {
  const key = `${relative(WEB, file.split('?', 1)[0] ?? file)} ${name}`;
  const number = classes.get(key) ?? classes.size;
  classes.set(key, number);
  return `_${number.toString(36)}`;
}

// In one order, whatever order they are transformed in: the same sources make the same files.
for (const file of globSync('src/**/*.module.css', { cwd: WEB }).sort())
  for (const [, name = ''] of readFileSync(`${WEB}${file}`, 'utf8').matchAll(/\.([a-z]\w*)/gi))
    generateScopedName(name, `${WEB}${file}`);

/**
 * Imports the classes of style sheets each by its name, and they become the strings that they are: those of a default import are
 * an object, kept whole with the names of all its classes, 1 KB of a page. No class is called by a reserved word.
 */
export const slimClasses: Plugin[] = [
  {
    name: 'slim-classes',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]web[\\/]src[\\/].*\.tsx?$/ },
      handler: (code) =>
        code.replace(/^import (\w+) from ('[^']+\.module\.css');$/gm, 'import * as $1 from $2;'),
    },
  },
  {
    // Without its object a sheet would be left out where all its classes have become strings.
    name: 'keep-sheets',
    enforce: 'post',
    apply: 'build',
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({
        code: code.replace(/^export default \{[^}]*\};?$/m, ''),
        map: null,
        moduleSideEffects: 'no-treeshake',
      }),
    },
  },
];
