import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOGS, ROOT } from '../paths.ts';
import { Failure } from '../report.ts';
import { endMarkedProcesses, RUN_MARK, send } from './marked-processes.ts';

export type Command = {
  /** What people call it; also the name of its log file. */
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
};

/** A process supervisor: starts processes, reports when a long-running one dies, and ends them all. */
export type Supervisor = {
  /** Runs a process to its end; resolves with its exit code, 128 + n for a signal. */
  run: (command: Command) => Promise<number>;
  /** Starts a long-running process; `broken` rejects when it dies before `end`. */
  keep: (command: Command) => ChildProcess;
  /** A new folder for temporary files, with a path short enough for sockets; removed at the end. */
  temporaryFolder: () => string;
  /** Rejects with a Failure when a kept process dies; never resolves. */
  broken: Promise<never>;
  /**
   * Ends everything, the last started first, and nothing can be started from then on. Each may take its time
   * until `hurry` resolves.
   */
  end: (hurry: Promise<void>) => Promise<void>;
};

/** Milliseconds between SIGINT and SIGKILL. */
const GRACE_MS = 10_000;

const SIGNAL_CODES: Partial<Record<NodeJS.Signals, number>> = {
  SIGHUP: 1,
  SIGINT: 2,
  SIGKILL: 9,
  SIGTERM: 15,
};

export const logOf = (name: string): string => `${LOGS}/${name}.log`;

export function createSupervisor(): Supervisor {
  const living: { child: ChildProcess; exited: Promise<number> }[] = [];
  const folders: string[] = [];
  let ending = false;
  const { promise: broken, reject: breakDown } = Promise.withResolvers<never>();
  // Callers race against it; without one an unhandled rejection would end this process.
  broken.catch(() => undefined);

  const start = (command: Command): { child: ChildProcess; exited: Promise<number> } => {
    if (ending) throw new Failure('The suite is stopping.');
    const child = launch(command);
    const exited = new Promise<number>((resolve, reject) => {
      child.on('error', (error) =>
        reject(new Failure(`${command.command} could not be started: ${error.message}.`)),
      );
      child.on('exit', (code, signal) => resolve(code ?? 128 + (SIGNAL_CODES[signal ?? 'SIGTERM'] ?? 1)));
    });
    const entry = { child, exited };
    living.push(entry);
    exited.then(
      () => living.splice(living.indexOf(entry), 1),
      () => living.splice(living.indexOf(entry), 1),
    );
    return entry;
  };

  return {
    run: (command) => start(command).exited,
    keep: (command) => {
      const { child, exited } = start(command);
      exited.then(
        (code) => ending || breakDown(new Failure(deathNotice(command, code))),
        (error: Error) => breakDown(error),
      );
      return child;
    },
    temporaryFolder: () => {
      const folder = mkdtempSync(`${tmpdir()}/suite-`);
      folders.push(folder);
      return folder;
    },
    broken,
    end: async (hurry) => {
      ending = true;
      for (const { child, exited } of living.toReversed()) {
        // The group, as Ctrl-C does it: a shell waits for the program it runs before it listens.
        if (child.pid !== undefined) send(-child.pid, 'SIGINT');
        await Promise.race([exited, sleep(GRACE_MS), hurry]);
      }
      await endMarkedProcesses();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function launch({ isBackground, ...command }: Command): ChildProcess {
  const child = spawnWithOutput(command);
  // Before it starts threads or processes of its own, which inherit it.
  if (isBackground && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

function spawnWithOutput({ name, command, args, env, cwd, output }: Command): ChildProcess {
  const options = {
    cwd: cwd ?? ROOT,
    env: { ...process.env, ...env, ...RUN_MARK },
    // A group of its own: Ctrl-C reaches this program alone, which then ends the others in order.
    detached: true,
  };
  if (output === 'terminal')
    return spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  mkdirSync(LOGS, { recursive: true });
  const log = openSync(logOf(name), 'w');
  const child = spawn(command, args, { ...options, stdio: ['ignore', log, log] });
  closeSync(log);
  return child;
}

function deathNotice({ name, output }: Command, code: number): string {
  const notice = `The process "${name}" ended unexpectedly (code ${code}).`;
  return output === 'log' ? `${notice}\n${lastLines(name)}` : notice;
}

/** The end of a process's log, for a person to read. */
export const lastLines = (name: string): string => excerpt(name, (lines) => lines.slice(-15));

/** A process's log from the first error on; builds print the cause first and a long trace after it. */
export const errorLines = (name: string): string =>
  excerpt(name, (lines) => {
    const from = lines.findIndex((line) => /error/i.test(line));
    return from === -1 ? lines.slice(-15) : lines.slice(from, from + 15);
  });

function excerpt(name: string, choose: (lines: string[]) => string[]): string {
  const lines = choose(readFileSync(logOf(name), 'utf8').trimEnd().split('\n'));
  return [...lines.map((line) => `  | ${line}`), `  (all of it: ${logOf(name)})`].join('\n');
}
