import { cp } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { devPages } from './vite/dev-pages.ts';
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

/** Replacements for imports of a package that serve what this client has not, by the folder of that package. */
const STUBS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 3 KB for class components and class instances.
  formik: {
    // For `connect`, which only class components need.
    'hoist-non-react-statics': 'export default (target) => target;',
    'lodash-es/cloneDeep': 'export default (value) => structuredClone(value);',
    'lodash-es/clone': 'export default (value) => (Array.isArray(value) ? [...value] : { ...value });',
  },
  // 1 KB for lists that load more at their end: this site's have pages.
  '@tanstack/query-core': {
    './infiniteQueryBehavior.js': `const unused = undefined;
      export { unused as infiniteQueryBehavior, unused as hasNextPage, unused as hasPreviousPage };`,
  },
  // 3 KB for links that prefetch the modules of its framework mode.
  'react-router': {
    './ssr/components.js': `import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const mergeRefs = (ref) => ref;
      export const usePrefetchBehavior = () => [false, undefined, {}];`,
    './dom/ssr/components.js': `import { createContext } from 'react';
      export const FrameworkContext = createContext(undefined);`,
  },
};

const packageOf = (file: string): string =>
  /[\\/]node_modules[\\/]((?:@[\w-]+\/)?[\w-]+)[\\/]/.exec(file)?.[1] ?? '';

/** Replaces imports by the stubs. */
const stubImports: Plugin = {
  name: 'stub-imports',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (id, importer = '') => {
    const name = packageOf(importer);
    return STUBS[name]?.[id] === undefined ? null : `\0stub:${name}:${id}`;
  },
  load: (id) => {
    if (!id.startsWith('\0stub:')) return null;
    const [, name = '', specifier = ''] = id.split(':');
    return STUBS[name]?.[specifier] ?? null;
  },
};

/**
 * Takes the names for developer tools from the components of the router: a component with a name counts as used, and
 * four that this client has not would take 2 KB.
 */
const slimRouter: Plugin = {
  name: 'slim-router',
  apply: 'build',
  transform: {
    filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
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

/** What signing in takes, which is loaded together. */
const FIREBASE_AUTH =
  /[\\/]node_modules[\\/](?:@firebase[\\/](?:app|auth|component|logger|util)|firebase[\\/](?:app|auth)|idb|reactfire|rxfire|rxjs)[\\/]/;

/** What TanStack Query's index exports to some pages only. */
const ON_SOME_PAGES = /[\\/]@tanstack[\\/].*(?:queriesObserver|useQueries|mutationObserver|useMutation)\.js$/;

/** Modules of the document's own script, and all others that every page loads. */
const inDocument = new Set<string>();
const onEveryPage = new Set<string>();

/** Finds the modules on every page: those that the document's own script imports, at once or when it starts the client. */
const findCommonModules: Plugin = {
  name: 'find-common-modules',
  apply: 'build',
  buildEnd() {
    if (this.environment.name !== 'client') return;
    const withImports = (ids: Iterable<string>): Set<string> => {
      const found = new Set(ids);
      for (const id of found)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
      return found;
    };
    const first = withImports([...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry));
    const entries = [...first].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    for (const id of first) inDocument.add(id);
    for (const id of withImports(entries)) if (!first.has(id) && !entries.includes(id)) onEveryPage.add(id);
  },
};

/** The function's own packages have no React. While developing, Vite can't run CommonJS packages from within. */
const bundlePackages: Plugin = {
  name: 'bundle-packages',
  apply: 'build',
  configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true } } : null),
};

/** Gives the function what it writes around a rendered page: the shell, the style sheets, and which page needs which file. */
async function copyTemplate(client: string, server: string): Promise<void> {
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
    checkAddresses,
    subsetFonts,
    slimReactfire,
    stubImports,
    slimRouter,
    slimConfusables,
    nameShell,
    findCommonModules,
    bundlePackages,
    devPages(HOSTING),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          treeshake: {
            moduleSideEffects: [
              { test: /[\\/]node_modules[\\/](reactfire|rxfire)[\\/]/, sideEffects: false },
            ],
          },
          // In one file they compress to a tenth less. Everything else is shared by some pages only.
          output: {
            codeSplitting: {
              groups: [
                // Of its own, or the document's script would wait for what it is to load later.
                {
                  name: 'start',
                  test: (id) => inDocument.has(id) || id.includes('vite/preload-helper'),
                  priority: 3,
                },
                { name: 'common', test: (id) => onEveryPage.has(id) && !ON_SOME_PAGES.test(id), priority: 2 },
                { name: 'sign-in', test: FIREBASE_AUTH, priority: 1 },
              ],
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
      await copyTemplate(`${builder.config.root}/dist`, `${builder.config.root}/${SERVER_BUILD}`);
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/photos', '/portraits', '/__'].map((path) => [path, HOSTING])),
  },
});
