import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { databaseName } from '../project/own-database.ts';

const processes: ChildProcess[] = [];

/** An instance in a process of its own. */
export interface Instance {
  at: string;
  /** All that it wrote so far. */
  log: () => string;
  /** Ends it at once, in the middle of what it does. */
  kill: () => void;
}

/** Starts an instance of the API, which runs until `stopInstances`. */
export function startInstance(settings: Record<string, string>): Promise<Instance> {
  return startUntilStopped('serve.ts', settings);
}

/** Starts an instance of the built functions that answer calls and pages, which runs until `stopInstances`. */
export function startBuild(settings: Record<string, string>): Promise<Instance> {
  return startUntilStopped('serve-build.ts', settings);
}

function startUntilStopped(program: string, settings: Record<string, string>): Promise<Instance> {
  const { child, instance } = spawnInstance(program, settings);
  processes.push(child);
  return instance;
}

export function stopInstances(): void {
  for (const instance of processes.splice(0)) instance.kill();
}

/**
 * Settings without practical rate limits: tests of limits start instances of their own. An address for each caller
 * stands in `X-Forwarded-For`. Calls at once wait for each other's locks, on a busy machine past the deployed deadline.
 */
export const SHARED_SETTINGS = { RATE_LIMIT_FACTOR: '1000', TRUST_PROXY_HOPS: '1', TEST_DEADLINE: '60000' };

interface Shared {
  at: string;
  child: ChildProcess;
}

let shared: Promise<[Shared, Shared]> | undefined;

/**
 * The addresses of two instances that all tests of a worker share, and that end with it. Only calls at two instances
 * are concurrent: the Functions emulator takes one call after the other.
 */
export async function twoInstances(): Promise<[string, string]> {
  shared ??= Promise.all([startShared(), startShared()]);
  const instances = await shared;
  await Promise.all(instances.map(openSameDatabase));
  const [{ at: one }, { at: other }] = instances;
  return [one, other];
}

/** Each file of tests has a database of its own. */
async function openSameDatabase({ child }: Shared): Promise<void> {
  const opened = once(child, 'message');
  child.send(databaseName());
  await opened;
}

/** So many calls at once, at these two instances in turn. */
export async function callAtOnce<T>(count: number, ask: (at: string, index: number) => Promise<T>): Promise<T[]> {
  const instances = await twoInstances();
  return Promise.all(Array.from({ length: count }, (_, index) => ask(instances[index % 2] ?? '', index)));
}

/** The answer to a call that may be repeated at will, as clients do while the server is too busy. */
export async function askUntilAnswered<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const reply = await ask();
    if (reply.status !== 503) return reply;
  }
}

async function startShared(): Promise<Shared> {
  const { child, instance } = spawnInstance('serve.ts', SHARED_SETTINGS);
  const { at } = await instance;
  // The run must be able to end while they are there.
  child.unref();
  child.channel?.unref();
  for (const stream of child.stdio) if (stream instanceof Socket) stream.unref();
  return { child, at };
}

function spawnInstance(
  program: string,
  settings: Record<string, string>,
): { child: ChildProcess; instance: Promise<Instance> } {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, [file], { env, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
  let log = '';
  let isListening = false;
  const instance = new Promise<Instance>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        const at = isListening ? undefined : /Listening at (\S+)/.exec(log)?.[1];
        if (at === undefined) return;
        isListening = true;
        resolve({ at, log: () => log, kill: () => child.kill('SIGKILL') });
      });
    child.once('exit', () => reject(new Error(`The instance ended: ${log}`)));
  });
  return { child, instance };
}
