import { createSupervisor, type Supervisor } from './supervisor.ts';

/** Milliseconds within which two signals count as one Ctrl-C: npm passes on a signal that the terminal sends too. */
const ONE_PRESS_MS = 700;
const EXIT_CODES = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs `work` with a supervisor and ends all its processes afterwards: at its end, at Ctrl-C or a signal, and when a
 * long-running process dies. Resolves with the exit code. `beforeEnd` runs before the processes are ended, at an
 * interruption only. A second Ctrl-C skips every wait.
 */
export async function runSupervised(
  work: (supervisor: Supervisor) => Promise<number>,
  beforeEnd: () => Promise<void> = async () => {},
): Promise<number> {
  const { first, second } = watchSignals();
  const supervisor = createSupervisor();
  try {
    const interrupted = first.then(async (code) => {
      await Promise.race([beforeEnd(), second, supervisor.crashed]);
      return code;
    });
    return await Promise.race([work(supervisor), interrupted, supervisor.crashed]);
  } finally {
    await supervisor.stopAll(second);
  }
}

/** `first` resolves with the exit code at a first signal or the loss of the parent, `second` at a second Ctrl-C. */
function watchSignals(): { first: Promise<number>; second: Promise<void> } {
  const first = Promise.withResolvers<number>();
  const second = Promise.withResolvers<void>();
  let firstAt: number | undefined;
  const interrupt = (code: number) => {
    first.resolve(code);
    firstAt ??= Date.now();
    if (Date.now() - firstAt > ONE_PRESS_MS) second.resolve();
  };
  for (const [signal, code] of Object.entries(EXIT_CODES)) process.on(signal, () => interrupt(code));
  const parent = process.ppid;
  // Killed outright, npm or the terminal cannot pass anything on.
  setInterval(() => process.ppid === parent || first.resolve(EXIT_CODES.SIGTERM), 500).unref();
  return { first: first.promise, second: second.promise };
}
