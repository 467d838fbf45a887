import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** An environment variable that marks every process of one launcher, this one included. */
const MARK = 'APERTURE_SUITE_RUN';
const KILOBYTE = 1024;

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A process can end while it is read, and those of other users are not readable.
    if (code === 'ENOENT' || code === 'ESRCH' || code === 'EACCES' || code === 'EPERM') return '';
    throw error;
  }
}

const parentOf = (pid: number): number => Number(/\) \S (\d+)/.exec(read(`/proc/${pid}/stat`))?.[1] ?? 0);

function ancestry(pid: number): number[] {
  const line = [pid];
  for (let parent = parentOf(pid); parent > 1; parent = parentOf(parent)) line.push(parent);
  return line;
}

/**
 * Ids of the suite's processes: those with the same launcher's mark as this one, and the launcher itself; without this
 * process and its children (the simulated visitors are not part of the suite).
 */
function suiteProcesses(run: string): number[] {
  const marked = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .filter((entry) => read(`/proc/${entry}/environ`).split('\0').includes(`${MARK}=${run}`))
    .map(Number)
    .filter((pid) => !ancestry(pid).includes(process.pid));
  const launchers = marked.map(parentOf).filter((pid) => pid > 1);
  return [...new Set([...marked, ...launchers])];
}

/**
 * Memory of the whole suite in bytes, shared pages counted once (PSS); null where the system has no PSS, or no
 * launcher started this process.
 */
export function suiteMemory(): number | null {
  const run = process.env[MARK];
  if (run === undefined || !existsSync('/proc/self/smaps_rollup')) return null;
  return suiteProcesses(run)
    .map((pid) => Number(/^Pss:\s+(\d+) kB/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * KILOBYTE)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * The most memory in bytes (RSS) that the process took that runs all functions; null where the system does not tell, or no launcher
 * started this process.
 */
export function functionsPeakMemory(): number | null {
  const run = process.env[MARK];
  if (run === undefined) return null;
  const peaks = suiteProcesses(run)
    .filter((pid) => read(`/proc/${pid}/cmdline`).includes('functionsEmulatorRuntime'))
    .map((pid) => Number(/^VmHWM:\s+(\d+) kB/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0) * KILOBYTE);
  return peaks.length === 0 ? null : Math.max(...peaks);
}
