/**
 * Loaded into the emulators' process ahead of them. The Hosting emulator answers 500 to some requests that the real
 * Hosting passes on or refuses cleanly: it can't decode a stray `%`, and what it copies into its own request to the
 * function is refused by Node's fetch. This hook sees each request first and removes what causes the error. And where
 * Hosting sends `404.html` with the headers of that file, the emulator prefers those of the address that was not found:
 * a missing asset would be kept for a year. Hosting compresses what functions answer, which the emulator does not.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import { EMULATOR_PORTS } from './addresses.ts';

/** Methods that fetch cannot send; the API answers 405 to them as it does to the replacement. */
const UNSENDABLE = new Set(['TRACE', 'TRACK', 'CONNECT']);
const REPLACEMENT_METHOD = 'PATCH';

/**
 * Needs nothing of Express but its names for Node's own request and response. TypeScript compares a method's parameters
 * in both directions.
 */
const compressor: { compress(request: IncomingMessage, response: ServerResponse, next: () => void): void } = {
  compress: compression(),
};

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
  if (request.socket.localPort !== EMULATOR_PORTS.hosting) return;
  compressor.compress(request, response, () => {});
  if (!isDecodable(request.url ?? '')) request.url = (request.url ?? '').replaceAll('%', '%25');
  if (UNSENDABLE.has(request.method ?? '')) request.method = REPLACEMENT_METHOD;
  delete request.headers.expect;
  delete request.headers['transfer-encoding'];
  // The emulator passes on no body of a GET, and its length alone is an error.
  if (request.method === 'GET' || request.method === 'HEAD') delete request.headers['content-length'];
  if (!request.url?.startsWith('/api/')) keepNoMissingPage(response);
});

/** Patches `writeHead`: headers that are set one by one end there too. */
function keepNoMissingPage(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (head[0] === 404) response.setHeader('Cache-Control', 'no-store');
    return writeHead.apply(response, head);
  }) as typeof writeHead;
}

function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}
