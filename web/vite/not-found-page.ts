import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isKnownPath } from './known-paths.ts';

/**
 * Unknown addresses get the client's shell too, so that it can draw its not-found screen, but with status 404. Hosting
 * does that with a file of this name; the development server does the same by itself.
 */
export const notFoundPage: Plugin = {
  name: 'not-found-page',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') this.error('The build has no index.html');
      this.emitFile({ type: 'asset', fileName: '404.html', source: shell.source });
    },
  },
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      const [pathname = '/'] = (request.originalUrl ?? '/').split('?', 1);
      // The step before has mapped every page to the shell; what is not mapped is a file.
      if (request.url !== '/index.html' || isKnownPath(pathname)) {
        next();
        return;
      }
      const template = await readFile(`${server.config.root}/index.html`, 'utf8');
      const html = await server.transformIndexHtml(pathname, template, request.originalUrl);
      response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' }).end(html);
    });
  },
};
