import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa, execaSync } from 'execa';
import { LOGS, ROOT } from '../paths.ts';
import { Failure } from '../report.ts';

export interface Command {
  /** For people; also the name of its log file. */
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Default: the project's root. */
  cwd?: string;
  /** `log`: into .cache/logs/NAME.log. `terminal`: straight to the terminal. */
  output: 'log' | 'terminal';
  /** Leaves the processors to others that need them. */
  isBackground?: true;
}

/** Output of a long-running process by which it is ready, or never will be. */
interface Readiness {
  ready: string;
  failed: RegExp;
  seconds: number;
}

/** A process supervisor: starts processes, reports when a long-running one dies, and ends them all. */
export interface Supervisor {
  /** Runs a process to its end; resolves with its exit code, 128 + n for a signal. */
  run: (command: Command) => Promise<number>;
  /** Starts a long-running process and waits until it is ready; `crashed` rejects when it dies before `stopAll`. */
  startService: (command: Command, readiness?: Readiness) => Promise<void>;
  /** A new folder for temporary files, with a path short enough for sockets; removed at the end. */
  temporaryFolder: () => string;
  /** Rejects with a Failure when a service dies; never resolves. */
  crashed: Promise<never>;
  /**
   * Ends everything, the last started first, and refuses to start more. Each may take its time until `hurry` resolves.
   */
  stopAll: (hurry: Promise<void>) => Promise<void>;
}

/** Milliseconds between SIGINT and SIGKILL. */
const GRACE_MS = 10_000;
const POLL_MS = 200;

/**
 * An environment variable that every process of this run inherits. It finds them again whatever group or parent they
 * have by then: firebase-tools gives its Java programs groups of their own, and a process tree loses them when
 * firebase-tools dies.
 */
const RUN_NAME = 'APERTURE_SUITE_RUN';
const RUN_VALUE = `${process.pid}-${Date.now()}`;
const RUN_MARK = `${RUN_NAME}=${RUN_VALUE}`;

export const buildLogPath = (name: string): string => `${LOGS}/${name}.log`;

export function createSupervisor(): Supervisor {
  const running = new Set<ReturnType<typeof launch>>();
  const folders: string[] = [];
  let isEnding = false;
  const { promise: crashed, reject: reportCrash } = Promise.withResolvers<never>();
  // Callers race against it; without one an unhandled rejection would end this process.
  crashed.catch(() => undefined);

  const run = (command: Command): Promise<number> => {
    if (isEnding) throw new Failure('The suite is stopping.');
    const started = launch(command);
    running.add(started);
    return started.exited.finally(() => running.delete(started));
  };

  return {
    run,
    startService: async (command, readiness) => {
      run(command).then(
        (code) => isEnding || reportCrash(new Failure(describeDeath(command, code))),
        (error: Error) => reportCrash(error),
      );
      if (readiness) await waitUntilReady(command.name, readiness);
    },
    temporaryFolder: () => {
      const folder = mkdtempSync(`${tmpdir()}/suite-`);
      folders.push(folder);
      return folder;
    },
    crashed,
    stopAll: async (hurry) => {
      isEnding = true;
      for (const { child, exited } of [...running].reverse()) {
        child.kill();
        await Promise.race([exited, hurry]);
      }
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        for (const pid of findMarkedProcesses()) sendSignal(pid, signal);
        for (let polls = 0; polls < 10 && findMarkedProcesses().length > 0; polls += 1) await sleep(POLL_MS);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function launch({ name, command, args, env, cwd = ROOT, output, isBackground }: Command) {
  mkdirSync(LOGS, { recursive: true });
  const log = output === 'log' ? openSync(buildLogPath(name), 'w') : undefined;
  // Any descriptor will do; the types know those up to 9.
  const sink = (log ?? 'inherit') as 'inherit';
  const child = execa(command, args, {
    cwd,
    env: { ...env, [RUN_NAME]: RUN_VALUE },
    stdio: ['ignore', sink, sink],
    reject: false,
    // A group of its own: Ctrl-C reaches this program alone, which then ends the others in order.
    killDescendants: true,
    killSignal: 'SIGINT',
    forceKillAfterDelay: GRACE_MS,
    cleanup: false,
  });
  if (log !== undefined) closeSync(log);
  // Before it starts threads or processes of its own, which inherit it.
  if (isBackground && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const exited = child.then(({ exitCode, signal, originalMessage }) => {
    if (exitCode !== undefined) return exitCode;
    if (signal !== undefined) return 128 + constants.signals[signal];
    throw new Failure(`${command} could not be started: ${originalMessage}.`);
  });
  return { child, exited };
}

async function waitUntilReady(name: string, { ready, failed, seconds }: Readiness): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(POLL_MS)) {
    const log = readLog(name);
    if (failed.test(log)) throw new Failure(`"${name}" failed.\n${errorLines(name)}`);
    if (log.includes(ready)) return;
  }
  throw new Failure(`"${name}" does not get ready.\n${lastLines(name)}`);
}

/** Ids of the living processes that carry this run's mark. */
export function findMarkedProcesses(): number[] {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry) && readEnvironment(entry).includes(RUN_MARK))
      .map(Number);
  return execaSync('ps', ['-axEww', '-o', 'pid=,command='], { lines: true })
    .stdout.filter((line) => line.includes(RUN_MARK))
    .map((line) => Number.parseInt(line, 10));
}

function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // Gone by now, or somebody else's: neither is ours to end.
    return '';
  }
}

/** Sends a signal to a process; nothing happens when it is gone already. */
function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function describeDeath({ name, output }: Command, code: number): string {
  const sentence = `The process "${name}" ended unexpectedly (code ${code}).`;
  return output === 'log' ? `${sentence}\n${lastLines(name)}` : sentence;
}

const LINES = 15;

const readLog = (name: string): string => readFileSync(buildLogPath(name), 'utf8');

/** The end of a process's log, for a person to read; or its lines from one on. */
export function lastLines(name: string, start = -LINES): string {
  const lines = readLog(name).trimEnd().split('\n');
  const excerpt = lines.slice(start, start + LINES || undefined);
  return [...excerpt.map((line) => `  | ${line}`), `  (all of it: ${buildLogPath(name)})`].join('\n');
}

/** A process's log from the first error on; builds print the cause first and a long trace after it. */
export function errorLines(name: string): string {
  const start = readLog(name)
    .split('\n')
    .findIndex((line) => /error/i.test(line));
  return start === -1 ? lastLines(name) : lastLines(name, start);
}
