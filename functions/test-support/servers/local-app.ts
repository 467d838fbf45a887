import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createApp } from '../../src/app.ts';
import { hideBodiesFromFramework } from '../../src/http/body/framework-guard.ts';
import type { Route } from '../../src/http/define-route.ts';
import { type Config, config } from '../../src/lib/config.ts';
import { routes } from '../../src/routes.ts';
import { SERVER_OPTIONS } from './server-options.ts';

const servers: Server[] = [];
let shielded = false;

/** Settings of an instance in the test's own process: high limits, and a deadline that a busy machine keeps. */
export function testConfig(settings: Partial<Config> = {}): Config {
  return { ...config(), rateLimitFactor: 100, deadline: 60_000, ...settings };
}

/** Another instance of the API with settings of its own; the address it listens at. */
export function startApp(settings: Partial<Config> = {}, own: readonly Route[] = routes): Promise<string> {
  return listen(createApp({ config: testConfig(settings), routes: own }));
}

/** Starts the API behind a server that treats requests as Google's framework does, with the shield in front of it. */
export function startBehindFramework(settings: Partial<Config> = {}): Promise<string> {
  if (!shielded) hideBodiesFromFramework({ servesOnlyRequests: true });
  shielded = true;
  const framework = express();
  framework.use(express.json({ limit: '1024mb' }), express.text(), express.raw({ type: '*/*', limit: '1024mb' }));
  framework.all('/{*rest}', createApp({ config: testConfig(settings), routes }));
  return listen(framework);
}

export async function stopApps(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Serves a handler; the address it listens at. `stopApps` ends it. */
export async function listen(handler: RequestListener): Promise<string> {
  const server = createServer(SERVER_OPTIONS, handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/**
 * The headers by which a browser asks whether its copy is still right. Without the second one the Hosting emulator asks
 * for a new copy.
 */
export function revalidation(etag: string): Record<string, string> {
  return { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
}

interface RawReply {
  status: number | undefined;
  type: string | undefined;
  headers: IncomingHttpHeaders;
  text: string;
}

/** A request whose path and headers reach the server as they are written, which `fetch` would tidy. */
export function rawRequest(
  at: string,
  {
    path,
    method = 'GET',
    headers = {},
    body,
  }: { path: string; method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer },
): Promise<RawReply> {
  const { hostname, port } = new URL(at);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode,
          type: incoming.headers['content-type'],
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
