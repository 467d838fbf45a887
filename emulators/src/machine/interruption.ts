/** Milliseconds within which two signals count as one Ctrl-C: npm passes on a signal that the terminal sends too. */
const ONE_PRESS_MS = 700;

export type Interruption = {
  /** Resolves with the exit code to end with at the first SIGINT, SIGTERM, SIGHUP or loss of the parent. */
  first: Promise<number>;
  /** Resolves at a second Ctrl-C. */
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
