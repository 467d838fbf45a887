import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('../../functions/bench/instance.ts', import.meta.url));

/** A server in a process of its own, without the emulators' proxies in front of it. */
export interface Instance {
  process: ChildProcess;
  origin: string;
  agent: Agent;
}

/** `build`: the deployed function. `bare`: the least that the same calls can cost. */
export async function startInstance(
  kind: 'build' | 'bare',
  { connections }: { connections: number },
): Promise<Instance> {
  const child = fork(PROGRAM, [kind], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, RATE_LIMIT_FACTOR: '1000000' },
    // Request logs are written as in the suite, and read by nobody.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`The instance ended with ${code}`);
  });
  const [port] = await Promise.race([once(child, 'message'), ended]);
  return {
    process: child,
    origin: `http://127.0.0.1:${port}`,
    agent: new Agent({ keepAlive: true, maxSockets: connections }),
  };
}

export function endInstances(instances: readonly Instance[]): void {
  for (const { process: child, agent } of instances) {
    agent.destroy();
    child.kill();
  }
}
