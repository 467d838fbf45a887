import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../functions/src/commands/rebuild.ts', import.meta.url));

/** Rebuilds the page indexes with the operators' command. */
export async function rebuildPageIndexes(): Promise<void> {
  const child = spawn(process.execPath, [command], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Rebuilding the page indexes ended with ${code}`);
}
