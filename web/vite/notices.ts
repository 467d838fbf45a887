import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createBuilder, type Plugin } from 'vite';

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

/** Heading of a package without a text of its license, with the license that it names. */
const WITHOUT_TEXT = /^## (\S+) - \S+(?: \(([\w.-]+)\))?\n\n(?=## |$)/gm;
/** Licenses of packages that name theirs in their readme alone. */
const FROM_README: Readonly<Record<string, string>> = { jsonp: 'MIT' };

/** Points from packages that bring no text of their license to that text, at the end. Throws where one names none. */
export function completeNotices(notices: string): string {
  const used = new Set<string>();
  const pointed = notices.replace(WITHOUT_TEXT, (heading: string, name: string, named?: string) => {
    const license = named ?? FROM_README[name];
    if (!license) throw new Error(`${name} names no license: look at its readme`);
    used.add(license);
    return `${heading}Copyright: its authors. The text of ${license} stands at the end.\n\n`;
  });
  return [pointed, ...[...used].sort().map(readLicense)].join('');
}

function readLicense(id: string): string {
  const { name, licenseText } = require(`spdx-license-list/licenses/${id}.json`);
  return `\n## ${name} (${id})\n\n${licenseText.trim()}\n`;
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
      const heif = '\n## libheif, libde265, libheif-js (LGPL-3.0)\n\nSee /licences/libheif.txt\n';
      notices.source = completeNotices([`${notices.source}`, ...fonts, heif].join(''));
    },
  },
};

/** Serves the notices while developing: only a build knows whose code it has, so that the first request makes one. */
export const devNotices: Plugin = {
  name: 'dev-notices',
  apply: 'serve',
  configureServer: ({ config: { root, configFile }, middlewares }) => {
    let notices: Promise<string> | undefined;
    middlewares.use(`/${NOTICES}`, async (_request, response, next) => {
      try {
        notices ??= buildNotices(root, configFile);
        const text = await notices;
        response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
      } catch (error) {
        notices = undefined;
        next(error);
      }
    });
  },
};

async function buildNotices(root: string, configFile: string | undefined): Promise<string> {
  const builder = await createBuilder({ root, configFile, logLevel: 'error', build: { write: false } });
  const { client } = builder.environments;
  if (!client) throw new Error('There is no client to build');
  const built = [await builder.build(client)].flat();
  const files = built.flatMap((one) => ('output' in one ? one.output : []));
  const found = files.find(({ fileName }) => fileName === NOTICES);
  if (found?.type !== 'asset') throw new Error(`The build has no ${NOTICES}`);
  return `${found.source}`;
}
