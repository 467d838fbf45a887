import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { notFoundPage } from './vite/not-found-page.ts';

/** Fails the build where a setting is no https address: it would become a broken or dangerous link. */
const checkAddresses: Plugin = {
  name: 'check-addresses',
  configResolved({ env }) {
    for (const [name, value] of Object.entries(env))
      if (/^VITE_\w+_URL$/.test(name) && value && !URL.parse(value)?.protocol.startsWith('https:'))
        throw new Error(`${name} must be an https address or empty, and is "${value}".`);
  },
};

/** Preloads the two fonts of the first viewport, so that text is not restyled twice. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /(fraunces-latin-opsz-normal|inter-latin-wght-normal)[^/]*\.woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head',
        })),
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

/** Replacements for what Formik imports to handle class components and class instances, which this client has not: 3 KB. */
const FORMIK_STUBS: Readonly<Record<string, string>> = {
  // For `connect`, which only class components need.
  'hoist-non-react-statics': 'export default (target) => target;',
  'lodash-es/cloneDeep': 'export default (value) => structuredClone(value);',
  'lodash-es/clone': 'export default (value) => (Array.isArray(value) ? [...value] : { ...value });',
};

/** Replaces imports of Formik by the stubs. */
const slimFormik: Plugin = {
  name: 'slim-formik',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer = '') =>
    id in FORMIK_STUBS && /[\\/]node_modules[\\/]formik[\\/]/.test(importer) ? `\0formik:${id}` : null,
  load: (id) => (id.startsWith('\0formik:') ? FORMIK_STUBS[id.slice('\0formik:'.length)] : null),
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

/** Matches the files of these packages. */
function packages(...names: string[]): RegExp {
  return new RegExp(`[\\\\/]node_modules[\\\\/](${names.join('|')})[\\\\/]`);
}

/** Matches the sources in these folders. */
function folders(...names: string[]): RegExp {
  return new RegExp(`[\\\\/](${names.join('|').replaceAll('/', '[\\\\/]')})[\\\\/][^\\\\/]+$`);
}

/** Modules of every page. */
const BASE = folders(
  'web/src/lib',
  'web/src/lib/storage',
  'web/src/components/(base|feedback|forms|layout)',
  'web/src/entities/session',
);
/** Modules that pages with lists and pictures share. */
const SHARED = folders('web/src/components/(navigation|pagination|media)', 'web/src/entities/(image|story)');
const AUTH = folders('web/src/features/auth/(form|frame)');
const ACCOUNT = folders('web/src/entities/session/api');

export default defineConfig({
  plugins: [react(), checkAddresses, preloadFonts, slimReactfire, slimFormik, slimConfusables, notFoundPage],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [{ test: /[\\/]node_modules[\\/](reactfire|rxfire)[\\/]/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', 'react-router', 'clsx'),
              priority: 30,
            },
            { name: 'query', test: packages('@tanstack'), priority: 30 },
            // Both Formik and MUI use it: beside either, it would bring that one to the other.
            { name: 'hoist-statics', test: packages('hoist-non-react-statics'), priority: 25 },
            // Both reactfire and the editor use it: beside either, it would bring that one to the other.
            { name: 'external-store', test: packages('use-sync-external-store'), priority: 25 },
            {
              name: 'mui',
              test: packages('@mui', '@emotion', 'stylis', '@popperjs', 'react-transition-group', 'react-is'),
              priority: 20,
            },
            {
              name: 'sign-in',
              test: packages(
                '@firebase[\\/](?:app|auth|component|logger|util)',
                'firebase[\\\\/](?:app|auth)',
                'idb',
                'reactfire',
                'rxfire',
                'rxjs',
              ),
              priority: 20,
            },
            // A lower priority than sign-in, which has the modules that both need.
            {
              name: 'upload',
              test: packages('@firebase[\\\\/]storage', 'firebase[\\\\/]storage'),
              priority: 15,
            },
            {
              name: 'editor',
              test: packages(
                '@tiptap',
                'prosemirror-[a-z-]+',
                'linkifyjs',
                'orderedmap',
                'rope-sequence',
                'w3c-keyname',
                'fast-equals',
              ),
              priority: 20,
            },
            {
              name: 'forms',
              test: packages('formik', 'yup', 'property-expr', 'tiny-case', 'toposort'),
              priority: 20,
            },
            { name: 'dates', test: packages('@?date-fns'), priority: 20 },
            // Few shared chunks instead of dozens of small ones.
            { name: 'base', test: BASE, priority: 12 },
            { name: 'auth', test: AUTH, minShareCount: 2, priority: 9 },
            { name: 'account', test: ACCOUNT, priority: 11 },
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 10 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/photos', '/portraits', '/__'].map((path) => [path, 'http://127.0.0.1:5050']),
    ),
  },
});
