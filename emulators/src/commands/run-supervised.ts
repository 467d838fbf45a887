import { watchForInterruption } from '../machine/interruption.ts';
import { createSupervisor, type Supervisor } from '../machine/supervisor.ts';

/**
 * Runs `work` with a supervisor and ends all its processes afterwards: at its end, at Ctrl-C or a signal, and when a
 * long-running process dies. Resolves with the exit code. `beforeEnd` runs before the processes are ended, at an
 * interruption only. A second Ctrl-C skips every wait.
 */
export async function runSupervised(
  work: (supervisor: Supervisor) => Promise<number>,
  beforeEnd: () => Promise<void> = async () => {},
): Promise<number> {
  const interruption = watchForInterruption();
  const supervisor = createSupervisor();
  try {
    const interrupted = interruption.first.then(async (code) => {
      await Promise.race([beforeEnd(), interruption.second, supervisor.broken]);
      return code;
    });
    return await Promise.race([work(supervisor), interrupted, supervisor.broken]);
  } finally {
    await supervisor.end(interruption.second);
  }
}
