import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as exported from '../../src/index.ts';
import { COMPILE_CACHE } from '../project/compile-cache.ts';
import { databaseName } from '../project/own-database.ts';

/** Event that starts a function: a new document, a new file, its scheduled time, a message of a topic, or a request. */
export type Occasion =
  | { document: string }
  | { file: { name: string; generation: string; size: number; timeCreated: string } }
  | { schedule: true }
  | { message: { topic: string; data: string } }
  | { request: { path: string; method: string } };

export interface Answer {
  status?: number;
  body?: string;
  cookies?: string[];
}

interface Endpoint {
  secretEnvironmentVariables?: { key: string }[];
}

/** Settings of all functions by their names. */
const endpoints = new Map(
  Object.entries(exported).map(([name, fn]) => [name, (fn as unknown as { __endpoint: Endpoint }).__endpoint]),
);

export const DEPLOYED_NAMES: readonly string[] = [...endpoints.keys()];

/** Values of the project's Secret Manager, of which a function gets those that it declares. */
type Secrets = Readonly<Record<string, string>>;

/** Settings of the project that have no safe value of their own. */
const SETTINGS = { MAIL_FROM: 'The House <house@example.com>' };

/** Returns the environment that its deployment gives a function. */
function deployedEnvironment(name: string, secrets: Secrets): Record<string, string> {
  const { GCLOUD_PROJECT = '', FIREBASE_CONFIG = '' } = process.env;
  const declared = endpoints.get(name)?.secretEnvironmentVariables ?? [];
  return {
    GCLOUD_PROJECT,
    FIREBASE_CONFIG,
    K_SERVICE: name.toLowerCase(),
    FUNCTION_TARGET: name,
    ...SETTINGS,
    ...Object.fromEntries(declared.map(({ key }) => [key, secrets[key] ?? ''])),
  };
}

const EMULATORS = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'];

/**
 * Runs a function in a process of its own, as deployed. Rejects with all that it wrote where it fails, or does not
 * start.
 */
export function runDeployed(name: string, occasion: Occasion, secrets: Secrets): Promise<Answer> {
  const hosts = Object.fromEntries(EMULATORS.map((host) => [host, process.env[host]]));
  const child = fork(fileURLToPath(new URL('run-deployed.ts', import.meta.url)), [], {
    env: {
      ...COMPILE_CACHE,
      ...deployedEnvironment(name, secrets),
      METADATA_SERVER_DETECTION: 'none',
      TEST_DATABASE: databaseName(),
      TEST_EMULATORS: JSON.stringify(hosts),
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
  return new Promise((resolve, reject) => {
    child.on('message', (message: Answer | 'ready') => {
      if (message === 'ready') child.send(occasion);
      else {
        resolve(message);
        child.kill();
      }
    });
    child.once('exit', () => reject(new Error(`${name} failed: ${log}`)));
  });
}
