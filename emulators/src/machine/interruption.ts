/** Ctrl-C reaches this program twice where npm passes signals on as well; within this time they are one. */
const ONE_PRESS_MS = 700;

export type Interruption = {
  /** Resolves with the exit code to end with at the first SIGINT, SIGTERM, SIGHUP or loss of the parent. */
  first: Promise<number>;
  /** Resolves when the person insists. */
  second: Promise<void>;
};

/** Takes over the signals of this process; call it once. */
export function watchForInterruption(): Interruption {
  const first = Promise.withResolvers<number>();
  const second = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const interrupt = (code: number) => {
    if (firstAt === undefined) {
      firstAt = Date.now();
      first.resolve(code);
    } else if (Date.now() - firstAt > ONE_PRESS_MS) {
      second.resolve();
    }
  };
  process.on('SIGINT', () => interrupt(130));
  process.on('SIGTERM', () => interrupt(143));
  process.on('SIGHUP', () => interrupt(129));
  const parent = process.ppid;
  // Killed outright, npm or the terminal cannot pass anything on.
  setInterval(() => process.ppid === parent || interrupt(143), 500).unref();
  return { first: first.promise, second: second.promise };
}
