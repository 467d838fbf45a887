import { beforeEach, expect, test } from 'vitest';
import { connectFake, makeHealthy, PROJECT } from '../../test-support/connect-fake.ts';
import { REGION } from '../../test-support/healthy-project.ts';
import { Failure } from '../failure.ts';

const { google, connect, connected } = await connectFake();
const { deploy } = await import('./deploy.ts');
const settings = { siteUrl: undefined, contactEmail: undefined, bucketName: undefined, appCheck: 'monitor' };

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const SERVICE = `projects/${PROJECT}/locations/${REGION}/services/syncimages`;
const ALL = ['npm audit', 'npm run check', 'firebase deploy', 'npm run data-steps', 'doctor'];

let ran: string[] = [];
let environments: Record<string, string>[] = [];

function run({ project = PROJECT, isClean = true, failing = '', isFine = true, answer = null as string | null } = {}) {
  ran = [];
  environments = [];
  google.writes = [];
  return deploy({
    google: project === PROJECT ? connected : connect(project),
    region: REGION,
    settings,
    print: () => undefined,
    ask: async () => answer,
    readCheckout: async () => ({ commit: COMMIT, isClean }),
    async run(program, args, environment = {}) {
      const line = [program, ...args].join(' ');
      ran.push(line);
      environments.push(environment);
      if (failing && line.startsWith(failing)) throw new Failure(`Command failed: ${line}.`);
    },
    async examine() {
      ran.push('doctor');
      return isFine;
    },
  });
}

/** The beginnings of what ran, in order. */
const order = () => ran.map((line) => ALL.find((one) => line.startsWith(one)) ?? line);

const healthy = await makeHealthy(google, connected, settings);

beforeEach(() => {
  google.reset();
  google.state = structuredClone(healthy);
});

test('When all goes well, then its parts run in order, and the release names its commit', async () => {
  expect(await run()).toBe(true);
  expect(order()).toEqual(ALL);
  expect(ran[2]).toBe(`firebase deploy --project ${PROJECT} --message Commit ${COMMIT}`);
  expect(ran[3]).toBe(`npm run data-steps -w functions -- ${COMMIT}`);
  expect(environments[3]).toEqual({
    GCLOUD_PROJECT: PROJECT,
    STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
  });

  await run();
  expect(google.writes).toEqual([]);
});

test('When nothing says how long images of containers are kept, then a deployment does', async () => {
  const name = `projects/${PROJECT}/locations/${REGION}/repositories/gcf-artifacts`;
  google.state.resources.set(name, { name });
  await run();
  expect(JSON.stringify(google.state.resources.get(name))).toContain(`${90 * 24 * 60 * 60}s`);
});

test('When an account of functions lacks a role, then nothing is deployed, and a sentence says so', async () => {
  google.state.resources.delete(`projects/${PROJECT}/policy`);
  await expect(run()).rejects.toThrow(
    /^Service accounts failed: grant roles\/datastore.user .*Run npm run provision .* Nothing was deployed.$/,
  );
  expect(ran).toEqual([]);
});

test.each([
  ['npm audit', /Nothing was deployed. Update the package/],
  ['npm run check', /Nothing was deployed. Mend what it names/],
  ['firebase deploy', /Hosting serves the release before.* Run this again/],
  ['npm run data-steps', /The release is deployed.* Run this again/],
])('When %s fails, then nothing after it runs, and a sentence says what is done', async (failing, sentence) => {
  await expect(run({ failing })).rejects.toThrow(sentence);
  expect(order()).toEqual(ALL.slice(0, ALL.indexOf(failing) + 1));
});

test('When a rollback held a function of events, then it is back at the newest revision', async () => {
  const tagged = { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION', revision: 'syncimages-zeroth', tag: 'fh-a' };
  google.state.resources.set(SERVICE, {
    ...google.state.resources.get(SERVICE),
    traffic: [{ percent: 100, revision: 'syncimages-zeroth' }, tagged],
  });
  await run();
  expect(google.state.resources.get(SERVICE)?.traffic).toEqual([
    { type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 },
    tagged,
  ]);
});

test('When doctor finds something, then the deployment says so', async () =>
  expect(await run({ isFine: false })).toBe(false));

test.each([
  ['a project of the emulators', { project: 'demo-aperture-byline' }, /project of the local emulators/],
  ['changes that are not committed', { isClean: false }, /changes that are not committed/],
  ['a project that holds data of something else', {}, /holds data of something else \(invoices\)/],
])('It refuses %s before anything runs', async (_what, given, sentence) => {
  google.state.resources.set(`projects/${PROJECT}/databases/(default)`, {});
  google.state.collections = ['invoices'];
  await expect(run(given)).rejects.toThrow(sentence);
  expect(ran).toEqual([]);
  expect(google.writes).toEqual([]);
});
