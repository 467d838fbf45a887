import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** `requests`: the backend receives nothing more. `answers`: it does what it was asked, and nobody hears of it. */
type Direction = 'requests' | 'answers';

/** A proxy in front of a backend, by which it seems to hang or to be away. */
export interface TcpProxy {
  /** As the emulators' variables have it. */
  address: string;
  /**
   * From a request on that contains these words, nothing gets through in this direction; no connection is closed. Resolves when that
   * request has come.
   */
  hangAt: (words: string, direction: Direction) => Promise<void>;
  /** Closes all connections, and new ones as soon as they are made. */
  cut: () => void;
  /** Whether it hangs or is cut. */
  isDown: () => boolean;
  /** Closes all connections; new ones get through. */
  restart: () => void;
}

const servers: Server[] = [];
const sockets = new Set<Socket>();

/** `stopProxies` ends it. */
export async function startProxy(backend: string): Promise<TcpProxy> {
  const [host = '', port = ''] = backend.split(':');
  const open = new Set<Socket>();
  let planned: { words: string; direction: Direction; begin: () => void } | null = null;
  let hung: Direction | null = null;
  let isCut = false;

  const server = createServer((client) => {
    if (isCut) {
      client.destroy();
      return;
    }
    const upstream = connect(Number(port), host);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      for (const all of [open, sockets]) all.add(socket);
      // A reset is what the other side gets to see too.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        for (const all of [open, sockets]) all.delete(socket);
        other.destroy();
      });
    }
    client.on('data', (chunk) => {
      if (planned && chunk.includes(planned.words)) {
        hung = planned.direction;
        planned.begin();
      }
      if (hung !== 'requests') upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (hung !== 'answers') client.write(chunk);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    hangAt: (words, direction) =>
      new Promise((begin) => {
        planned = { words, direction, begin };
      }),
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    isDown: () => isCut || hung !== null,
    restart: () => {
      [planned, hung, isCut] = [null, null, false];
      for (const socket of open) socket.destroy();
    },
  };
}

export function stopProxies(): void {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
}
