import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Answer {
  status: number;
  body: string;
  headers?: Record<string, string>;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };
const LIMIT = 300;

/** A deployed site on this machine: its pages, its API with a limit of calls, and its pictures behind a CDN. */
export class FakeSite {
  /** Answers in place of the usual ones, by their paths. */
  answers: Record<string, Answer> = {};
  /** Whether callers are counted by the address that they name themselves. */
  trustsCallers = false;
  #calls = 0;
  #kept = new Set<string>();
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  reset(): void {
    this.answers = {};
    this.trustsCallers = false;
    this.#calls = 0;
    this.#kept.clear();
  }

  #answer({ url = '/' }: IncomingMessage, response: ServerResponse): void {
    const path = url.split('?')[0] ?? '';
    const { status, body, headers } = this.answers[path] ?? this.#usual(path);
    response.writeHead(status, headers).end(body);
  }

  #usual(path: string): Answer {
    if (path === '/') return { status: 200, body: '<img src="/photos/7/640.webp">', headers: HTML };
    if (path === '/api/image') return { status: 200, body: '{"returnCode":200}' };
    if (path === '/api/none') {
      this.#calls += 1;
      return { status: this.#calls > LIMIT && !this.trustsCallers ? 429 : 404, body: '{}' };
    }
    if (path.startsWith('/photos/')) {
      const state = this.#kept.has(path) ? 'HIT' : 'MISS';
      this.#kept.add(path);
      return { status: 200, body: 'picture', headers: { 'x-cache': state } };
    }
    return { status: 404, body: '<h1>Page not found</h1>', headers: HTML };
  }
}
