import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';
import { connectGoogle } from './google/connect.ts';
import { keepFormerAssets } from './hosting/former-assets.ts';
import { ROOT } from './paths.ts';
import { provision } from './provision/provision.ts';
import { readSettings, resolveProject } from './settings.ts';

/** Region of the functions; `firebase.json` names it too. */
const REGION = 'asia-south1';

/** `npm run NAME -- ARGUMENTS`. */
const COMMANDS: Readonly<Record<string, (args: string[]) => Promise<void>>> = {
  'keep-former-assets': addFormerAssets,
  provision: runProvision,
};

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Failure(`There is no command "${name}".`);
  await command(args);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Runs after the build of the client, before each deployment of Hosting: firebase-tools sets the project. */
async function addFormerAssets(): Promise<void> {
  const project = process.env.GCLOUD_PROJECT;
  if (!project) throw new Failure('GCLOUD_PROJECT is not set: this command is a part of "firebase deploy".');
  const { kept, ended } = await keepFormerAssets({ build: `${ROOT}/web/dist`, site: `https://${project}.web.app` });
  console.log(`Files of former releases: ${kept} kept, ${ended} ended.`);
}

/** `npm run provision -- --project ID [--region R] [--dry-run]`. */
async function runProvision(args: string[]): Promise<void> {
  const { project, region, isDryRun } = readArguments(args);
  const settings = readSettings(project);
  await provision({ google: connectGoogle(project), region, isDryRun, settings, print: console.log, ask });
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        project: { type: 'string' },
        region: { type: 'string', default: REGION },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    if (!values.project) throw new Failure('Name the project: --project ID');
    return { project: resolveProject(values.project), region: values.region, isDryRun: values['dry-run'] };
  } catch (error) {
    if (error instanceof TypeError) throw new Failure(error.message);
    throw error;
  }
}

/** Asks in the terminal; null without one. */
async function ask(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
