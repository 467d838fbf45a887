import type { IncomingMessage } from 'node:http';

/** The platform in front lets no larger body through. */
const BYTES_MAX = 32 * 1024 * 1024;
const PATIENCE = 5000;

/**
 * Reads the rest of a body and keeps nothing of it, before an answer that did not wait for it: a proxy that still
 * writes would lose the answer with the connection. Gives up on what is too large or too slow.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(done, PATIENCE);
    function done(): void {
      clearTimeout(timer);
      request.off('data', count).off('end', done).off('close', done);
      resolve();
    }
    function count(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > BYTES_MAX) done();
    }
    request.on('data', count).on('end', done).on('close', done);
  });
}
