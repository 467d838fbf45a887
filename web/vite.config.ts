import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

const MODULES = '[\\\\/]node_modules[\\\\/]';

export default defineConfig({
  plugins: [react(), preloadFonts],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: new RegExp(`${MODULES}(react|react-dom|scheduler|react-router|react-is|hoist-non-react-statics|clsx)[\\\\/]`),
              priority: 30,
            },
            { name: 'query', test: new RegExp(`${MODULES}@tanstack[\\\\/]`), priority: 30 },
            {
              name: 'mui',
              test: new RegExp(
                `${MODULES}(@mui|@emotion|stylis|@popperjs|react-transition-group)[\\\\/]`,
              ),
              priority: 20,
            },
            {
              name: 'forms',
              test: new RegExp(`${MODULES}(formik|yup|property-expr|tiny-case|toposort)[\\\\/]`),
              priority: 20,
            },
            { name: 'dates', test: new RegExp(`${MODULES}(date-fns|@date-fns)[\\\\/]`), priority: 20 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': 'http://127.0.0.1:5050' },
  },
});
