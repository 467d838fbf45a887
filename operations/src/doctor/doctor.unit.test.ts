import { DAY, HOUR } from '@aperture-byline/contract/shared/durations';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { connectFake, makeHealthy, PROJECT } from '../../test-support/connect-fake.ts';
import { type FakeGoogle, Refusal } from '../../test-support/fake-google.ts';
import { FakeSite } from '../../test-support/fake-site.ts';
import { CONTENTS, REGION } from '../../test-support/healthy-project.ts';

const { google, connect, connected } = await connectFake();
const fakeSite = new FakeSite();
const siteOrigin = await fakeSite.listen();
const { doctor } = await import('./doctor.ts');
const { readContents } = await import('./contents.ts');
const settings = {
  siteUrl: 'https://www.example.com',
  contactEmail: 'house@example.com',
  bucketName: undefined,
  appCheck: 'monitor',
};

let printed: string[] = [];
const faults = () => printed.filter((line) => line.startsWith('!!'));

function run({ triesProxies = false, project = PROJECT, site = siteOrigin } = {}): Promise<boolean> {
  printed = [];
  google.writes = [];
  return doctor({
    google: project === PROJECT ? connected : connect(project),
    region: REGION,
    settings,
    site,
    contents: CONTENTS,
    triesProxies,
    print: (line) => printed.push(line),
  });
}

const healthy = await makeHealthy(google, connected, settings);

beforeEach(() => {
  google.reset();
  google.state = structuredClone(healthy);
  fakeSite.reset();
});
afterAll(() => fakeSite.close());

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);
const SERVICE = `projects/${PROJECT}/locations/${REGION}/services/syncimages`;
const POLICY = `projects/${PROJECT}/policy`;
const PAGES = `serviceAccount:aperture-pages@${PROJECT}.iam.gserviceaccount.com`;
const secret = (path: string) => `projects/${PROJECT}/secrets/${path}`;

test('When a project is as it should be, then each line says so, and nothing is written', async () => {
  const { documents } = google.state;
  documents.set('mail/sent', { delivery: { state: 'SUCCESS', endTime: ago(HOUR / 2) } });
  documents.set('mail/failed-long-ago', { delivery: { state: 'ERROR', endTime: ago(2 * DAY) } });
  documents.set('mail/tried-again', { delivery: { state: 'RETRY', startTime: ago(HOUR), dueAt: ago(-HOUR) } });
  documents.set('deletions/done', { requestedAt: ago(9 * DAY), finishedAt: ago(9 * DAY) });
  documents.set('deletions/begun', { requestedAt: ago(HOUR) });
  documents.set('uploads/new', { state: 'processing', createdAt: ago(HOUR) });
  documents.set('uploads/done', { state: 'ready', createdAt: ago(9 * DAY) });
  expect(await run({ triesProxies: true }), printed.join('\n')).toBe(true);
  expect(printed.filter((line) => !line.startsWith('ok  '))).toEqual(['All is as it should be.']);
  expect(printed).toContain('ok  Mail: 1 sent in the last hour, 1 in the last day, 1 on their way');
  expect(printed).toContain('ok  App Check: monitor');
  expect(printed).toContain('ok  Last backup: the last one is 1 h old');
  expect(google.writes).toEqual([]);
});

test.each<[string, (state: FakeGoogle['state']) => void, RegExp]>([
  ['a bucket without versions', ({ bucket }) => delete bucket?.versioning, /^!! {2}Storage: keep older versions.*prov/],
  [
    'an account that lacks a role',
    ({ resources }) => resources.set(POLICY, { ...resources.get(POLICY), bindings: [] }),
    /^!! {2}Roles: grant roles\/datastore.user in the project to aperture-api, .*Run npm run provision/,
  ],
  [
    'an account with a role too many',
    ({ resources }) => {
      const { bindings } = resources.get(POLICY) as { bindings: { role: string; members: string[] }[] };
      bindings.push({ role: 'roles/editor', members: [PAGES] });
    },
    /^!! {2}Roles: take roles\/editor in the project from aperture-pages, whose functions do without it: https:/,
  ],
  ['a missing index', ({ indexes }) => indexes.pop(), /^!! {2}Indexes: .* missing. Deploy: npm run deploy/],
  ['an index under way', ({ indexes }) => Object.assign(indexes[0] ?? {}, { state: 'CREATING' }), /being built/],
  [
    'a time to live under way',
    ({ fields }) =>
      Object.assign(fields.find(({ ttlConfig }) => ttlConfig) ?? {}, { ttlConfig: { state: 'CREATING' } }),
    /^!! {2}Indexes: time to live of .* being built/,
  ],
  ['a missing function', ({ functions }) => functions.pop(), /^!! {2}Functions: sendMails not deployed/],
  [
    'a function that failed',
    ({ functions }) => Object.assign(functions[3] ?? {}, { state: 'FAILED' }),
    /syncImages is FAILED: look at its log/,
  ],
  [
    'a function in another region',
    ({ functions, resources }) => {
      const moved = `projects/${PROJECT}/locations/us-east1`;
      Object.assign(functions[3] ?? {}, { name: `${moved}/functions/syncImages` });
      resources.set(`${moved}/services/syncimages`, { ...resources.get(SERVICE) });
    },
    /^!! {2}Functions: syncImages is in us-east1, not in asia-south1/,
  ],
  [
    'a function on an old runtime',
    ({ functions }) => Object.assign(functions[3] ?? {}, { buildConfig: { runtime: 'nodejs22' } }),
    /^!! {2}Functions: syncImages runs on nodejs22, not on nodejs24/,
  ],
  [
    'a function that runs as another account',
    ({ functions }) => {
      const [, , , { serviceConfig }] = functions as { serviceConfig: object }[] as [
        0,
        0,
        0,
        { serviceConfig: object },
      ];
      Object.assign(serviceConfig, { serviceAccountEmail: '123-compute@developer.gserviceaccount.com' });
    },
    /^!! {2}Functions: syncImages runs as 123-compute@.*, not as aperture-events: deploy/,
  ],
  [
    'another state of App Check than was set',
    ({ functions }) => {
      const [{ serviceConfig }] = functions as unknown as [{ serviceConfig: object }];
      Object.assign(serviceConfig, { environmentVariables: {} });
    },
    /^!! {2}App Check: api runs with off, functions\/\.env\.aperture-test says monitor: deploy/,
  ],
  [
    'a data step that has not run',
    ({ documents }) => documents.delete('dataSteps/002-second'),
    /^!! {2}Data steps: 002-second not run yet\. Deploy: npm run deploy/,
  ],
  [
    'a function of another release',
    ({ functions }) => Object.assign(functions[3] ?? {}, { labels: { 'firebase-functions-hash': 'second' } }),
    /^!! {2}Functions: syncImages of another release than the rest/,
  ],
  [
    'a secret that was disabled',
    ({ resources }) =>
      resources
        .set(secret('SMTP_URL/versions/1'), { state: 'DISABLED' })
        .set(secret('SMTP_URL/versions/2'), { state: 'ENABLED' }),
    /^!! {2}Functions' secrets: SMTP_URL\/versions\/1 is DISABLED/,
  ],
  [
    'a tag of Hosting that is gone',
    ({ releases }) => {
      const [{ version }] = releases as [{ version: { config: { rewrites: object[] } } }];
      version.config.rewrites.push({ glob: '**', run: { serviceId: 'files', tag: 'fh-gone' } });
    },
    /^!! {2}Release: Hosting calls revisions that are gone \(files\)/,
  ],
  [
    'a site that is switched off',
    ({ releases }) => releases.unshift({ type: 'SITE_DISABLE' }),
    /^!! {2}Release: none is/,
  ],
  [
    'an earlier revision that gets events',
    ({ resources }) => {
      resources.set(SERVICE, { ...resources.get(SERVICE), traffic: [{ percent: 100, revision: 'syncimages-zeroth' }] });
    },
    /^!! {2}Release: syncImages at an earlier revision than the newest/,
  ],
  [
    'a mail that failed',
    ({ documents }) => documents.set('mail/a', { delivery: { state: 'ERROR', endTime: ago(HOUR) } }),
    /^!! {2}Mail: mail\/a ended with an error/,
  ],
  [
    'a mail that waits for the schedule',
    ({ documents }) => documents.set('mail/a', { delivery: { state: 'PENDING', dueAt: ago(HOUR) } }),
    /^!! {2}Mail: mail\/a waiting too long/,
  ],
  [
    'a mail that the server does not take',
    ({ documents }) =>
      documents.set('mail/a', { delivery: { state: 'RETRY', startTime: ago(3 * HOUR), dueAt: ago(-HOUR) } }),
    /^!! {2}Mail: mail\/a waiting too long/,
  ],
  [
    'a deletion that is stuck',
    ({ documents }) => documents.set('deletions/a', { requestedAt: ago(2 * DAY) }),
    /^!! {2}Deletions: deletions\/a not finished/,
  ],
  [
    'an upload that nobody processes',
    ({ documents }) => documents.set('uploads/a', { state: 'processing', createdAt: ago(2 * DAY) }),
    /^!! {2}Uploads: 1 processing for longer than a day/,
  ],
  [
    'a dead letter',
    ({ documents }) => documents.set('deadLetters/a', { failedAt: ago(HOUR) }),
    /^!! {2}Dead letters: 1/,
  ],
  [
    'an old backup',
    ({ backups }) => Object.assign(backups[0] ?? {}, { snapshotTime: ago(50 * HOUR).toISOString() }),
    /^!! {2}Last backup: the last one is 50 h old. Look at https:/,
  ],
  [
    'no backup',
    ({ backups }) => Object.assign(backups[0] ?? {}, { state: 'CREATING' }),
    /^!! {2}Last backup: there is none/,
  ],
])('When a project has %s, then one line says what to do', async (_fault, spoil, line) => {
  spoil(google.state);
  expect(await run()).toBe(false);
  expect(faults()).toEqual([expect.stringMatching(line)]);
  expect(google.writes).toEqual([]);
});

test.each<[string, FakeSite['answers'], RegExp]>([
  ['/', { '/': { status: 503, body: '' } }, /^!! {2}Front page: answers 503/],
  ['/api/image', { '/api/image': { status: 503, body: '' } }, /^!! {2}API: .*answers 503/],
  [
    '/photos/7/640.webp',
    { '/photos/7/640.webp': { status: 200, body: '' } },
    /^!! {2}Pictures: .* not answered by the/,
  ],
])('When %s answers wrongly, then one line says so', async (_path, answers, line) => {
  fakeSite.answers = answers;
  expect(await run()).toBe(false);
  expect(faults()).toEqual([expect.stringMatching(line)]);
});

test('When the site does not answer, then its lines say so, and all others are read', async () => {
  expect(await run({ site: 'http://127.0.0.1:9' })).toBe(false);
  expect(faults()).toHaveLength(4);
  for (const line of faults())
    expect(line).toMatch(/could not be looked at: http:.* does not answer: look at its domain/);
});

test('When callers are counted by an address that they choose, then trying it says so', async () => {
  fakeSite.trustsCallers = true;
  expect(await run({ triesProxies: true })).toBe(false);
  expect(faults()).toEqual([expect.stringMatching(/^!! {2}Proxies: .*TRUST_PROXY_HOPS is too large/)]);
});

test('When a part can not be read, then its line says so, and all others are read', async () => {
  google.refuse = (call) =>
    call.includes('/backups') ? new Refusal(403, 'PERMISSION_DENIED', 'The caller does not have permission') : null;
  expect(await run()).toBe(false);
  expect(faults()).toEqual([expect.stringMatching(/^!! {2}Last backup: .*ask its owner for the role Owner/)]);
  expect(printed.length).toBeGreaterThan(15);
});

test('A project of the emulators is refused', () =>
  expect(run({ project: 'demo-aperture-byline' })).rejects.toThrow(/project of the local emulators/));

test('The functions of this checkout are known by their names and accounts, and its data steps by their ids', async () => {
  const { accounts, dataSteps } = await readContents();
  expect(accounts).toMatchObject({
    api: 'aperture-api',
    sendMails: 'aperture-mails',
    sweepUploads: 'aperture-events',
  });
  expect(dataSteps).toContain('001-derived-data');
});
