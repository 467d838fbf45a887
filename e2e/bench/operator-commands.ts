import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FIRESTORE_HOST, PROJECT } from '../support/suite.ts';

/** Runs one of the operators' commands in the suite. Throws where it fails. */
export async function runOperatorCommand(name: 'rebuild' | 'replay-erasures'): Promise<void> {
  const program = fileURLToPath(new URL(`../../functions/src/commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      GCLOUD_PROJECT: PROJECT,
      FIRESTORE_EMULATOR_HOST: FIRESTORE_HOST,
      METADATA_SERVER_DETECTION: 'none',
    },
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', resolve);
  });
  if (code !== 0) throw new Error(`The command ${name} failed with code ${code}`);
}
