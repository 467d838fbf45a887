import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/app/start.ts', import.meta.url));

/** The script that stands in every rendered page, as one line: its hash is part of the policy in `firebase.json`. */
export async function compileStartScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife' } },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const [chunk] = result && 'output' in result ? result.output : [];
  if (chunk === undefined) throw new Error(`${SOURCE} could not be compiled`);
  return chunk.code.trim();
}
