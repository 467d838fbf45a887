/** A failure that the person at the terminal can act on: its message is the one sentence to print. */
export class Failure extends Error {}

const startedAt = performance.now();

/** Prints one line of progress after the seconds since the command began. */
export function say(text: string): void {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${seconds.padStart(6)} s  ${text}`);
}
