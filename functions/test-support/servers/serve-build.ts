import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVER_OPTIONS } from './server-options.ts';

const BUILD = new URL('../../dist/index.js', import.meta.url);

/** `node serve-build.ts`: the built functions for calls and pages as one process, as Hosting shares requests out. */
const { api, pages }: Record<'api' | 'pages', RequestListener> = await import(BUILD.href);
const server = createServer(SERVER_OPTIONS, (req, res) => (req.url?.startsWith('/api/') ? api : pages)(req, res));
server.listen(0, '127.0.0.1', () =>
  console.log(`Listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`),
);
