import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { HOST, SUITE_URL } from '../support/suite.ts';
import type { MeasuredPage } from './limit-pages.ts';

export interface LimitServer {
  urlOf: (page: MeasuredPage) => string;
  close: () => void;
}

interface StaticFile {
  headers: Readonly<Record<string, string>>;
  bytes: Buffer;
}

/** Serves the limit page of each page on a port of its own, gzipped, with the suite's pictures: all from memory. */
export async function serveLimitPages(pages: readonly MeasuredPage[]): Promise<LimitServer> {
  const files = new Map<string, StaticFile>(
    pages.map(({ name, limit }) => [
      `/${name}`,
      {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' },
        bytes: gzipSync(limit.html),
      },
    ]),
  );
  // One after the other: the suite answers with one process.
  for (const address of new Set(pages.flatMap(({ limit }) => limit.pictures)))
    files.set(address, await copyPicture(address));

  const server = createServer((request, response) => send(response, files.get(request.url ?? '')));
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: ({ name }) => `http://${HOST}:${port}/${name}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function copyPicture(address: string): Promise<StaticFile> {
  const response = await fetch(`${SUITE_URL}${address}`);
  if (response.status !== 200) throw new Error(`GET ${address} answered ${response.status}`);
  return {
    headers: { 'Content-Type': 'image/avif', 'Cache-Control': 'public, max-age=31536000, immutable' },
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

function send(response: ServerResponse, file: StaticFile | undefined): void {
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...file.headers, 'Content-Length': file.bytes.length }).end(file.bytes);
}
