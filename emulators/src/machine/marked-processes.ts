import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const NAME = 'APERTURE_SUITE_RUN';
const VALUE = `${process.pid}-${Date.now()}`;

/**
 * Every process that this run starts inherits this variable, and so do the ones that those start. It finds them
 * again whatever group or parent they have by then: firebase-tools gives its Java programs groups of their own.
 */
export const RUN_MARK: Record<string, string> = { [NAME]: VALUE };

/** Ids of the living processes that carry this run's mark. */
export function markedProcesses(): number[] {
  return process.platform === 'linux' ? fromProc() : fromPs();
}

/** Ends whatever still carries this run's mark: SIGTERM first, SIGKILL after two seconds. */
export async function endMarkedProcesses(): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const pid of markedProcesses()) send(pid, signal);
    for (let waited = 0; waited < 20 && markedProcesses().length > 0; waited += 1) await sleep(100);
  }
}

function fromProc(): number[] {
  return readdirSync('/proc').flatMap((entry) => {
    if (!/^\d+$/.test(entry)) return [];
    try {
      const marked = readFileSync(`/proc/${entry}/environ`, 'utf8').includes(`${NAME}=${VALUE}`);
      return marked && !isZombie(entry) ? [Number(entry)] : [];
    } catch {
      // Gone by now, or somebody else's: neither is ours to end.
      return [];
    }
  });
}

/** A dead process whose parent has not asked for its exit code yet; there is nothing left to end. */
function isZombie(pid: string): boolean {
  return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
}

function fromPs(): number[] {
  const listing = execFileSync('ps', ['-axEww', '-o', 'pid=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listing
    .split('\n')
    .filter((line) => line.includes(`${NAME}=${VALUE}`))
    .map((line) => Number.parseInt(line, 10));
}

/** Sends a signal to a process, or to a group by its negative id; nothing happens when it is gone already. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
