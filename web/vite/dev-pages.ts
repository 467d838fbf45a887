import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { shellPattern } from '@aperture-byline/contract/pages/page-table';
import type { Plugin, ViteDevServer } from 'vite';
import type * as EntryServer from '../src/app/entry-server.tsx';
import type * as Api from '../src/lib/api/api.ts';

/** Paths that Hosting answers with the shell, which the browser fills by itself; a function renders all others. */
const SHELL_PATH = new RegExp(shellPattern(), 'u');

/** Renders pages from the sources, as the function `pages` does from the build: a change shows at the next request. */
export const devPages = (apiOrigin: string): Plugin => ({
  name: 'dev-pages',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use(async (request, response, next) => {
      const address = request.originalUrl ?? '/';
      const path = address.split('?', 1)[0] ?? '';
      // The middleware before has mapped every page to the shell; what is not mapped is a file. Vite's own modules are
      // mapped where they are asked for as documents, as link checkers do.
      if (request.url !== '/index.html' || SHELL_PATH.test(path) || path.startsWith('/@')) {
        next();
        return;
      }
      try {
        await sendPage(server, apiOrigin, request, response);
      } catch (error) {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        next(error);
      }
    });
  },
});

async function sendPage(
  server: ViteDevServer,
  apiOrigin: string,
  { originalUrl: address = '/' }: IncomingMessage & { originalUrl?: string },
  response: ServerResponse,
): Promise<void> {
  const load = <T>(file: string) => server.ssrLoadModule(file) as Promise<T>;
  const { buildAddress } = await load<typeof Api>('/src/lib/api/api.ts');
  const { readFrom, render, renderFailure } = await load<typeof EntryServer>('/src/app/entry-server.tsx');
  readFrom(async (endpoint, input) => {
    const answer = await fetch(apiOrigin + buildAddress(endpoint, input));
    const { data, error } = await answer.json();
    if (answer.status >= 500) throw new Error(`The API answers ${answer.status}`);
    return answer.ok ? { data } : { status: answer.status, code: error.code };
  });
  const page = await render(address, apiOrigin).catch((error: unknown) => {
    server.config.logger.error(`${address} could not be rendered: ${error}`);
    return renderFailure(address);
  });
  if ('redirect' in page) {
    response.writeHead(302, { Location: page.redirect }).end();
    return;
  }
  const template = await readFile(`${server.config.root}/index.html`, 'utf8');
  const state = JSON.stringify(page.state)?.replaceAll('<', '\\u003c');
  const body = state ? `${page.body}<script type="application/json" id="page-state">${state}</script>` : page.body;
  const html = template.replace(/<title>[^<]*<\/title>/, () => page.head).replace('<div id="root"></div>', () => body);
  response
    .writeHead(page.status, { 'Content-Type': 'text/html', 'Cache-Control': 'no-store' })
    .end(await server.transformIndexHtml(address, html));
}
