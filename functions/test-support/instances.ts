import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';

const program = fileURLToPath(new URL('./serve.ts', import.meta.url));
const processes: ChildProcess[] = [];

/** An instance of the API in a process of its own. */
export interface Instance {
  at: string;
  /** All that it wrote so far. */
  log: () => string;
}

export async function startInstance(settings: Record<string, string>): Promise<Instance> {
  const instance = spawn(process.execPath, [program], { env: { ...process.env, ...settings } });
  processes.push(instance);
  let log = '';
  for (const stream of [instance.stdout, instance.stderr])
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  const at = await eventually('the instance listens', async () => /Listening at (\S+)/.exec(log)?.[1]);
  return { at, log: () => log };
}

export function stopInstances(): void {
  for (const instance of processes.splice(0)) instance.kill();
}
