import pMap from 'p-map';
import { Failure } from '../failure.ts';
import type { Google } from '../google/connect.ts';
import { describeError } from '../google/errors.ts';
import { type Ask, explained, refuseDemo, requireProject } from '../google/project.ts';
import { describeRelease, listReleases, nameCommit, type Release } from './releases.ts';
import { type FunctionService, listRevisions, moveTraffic, readServices, SERVICES_AT_ONCE } from './services.ts';

interface Options {
  google: Google;
  /** Version of the release to go back to; undefined to list them. */
  to: string | undefined;
  isDryRun: boolean;
  print: (line: string) => void;
  ask: Ask;
}

/** Steps back to an earlier release. */
interface Plan {
  target: Release;
  moves: Move[];
  /** Data steps that have run since it was deployed. */
  steps: string[];
}

/** A function and the revision that is to answer in its place; undefined where there was none in that release. */
interface Move {
  service: FunctionService;
  revision: string | undefined;
}

/**
 * Brings back Hosting and all functions of an earlier release, or lists the releases there are. Rules, indexes and data
 * stay as they are. It may be repeated.
 */
export async function rollBack({ google, to, isDryRun, print, ask }: Options): Promise<void> {
  const { project } = google;
  refuseDemo(project);
  await requireProject(google);
  const { releases, services } = await explained(project, () => readDeployed(google));
  if (to === undefined) {
    for (const release of releases) print(`${markRelease(release, services)} ${describeRelease(release)}`);
    print('> is served now; functions of those with x are gone.');
    print(`npm run rollback -- --project ${project} --to VERSION [--dry-run] goes back to one.`);
    return;
  }
  const target = releases.find(({ version }) => version === to);
  if (!target) throw new Failure(`There is no release ${to}: npm run rollback -- --project ${project} lists them.`);
  if (!isComplete(target, services))
    throw new Failure(
      `Functions of ${describeRelease(target)} are gone. Check out its commit and deploy that: npm run deploy.`,
    );
  const plan = await explained(project, () => planRollback(google, target, services));
  print(`Back to ${describeRelease(target)}`);
  for (const step of plan.steps)
    print(`!! A data step has run since: ${step}. The earlier release must be able to read it.`);
  for (const { service, revision } of plan.moves)
    if (revision === undefined) print(`  ${service.functionId} did not exist then: it stays as it is`);
  print('  Rules, indexes, schedules and data stay as they are. The next deployment ends the rollback.');
  if (isDryRun) {
    if (!target.isServed) print(`? ${HOSTING}`);
    for (const { service, revision } of plan.moves.filter(isNeeded)) print(`? ${service.functionId}: ${revision}`);
    return;
  }
  if (plan.steps.length > 0 && (await ask(`Type ${to} to go back nevertheless: `)) !== to)
    throw new Failure('Nothing was changed. Read what the data steps did, then type the version in a terminal.');
  await applyPlan(google, plan, print);
}

const HOSTING = 'Hosting, with the functions that it calls';

async function readDeployed(google: Google) {
  const { commands, options } = google.firebase;
  const [releases, functions] = await Promise.all([listReleases(google), commands.functions.list({ ...options })]);
  return { releases, services: await readServices(google, functions) };
}

async function planRollback(google: Google, target: Release, services: readonly FunctionService[]): Promise<Plan> {
  const [moves, steps] = await Promise.all([
    Promise.all(services.map((service) => planMove(google, service, target))),
    listStepsSince(google, target),
  ]);
  return { target, moves, steps };
}

/** Brings Hosting back first, which visitors see; a function that can't go back does not hold up the others. */
async function applyPlan(google: Google, { target, moves }: Plan, print: Options['print']): Promise<void> {
  const { project, firebase } = google;
  if (!target.isServed) {
    // With its project: else firebase-tools looks for it.
    const site = `${project}:${project}`;
    const { clone } = firebase.commands.hosting;
    await explained(project, () => clone(`${site}@${target.version}`, `${site}:live`, { ...firebase.options }));
    print(`+ ${HOSTING}`);
  }
  const failed: string[] = [];
  await pMap(
    moves.filter(isNeeded),
    async ({ service, revision }) => {
      try {
        await moveTraffic(google, service, revision);
        print(`+ ${service.functionId}: ${revision}`);
      } catch (error) {
        failed.push(service.functionId);
        print(`!! ${service.functionId}: ${describeError(error, project)}`);
      }
    },
    { concurrency: SERVICES_AT_ONCE },
  );
  if (failed.length > 0)
    throw new Failure(
      `The site is back at the earlier release, but events still reach the newer one of ${failed.join(', ')}. Run this ` +
        'again, or check out the commit and deploy that.',
    );
}

const isNeeded = (move: Move): move is Move & { revision: string } =>
  move.revision !== undefined && move.revision !== move.service.serving;

const markRelease = (release: Release, services: readonly FunctionService[]): string =>
  release.isServed ? '>' : isComplete(release, services) ? ' ' : 'x';

/** Whether all functions that Hosting calls in a release are still there. */
const isComplete = ({ pins }: Release, services: readonly FunctionService[]): boolean =>
  pins.every(({ service, tag }) => services.some(({ id, tags }) => id === service && tags.has(tag)));

/** Finds the revision of a function in a release: the pinned one, else the newest one that was there by then. */
async function planMove(google: Google, service: FunctionService, { pins, time }: Release): Promise<Move> {
  const pin = pins.find((one) => one.service === service.id);
  const pinned = pin && service.tags.get(pin.tag);
  if (pinned) return { service, revision: pinned };
  const [newest] = (await listRevisions(google, service))
    .filter(({ createdAt }) => createdAt <= time)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  return { service, revision: newest?.id };
}

/** Names the data steps that have run since a release was deployed, but for its own. */
async function listStepsSince({ database }: Google, { time, message }: Release): Promise<string[]> {
  const { docs } = await database.collection('dataSteps').where('ranAt', '>', time).select('title', 'release').get();
  return docs
    .filter((step) => nameCommit(step.get('release')) !== message)
    .map((step) => `${step.id} ${step.get('title')}`);
}
