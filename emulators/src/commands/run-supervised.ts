import { watchForInterruption } from '../machine/interruption.ts';
import { createSupervisor, type Supervisor } from '../machine/supervisor.ts';

/**
 * Does `work` with processes that are all gone when this returns: after its end, after Ctrl-C or a signal, and
 * after one of them died. Resolves with the exit code. `beforeEnd` runs while everything still lives, at an
 * interruption only. A second Ctrl-C cuts every waiting short.
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
