import { connect, type Socket } from 'node:net';

/** A client that announced a body and sent one byte of it. */
export interface StalledClient {
  /** All that the server sent, once it has closed the connection. */
  cut: Promise<string>;
  hasAnswer: () => boolean;
  drop: () => void;
}

const clients: Socket[] = [];

/** Resolves when the byte is on its way. */
export function stall(
  at: string,
  {
    method = 'POST',
    path = '/api/user',
    length = 100,
    headers = [],
  }: { method?: string; path?: string; length?: number; headers?: string[] } = {},
): Promise<StalledClient> {
  const { hostname, port } = new URL(at);
  const socket = connect(Number(port), hostname);
  clients.push(socket);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
  ];
  const client: StalledClient = {
    cut: new Promise((resolve, reject) => {
      socket.once('end', () => resolve(text)).once('error', reject);
    }),
    hasAnswer: () => text !== '',
    drop: () => socket.destroy(),
  };
  return new Promise((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n{`, () => resolve(client)));
}

export function dropAll(): void {
  for (const socket of clients.splice(0)) socket.destroy();
}
