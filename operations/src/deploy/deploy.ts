import pMap from 'p-map';
import { Failure } from '../failure.ts';
import type { Google } from '../google/connect.ts';
import { describeError } from '../google/errors.ts';
import { type Ask, refuseDemo, refuseForeign, requireProject } from '../google/project.ts';
import { runSteps } from '../provision/run-steps.ts';
import { findBucket } from '../provision/steps/bucket.ts';
import { containerImages } from '../provision/steps/container-images.ts';
import { roles } from '../provision/steps/roles.ts';
import { serviceAccounts } from '../provision/steps/service-accounts.ts';
import { nameCommit } from '../release/releases.ts';
import { moveTraffic, readServices, SERVICES_AT_ONCE } from '../release/services.ts';
import type { Settings } from '../settings.ts';
import type { Checkout, RunProgram } from './programs.ts';

interface Options {
  google: Google;
  region: string;
  settings: Settings;
  print: (line: string) => void;
  ask: Ask;
  /** Runs a program in the checkout, with its output passed on; rejects where it fails. */
  run: RunProgram;
  readCheckout: () => Promise<Checkout>;
  /** Looks at the project afterwards; returns whether all is as it should be. */
  examine: () => Promise<boolean>;
}

/** A part of a deployment, and what holds where it fails. */
interface Part {
  name: string;
  run: () => Promise<unknown>;
  ifFails: string;
}

const AGAIN = 'Run this again: it begins anew, and what is done already stays.';

/**
 * Deploys a clean checkout: checks it, deploys rules, indexes, functions and Hosting, runs its data steps, and looks at
 * the result. The first part that fails ends it. It may be repeated. Returns whether the project is as it should be.
 */
export async function deploy({ google, region, settings, print, ask, run, readCheckout, examine }: Options) {
  const { project, firebase } = google;
  refuseDemo(project);
  const { commit, isClean } = await readCheckout();
  if (!isClean)
    throw new Failure('The checkout has changes that are not committed: commit them, or deploy from another one.');
  const projectNumber = await requireProject(google);
  await refuseForeign(google, ask);
  const parts: Part[] = [
    { name: 'Service accounts', run: requireAccounts, ifFails: 'Nothing was deployed.' },
    {
      name: 'npm audit',
      run: () => run('npm', ['audit', '--omit=dev', '--audit-level=high']),
      ifFails: 'Nothing was deployed. Update the package that it names, then run this again.',
    },
    {
      name: 'npm run check',
      run: () => run('npm', ['run', 'check']),
      ifFails: 'Nothing was deployed. Mend what it names, commit, then run this again.',
    },
    {
      name: 'firebase deploy',
      run: () => run('firebase', ['deploy', '--project', project, '--message', nameCommit(commit)]),
      ifFails:
        'Hosting serves the release before with its functions, unless "release complete" stands above; rules, indexes ' +
        `and functions of events may be of this one. ${AGAIN}`,
    },
    {
      name: 'Container images',
      run: () => runSteps([containerImages(google, region)], { project, isDryRun: false, print }),
      ifFails: `The release is deployed; how long images are kept is not set. ${AGAIN}`,
    },
    {
      name: 'Traffic',
      run: endRollback,
      ifFails: `The release is deployed; some functions of events are still those of a rollback. ${AGAIN}`,
    },
    {
      name: 'Data steps',
      run: async () => {
        const bucket = await findBucket(google, settings.bucketName);
        if (!bucket)
          throw new Failure(`There is no bucket. npm run provision -- --project ${project} says how to make it.`);
        await run('npm', ['run', 'data-steps', '-w', 'functions', '--', commit], {
          GCLOUD_PROJECT: project,
          STORAGE_BUCKET: bucket.name,
        });
      },
      ifFails: `The release is deployed; what a data step had begun is done in part. ${AGAIN}`,
    },
  ];
  for (const part of parts) {
    print(`— ${part.name}`);
    await runPart(part);
  }
  print('— Doctor');
  const isFine = await examine();
  print(isFine ? `Commit ${commit} is deployed.` : `Commit ${commit} is deployed. Look at the lines with !!.`);
  return isFine;

  async function runPart({ name, run, ifFails }: Part): Promise<void> {
    try {
      await run();
    } catch (error) {
      throw new Failure(`${name} failed: ${describeError(error, project)} ${ifFails}`, { cause: error });
    }
  }

  /** Throws where functions could not start, or not do their work, as the accounts that they are to run as. */
  async function requireAccounts(): Promise<void> {
    const steps = [serviceAccounts(google), roles(google, { projectNumber, bucketName: settings.bucketName })];
    const differences = (await Promise.all(steps.map(({ compare }) => compare()))).flat();
    const missing = differences.filter(({ write }) => write !== undefined).map(({ change }) => change);
    if (missing.length > 0)
      throw new Failure(`${missing.join('; ')}. Run npm run provision -- --project ${project}, then this again.`);
  }

  /** Undoes what a rollback did to functions of events: a deployment alone leaves them at their earlier revision. */
  async function endRollback(): Promise<void> {
    const services = await readServices(google, await firebase.commands.functions.list({ ...firebase.options }));
    const held = services.filter(({ serving, newest }) => serving !== newest);
    await pMap(held, (service) => moveTraffic(google, service, null), { concurrency: SERVICES_AT_ONCE });
  }
}
