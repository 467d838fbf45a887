import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The headers that tell a server that a request has a body. */
const BODY_HEADERS = ['content-length', 'transfer-encoding', 'content-encoding'] as const;

/** A path below `/api` that no route has. */
const NOWHERE = '/api/';

type BodyHeaders = Partial<Record<(typeof BODY_HEADERS)[number], string>>;

const hidden = new WeakMap<IncomingMessage, BodyHeaders>();

/**
 * Google's framework reads, inflates and parses every body before the app is called, up to gigabytes, and answers what
 * it can't parse with a page of its own, stack included; the same for an address it can't decode. This hook sees the
 * request first and hides that there is a body; `bodyHeaders` tells the app, which reads it under its own limits. In
 * the emulator, calls and events for triggers arrive at one process, in which nothing but the path tells them apart:
 * only what is below `/api`, `/photos` or `/portraits` is a request there. Where a process serves only requests, no
 * path or header bypasses the guard.
 */
export function hideBodiesFromFramework({ servesOnlyRequests }: { servesOnlyRequests: boolean }): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!servesOnlyRequests && !isRequest(request.url ?? '')) return;
    // Of two hooks the second finds the headers gone.
    if (!hidden.has(request)) hidden.set(request, pick(request));
    for (const name of BODY_HEADERS) delete request.headers[name];
    if (!isDecodable(request.url ?? '')) request.url = NOWHERE;
  });
}

function isRequest(url: string): boolean {
  return /^\/(?:api|photos|portraits)(?:[/?]|$)/.test(url);
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

export function bodyHeaders(request: IncomingMessage): BodyHeaders {
  return hidden.get(request) ?? pick(request);
}

function pick({ headers }: IncomingMessage): BodyHeaders {
  return Object.fromEntries(
    BODY_HEADERS.filter((name) => headers[name] !== undefined).map((name) => [name, headers[name]]),
  );
}
