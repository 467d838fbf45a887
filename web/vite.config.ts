import { cp, writeFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups, findCommonModules } from './vite/chunks.ts';
import { generateScopedName, slimClasses } from './vite/class-names.ts';
import { devPages } from './vite/dev-pages.ts';
import { markdown } from './vite/markdown.ts';
import { compileStartScript } from './vite/start-script.ts';
import { stubImports } from './vite/stub-imports.ts';
import { subsetFonts } from './vite/subset-fonts.ts';

/** The suite's Hosting emulator. */
const HOSTING = 'http://127.0.0.1:5050';

/** Fails the build where a setting is no https address: it would become a broken or dangerous link. */
const checkAddresses: Plugin = {
  name: 'check-addresses',
  configResolved({ env }) {
    for (const [name, value] of Object.entries(env))
      if (/^VITE_\w+_URL$/.test(name) && value && !URL.parse(value)?.protocol.startsWith('https:'))
        throw new Error(`${name} must be an https address or empty, and is "${value}".`);
  },
};

/** Parts of Firebase that reactfire imports for hooks that this client does not use: 150 KB. */
const UNUSED = /^firebase\/(database|firestore|functions|remote-config|storage|performance)$/;

/** Replaces the unused parts of Firebase by stubs: reactfire is one file that imports all of them. */
const slimReactfire: Plugin = {
  name: 'slim-reactfire',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer = '') =>
    UNUSED.test(id) && /node_modules\/(reactfire|rxfire)\//.test(importer) ? `\0unused:${id}` : null,
  async load(id) {
    if (!id.startsWith('\0unused:')) return null;
    const names = Object.keys(await import(id.slice('\0unused:'.length))).filter(
      (name) => name !== 'default',
    );
    return {
      code: names.map((name) => `export const ${name} = undefined;`).join('\n'),
      moduleSideEffects: false,
    };
  },
};

/**
 * Takes the names for developer tools from the components of the router: a component with a name counts as used, and
 * four that this client has not would take 2 KB. Its warnings for developers, half a kilobyte, are shown while developing.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/^\t+warning\(.+\);$/gm, '')
        .replace(/^(const \w+ = )(React\$1\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
  },
};

/** Names are decomposed before they are looked up in Unicode's table: what that takes apart is never found there. */
const slimConfusables: Plugin = {
  name: 'slim-confusables',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]unhomoglyph[\\/]data\.json$/ },
    handler: (table) => {
      const entries = Object.entries<string>(JSON.parse(table));
      return JSON.stringify(Object.fromEntries(entries.filter(([sign]) => sign.normalize('NFKD') === sign)));
    },
  },
};

/** Hosting serves a file before it asks a function: under its own name, the shell would hide the rendered front page. */
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

/** Gives the function what it writes around a rendered page: the shell, its script, the style sheets, and which page needs which file. */
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
    subsetFonts,
    slimReactfire,
    stubImports,
    slimRouter,
    slimClasses,
    slimConfusables,
    nameShell,
    findCommonModules,
    bundlePackages,
    devPages(HOSTING),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  css: { modules: { generateScopedName } },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          // Classes of style sheets, which are constants in other modules.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/]node_modules[\\/](reactfire|rxfire)[\\/]/, sideEffects: false },
            ],
          },
          // In one file they compress to a tenth less. Everything else is shared by some pages only.
          output: {
            // Names of chunks stand in each other: these digits compress better than those of base64.
            hashCharacters: 'hex',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: chunkGroups,
            },
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
    proxy: Object.fromEntries(['/api', '/photos', '/portraits', '/__'].map((path) => [path, HOSTING])),
  },
});
