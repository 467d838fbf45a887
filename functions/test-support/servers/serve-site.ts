import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../src/app.ts';
import { createFilesApp } from '../../src/http/files-app.ts';
import { readConfig } from '../../src/lib/config.ts';
import { createPagesApp } from '../../src/pages/app.ts';
import { routes } from '../../src/routes.ts';
import { SERVER_OPTIONS } from './server-options.ts';

/** Folder that `npm run build` writes the client to for the server. */
const SITE_FOLDER = new URL('../../dist/web/', import.meta.url);

/**
 * The three functions that answer requests, behind one address as Hosting puts them. Sets that address as the site's.
 */
export async function serveSite(): Promise<void> {
  const server = createServer(SERVER_OPTIONS);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The run must be able to end while it listens.
  server.unref();
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(process.env, { SUITE_URL: origin, SITE_URL: origin });
  // A busy machine misses the deployed deadline; its tests have instances of their own.
  const config = { ...readConfig(process.env), deadline: 60_000 };
  const api = createApp({ config, routes });
  const files = createFilesApp(config);
  const pages = createPagesApp({ config, routes, siteFolder: SITE_FOLDER });
  const route: RequestListener = (req, res) => {
    const { url = '' } = req;
    if (url.startsWith('/api/')) api(req, res);
    else if (/^\/(?:photos|portraits)\//.test(url)) files(req, res);
    else pages(req, res);
  };
  server.on('request', route);
}
