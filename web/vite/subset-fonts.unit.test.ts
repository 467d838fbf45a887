import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { resolveConfig } from 'vite';
import { describe, expect, test } from 'vitest';
import { listCharacters, subsets } from './subset-fonts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Both faces together, in bytes. */
const BUDGET = 45 * 1024;
/** Arrows that neither package has. */
const IN_NO_FACE = '←→↗';

describe('the fonts that a page loads first', () => {
  test('When they are built, then the two faces stay within the budget, and the rupee sign costs little', async () => {
    const { resolve } = await resolveConfig({ root, configFile: `${root}/vite.config.ts` }, 'build');
    const sheet = resolve.alias.find(({ find }) => find === 'subset-fonts.css')?.replacement ?? '';
    const sizes = [...readFileSync(sheet, 'utf8').matchAll(/url\('([^']+)'\)/g)].map(
      ([, name]) => statSync(`${dirname(sheet)}/${name}`).size,
    );
    expect(sizes).toHaveLength(subsets.length);
    const [fraunces = 0, frauncesRupee, inter = 0, interRupee] = sizes;
    expect(fraunces + inter).toBeLessThanOrEqual(BUDGET);
    expect(frauncesRupee).toBeLessThanOrEqual(2048);
    expect(interRupee).toBeLessThanOrEqual(2048);
  });

  test.each(['Fraunces Variable', 'Inter Variable'])(
    'When a text of the product is shown, then the subsets of %s have its characters',
    (family) => {
      const characters = new Set(
        subsets.filter((subset) => subset.family === family).flatMap(({ range }) => [...listCharacters(range)]),
      );
      const missing = globSync('src/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).flatMap((file) =>
        [...readFileSync(`${root}/${file}`, 'utf8')]
          .filter((sign) => sign !== '\n' && !characters.has(sign) && !IN_NO_FACE.includes(sign))
          .map((sign) => `${sign} in ${file}`),
      );
      expect(missing).toEqual([]);
    },
  );

  test('When a range is read, then single characters and spans are in it', () => {
    expect(listCharacters('U+41-43, U+20B9')).toBe('ABC₹');
  });
});
