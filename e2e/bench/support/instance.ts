import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../../functions/bench/instance.ts', import.meta.url));

/** A server in a process of its own, without the emulators' proxies in front of it. */
export interface Instance extends Disposable {
  process: ChildProcess;
  origin: string;
}

interface Usage {
  /** Milliseconds of processor time. */
  processor: number;
  /** Bytes of resident memory at most. */
  peakMemory: number;
}

/** Starts the deployed functions (`build`), or the least that the same calls can cost (`bare`). */
export async function startInstance(kind: 'build' | 'bare', nodeOptions: string[] = []): Promise<Instance> {
  const child = fork(PROGRAM, [kind], {
    execArgv: nodeOptions,
    env: { ...process.env, RATE_LIMIT_FACTOR: '1000000' },
    // Request logs are written as in the suite, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`The instance ended with ${code}`);
  });
  const [port] = await Promise.race([once(child, 'message'), ended]);
  return { process: child, origin: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => child.kill() };
}

export async function readUsage({ process: child }: Instance): Promise<Usage> {
  child.send('usage');
  const [usage] = await once(child, 'message');
  return usage;
}
