import { execa } from 'execa';
import type { ServiceAccountId } from '../../../functions/src/service-accounts.ts';
import { ROOT } from '../paths.ts';

/** Parts that a deployment of this checkout has. */
export interface Contents {
  /** Accounts that functions run as, by the functions' names. */
  accounts: Readonly<Record<string, ServiceAccountId>>;
  /** Ids of the data steps so far. */
  dataSteps: readonly string[];
}

const PROJECT = 'demo-contents';
/** Prints the contents of the modules of its arguments. */
const PRINT = `
  const [functions, { DATA_STEPS }] = await Promise.all(process.argv.slice(1).map((file) => import(file)));
  const accounts = Object.entries(functions).map(([name, { __endpoint }]) => [
    name,
    __endpoint.serviceAccountEmail.split('@')[0],
  ]);
  console.log(JSON.stringify({ accounts: Object.fromEntries(accounts), dataSteps: DATA_STEPS.map(({ id }) => id) }));
`;

/** Returns the contents of this checkout, whose code a process of its own loads as a deployment does. */
export async function readContents(): Promise<Contents> {
  const files = ['index', 'data-steps'].map((name) => `${ROOT}/functions/src/${name}.ts`);
  const { stdout } = await execa(process.execPath, ['--input-type=module', '--eval', PRINT, ...files], {
    env: { GCLOUD_PROJECT: PROJECT, STORAGE_BUCKET: `${PROJECT}.appspot.com` },
  });
  return JSON.parse(stdout);
}
