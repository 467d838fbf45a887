import { cp, readFile, writeFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { findMissingSources } from './vite/app-check-policy.ts';
import { devPages } from './vite/dev-pages.ts';
import { EMULATORS_HEADER, printEmulators, SETTINGS_PATH } from './vite/emulators-header.ts';
import { markdown } from './vite/markdown.ts';
import { addNotices, devNotices, NOTICES } from './vite/notices.ts';
import { chunkGroups, findShell } from './vite/shell.ts';
import { compileStartScript } from './vite/start-script.ts';
import { subsetFonts } from './vite/subset-fonts.ts';

const { hosting, emulators } = JSON.parse(await readFile(new URL('../firebase.json', import.meta.url), 'utf8'));

/** The Hosting emulator. */
const HOSTING = `http://${emulators.hosting.host}:${emulators.hosting.port}`;

/** Fails the build where a setting is no https address: it would become a broken or dangerous link. */
const checkAddresses: Plugin = {
  name: 'check-addresses',
  configResolved({ env }) {
    for (const [name, value] of Object.entries(env))
      if (/^VITE_\w+_URL$/.test(name) && value && !URL.parse(value)?.protocol.startsWith('https:'))
        throw new Error(`${name} must be an https address or empty, and is "${value}".`);
  },
};

/** Fails the build where App Check has a key, and the content security policy does not let it work. */
const checkAppCheckPolicy: Plugin = {
  name: 'check-app-check-policy',
  configResolved({ env }) {
    if (!env.VITE_APP_CHECK_KEY) return;
    const all: { key: string; value: string }[] = hosting.headers.flatMap(({ headers }: Rule) => headers);
    const missing = findMissingSources(all.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '');
    if (missing.length > 0)
      throw new Error(
        `With VITE_APP_CHECK_KEY, the content security policy in firebase.json needs ${missing.join(', ')}.`,
      );
  },
};

/** Headers of some paths in firebase.json. */
interface Rule {
  headers: { key: string; value: string }[];
}

/** Packages that others import for what this client does not use, by their importer: 140 and 45 KB, gzipped. */
const UNUSED: Readonly<Record<string, RegExp>> = {
  // One file for all of Firebase's services.
  reactfire: /^firebase\/(?:database|firestore|functions|remote-config|storage|performance)$/,
  rxfire: /^firebase\/(?:database|firestore|functions|remote-config|storage|performance)$/,
  // Regular expressions in pipelines.
  '@firebase/firestore': /^re2js$/,
};

/** Leaves the unused packages out: their exports are undefined. */
const omitUnusedPackages: Plugin = {
  name: 'omit-unused-packages',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer = '') =>
    UNUSED[/[\\/]node_modules[\\/]((?:@[\w-]+[\\/])?[\w-]+)/.exec(importer)?.[1] ?? '']?.test(id)
      ? `\0unused:${id}`
      : null,
  async load(id) {
    if (!id.startsWith('\0unused:')) return null;
    const names = Object.keys(await import(id.slice('\0unused:'.length))).filter((name) => name !== 'default');
    return {
      code: names.map((name) => `export const ${name} = undefined;`).join('\n'),
      moduleSideEffects: false,
    };
  },
};

/**
 * Hosting serves a file before it asks a function: under its own name, the shell would hide the rendered front page.
 */
const nameShell: Plugin = {
  name: 'name-shell',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') return;
      shell.fileName = 'shell.html';
      // For missing files of the build, which no function answers for.
      this.emitFile({ type: 'asset', fileName: '404.html', source: shell.source });
    },
  },
};

/** The function's own packages have no React. While developing, Vite can't run CommonJS packages from within. */
const bundlePackages: Plugin = {
  name: 'bundle-packages',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true } } : null),
};

/**
 * Gives the function what it writes around a rendered page: the shell, its script, the style sheets, and which page
 * needs which file.
 */
async function writeTemplate(client: string, server: string): Promise<void> {
  await writeFile(`${server}/start.js`, await compileStartScript());
  await cp(`${client}/shell.html`, `${server}/shell.html`);
  await cp(`${client}/.vite/manifest.json`, `${server}/manifest.json`);
  await cp(`${client}/assets`, `${server}/assets`, {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || file.endsWith('.css'),
  });
}

/** Where the function that renders pages finds its build, beside its own bundle. */
const SERVER_BUILD = '../functions/dist/web';

export default defineConfig({
  plugins: [
    react(),
    markdown,
    checkAddresses,
    checkAppCheckPolicy,
    subsetFonts,
    omitUnusedPackages,
    nameShell,
    addNotices,
    devNotices,
    findShell,
    bundlePackages,
    devPages(HOSTING),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        license: { fileName: NOTICES },
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [{ test: /[\\/]node_modules[\\/](reactfire|rxfire)[\\/]/, sideEffects: false }],
          },
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          // Names of files stand in each other: these digits compress better than those of base64, and fewer of them
          // tell the releases of a file apart.
          output: {
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: SERVER_BUILD,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: 'src/app/entry-server.tsx' },
      },
    },
  },
  builder: {
    buildApp: async (builder) => {
      for (const environment of Object.values(builder.environments)) await builder.build(environment);
      await writeTemplate(`${builder.config.root}/dist`, `${builder.config.root}/${SERVER_BUILD}`);
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: {
      // Before `/__`: the first that fits is taken.
      [SETTINGS_PATH]: {
        target: HOSTING,
        configure: (proxy) => {
          proxy.on('proxyRes', ({ headers }) => {
            headers[EMULATORS_HEADER.toLowerCase()] = printEmulators(emulators);
          });
        },
      },
      ...Object.fromEntries(['/api', '/photos', '/portraits', '/__'].map((path) => [path, HOSTING])),
    },
  },
});
