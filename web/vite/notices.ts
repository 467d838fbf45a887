import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Licences of all packages whose code is in the build, which Vite collects; the footer links to it. */
export const NOTICES = 'licences/software.txt';

/** Packages of fonts: Vite names packages of scripts alone. */
const FONTS = ['@fontsource-variable/fraunces', '@fontsource-variable/inter'];

const require = createRequire(import.meta.url);

async function describeFont(name: string): Promise<string> {
  const folder = require.resolve(`${name}/package.json`).replace(/package\.json$/, '');
  const { version, license } = JSON.parse(await readFile(`${folder}package.json`, 'utf8'));
  return `\n## ${name} - ${version} (${license})\n\n${(await readFile(`${folder}LICENSE`, 'utf8')).trim()}\n`;
}

/** Adds to the notices of the client those of its fonts, and where those of libheif are. */
export const addNotices: Plugin = {
  name: 'add-notices',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const notices = bundle[NOTICES];
      if (notices?.type !== 'asset') throw new Error(`Vite has written no ${NOTICES}`);
      const fonts = await Promise.all(FONTS.map(describeFont));
      notices.source = `${notices.source}${fonts.join('')}\n## libheif, libde265, libheif-js (LGPL-3.0)\n\nSee /licences/libheif.txt\n`;
    },
  },
};
