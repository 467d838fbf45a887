import { Failure } from './failure.ts';
import { keepFormerAssets } from './hosting/former-assets.ts';
import { ROOT } from './paths.ts';

/** `npm run NAME -- ARGUMENTS`. */
const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  'keep-former-assets': addFormerAssets,
};

const [name = ''] = process.argv.slice(2);
try {
  const command = COMMANDS[name];
  if (!command) throw new Failure(`There is no command "${name}".`);
  await command();
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
