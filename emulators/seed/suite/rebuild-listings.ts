import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../functions/src/commands/rebuild.ts', import.meta.url));

/** Has the server write anew the listings that its pages are read from. */
export async function rebuildListings(): Promise<void> {
  const child = spawn(process.execPath, [command], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Rebuilding the listings ended with ${code}`);
}
