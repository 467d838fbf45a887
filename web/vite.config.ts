import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { notFoundPage } from './vite/not-found-page.ts';

/** A setting that is no https address would become a link that leads nowhere, or worse: then nothing is built. */
const checkAddresses: Plugin = {
  name: 'check-addresses',
  configResolved({ env }) {
    for (const [name, value] of Object.entries(env))
      if (/^VITE_\w+_URL$/.test(name) && value && !URL.parse(value)?.protocol.startsWith('https:'))
        throw new Error(`${name} must be an https address or empty, and is "${value}".`);
  },
};

/** The two faces of the first screen are asked for at once, so that text does not change its shape twice. */
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

/** Parts of Firebase that reactfire imports for hooks that the house does not use: 150 KB. */
const UNUSED = /^firebase\/(database|firestore|functions|remote-config|storage|performance)$/;

/** reactfire is one file that imports all of Firebase; without this, it would bring it along. */
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

/** Small packages that React's neighbours and MUI both use: beside React they don't drag MUI onto a page. */
const SMALL = ['react-is', 'hoist-non-react-statics', 'prop-types', 'clsx'];

/** Our own shared pieces, but for those that bring a library along. */
const SHARED =
  /[\\/](contract[\\/]src[\\/]\w+|web[\\/]src[\\/](lib|ui))[\\/](?!dates|check-body|schemas|person-name|name-key|profile-schemas|session[\\/](?:firebase|account-api|get-own|sign-out|newcomer|provider[\\/])|rich-text|comment-list|exhibition-card|toast-message|login-invite|sign-in-again)|[\\/]node_modules[\\/]thumbhash[\\/]/;

/** What the frame and the forms need of it, and Vite's own loader: pages without pictures stay without the rest. */
const BASE =
  /vite[\\/]preload-helper|[\\/]contract[\\/]src[\\/](?:shared|user)[\\/](?:messages|constants|avatar|email)\.ts|[\\/]web[\\/]src[\\/](?:lib[\\/](?:api|paths|local-path|reload-page|toast|connection|failure-text|browser-storage|drafts|use-draft|session[\\/](?:session-store|use-session|provider-error))|ui[\\/](?:button|notice|page|avatar|error-boundary|on-demand|state-page|text-button|icon-button|chips|field|form-alert|google-button|password-field|stock-banner))\./;

export default defineConfig({
  plugins: [react(), checkAddresses, preloadFonts, slimReactfire, slimConfusables, notFoundPage],
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
              test: packages('react', 'react-dom', 'scheduler', 'react-router', ...SMALL),
              priority: 30,
            },
            { name: 'query', test: packages('@tanstack'), priority: 30 },
            // Both reactfire and the editor use it: beside either, it would bring that one to the other.
            { name: 'external-store', test: packages('use-sync-external-store'), priority: 25 },
            {
              name: 'mui',
              test: packages('@mui', '@emotion', 'stylis', '@popperjs', 'react-transition-group'),
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
            // After sign-in, which has what both stand on.
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
            {
              name: 'dates',
              test: /[\\/]node_modules[\\/](@?date-fns)[\\/]|[\\/]contract[\\/]src[\\/]shared[\\/]dates/,
              priority: 20,
            },
            // What several pages share and every page can afford, in one file instead of a dozen.
            { name: 'base', test: BASE, priority: 12 },
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
    proxy: { '/api': 'http://127.0.0.1:5050', '/__': 'http://127.0.0.1:5050' },
  },
});
