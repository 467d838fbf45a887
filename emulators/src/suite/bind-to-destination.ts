import type { Readable } from 'node:stream';

/** `pipe` alone handles neither an error of the source nor a destination that closes early. */
export function bindToDestination(source: Readable): void {
  const { pipe } = source;
  source.pipe = (destination, options) => {
    source.on('error', (error) => {
      console.error(`An answer broke off: ${error.message}`);
      if ('destroy' in destination && typeof destination.destroy === 'function') destination.destroy();
    });
    pipe.call(source, destination, options);
    // Read to its end, so that the function is not left with an answer that nobody takes. After `pipe`, whose listener pauses it.
    destination.on('close', () => source.resume());
    return destination;
  };
}
