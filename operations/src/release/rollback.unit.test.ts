import { beforeEach, expect, test } from 'vitest';
import { connectFake, PROJECT } from '../../test-support/connect-fake.ts';
import type { Json } from '../../test-support/fake-documents.ts';
import { Refusal } from '../../test-support/fake-google.ts';
import { deployInto, deployRelease, REGION } from '../../test-support/healthy-project.ts';

const { google, connected } = await connectFake();
const { rollBack } = await import('./rollback.ts');
const { listReleases } = await import('./releases.ts');

const FIRST = new Date('2027-01-01T10:00:00Z');
const SECOND = new Date('2027-02-01T10:00:00Z');
const NEWEST = 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST';
let printed: string[] = [];

async function run(to?: string, { isDryRun = false, answer = null as string | null } = {}): Promise<void> {
  printed = [];
  google.writes = [];
  await rollBack({
    google: connected,
    to,
    isDryRun,
    print: (line) => printed.push(line),
    ask: async () => answer,
  });
}

const serviceName = (id: string) => `projects/${PROJECT}/locations/${REGION}/services/${id}`;
const trafficOf = (id: string) => google.state.resources.get(serviceName(id))?.traffic as Json[];
/** Revision that events reach; undefined for the newest one. */
const servingOf = (id: string) => trafficOf(id).find(({ percent }) => percent === 100)?.revision;

beforeEach(() => {
  google.reset();
  deployInto(google);
  google.state.releases = [];
  deployRelease(google.state, 'january', FIRST);
  deployRelease(google.state, 'february', SECOND);
});

test('When no release is named, then all are listed with the present one, and nothing is written', async () => {
  await run();
  expect(printed.slice(0, 2)).toEqual([
    '> Release february, deployed 2027-02-01T10:00:00.000Z (february)',
    '  Release january, deployed 2027-01-01T10:00:00.000Z (january)',
  ]);
  expect(google.writes).toEqual([]);
});

test('When it goes back, then Hosting and all functions are those of that release, and tags stay', async () => {
  await run('january');
  const [present] = await listReleases(connected);
  expect(present).toMatchObject({ version: 'january', time: FIRST, message: 'Release january' });
  for (const id of ['api', 'files', 'pages', 'syncimages', 'sendmails']) expect(servingOf(id)).toBe(`${id}-january`);
  expect(trafficOf('api').flatMap(({ tag }) => tag ?? [])).toEqual(['fh-first', 'fh-january', 'fh-february']);

  await run('january');
  expect(google.writes).toEqual([]);
});

test('When it is tried, then its steps are printed and nothing is written', async () => {
  await run('january', { isDryRun: true });
  expect(printed).toContain('? Hosting, with the functions that it calls');
  expect(printed).toContain('? syncImages: syncimages-january');
  expect(google.writes).toEqual([]);
});

test('When it was interrupted, then it goes on', async () => {
  google.refuse = (call) =>
    call.startsWith('PATCH') && call.includes('syncimages') ? new Refusal(400, 'FAILED', 'Image not found') : null;
  await expect(run('january')).rejects.toThrow(/events still reach the newer one of syncImages/);
  expect(servingOf('sendmails')).toBe('sendmails-january');
  google.refuse = () => null;
  await run('january');
  expect(google.writes).toEqual([`PATCH /v2/${serviceName('syncimages')}`]);
  expect(servingOf('syncimages')).toBe('syncimages-january');
});

test('When a function is younger than the release, then it stays as it is', async () => {
  for (const release of ['first', 'january'])
    google.state.resources.delete(`${serviceName('sendmails')}/revisions/sendmails-${release}`);
  await run('january');
  expect(trafficOf('sendmails')).toEqual([{ type: NEWEST, percent: 100 }]);
  expect(printed).toContain('  sendMails did not exist then: it stays as it is');
});

test('When a data step has run since, then it is named, and the version must be typed', async () => {
  const { documents } = google.state;
  documents.set('dataSteps/001-own', { title: 'Own', ranAt: new Date(FIRST.getTime() + 1), release: 'january' });
  documents.set('dataSteps/002-later', { title: 'Later', ranAt: SECOND, release: 'february' });
  google.state.releases = google.state.releases.map((one) => ({
    ...one,
    message: String(one.message).replace('Release', 'Commit'),
  }));
  await expect(run('january')).rejects.toThrow(/Nothing was changed/);
  expect(printed.filter((line) => line.startsWith('!!'))).toEqual([expect.stringContaining('002-later Later')]);
  expect(google.writes).toEqual([]);
  await run('january', { answer: 'january' });
  expect(servingOf('syncimages')).toBe('syncimages-january');
});

test('When functions of a release are gone, then it is refused with what to do', async () => {
  const api = serviceName('api');
  const traffic = trafficOf('api').filter(({ tag }) => tag !== 'fh-january');
  google.state.resources.set(api, { ...google.state.resources.get(api), traffic });
  await expect(run('january')).rejects.toThrow(/are gone. Check out its commit and deploy that/);
  await expect(run('march')).rejects.toThrow(
    /no release march: npm run rollback -- --project aperture-test lists them/,
  );
  expect(google.writes).toEqual([]);
});
