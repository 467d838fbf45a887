import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ActiveMember, joinActive } from '../test-support/active-member.ts';
import { cleanUp, db } from '../test-support/database.ts';
import { eventually } from '../test-support/eventually.ts';
import { startBuild, stopInstances } from '../test-support/instances.ts';
import { removeMembers } from '../test-support/members.ts';
import { call, SUITE_URL } from '../test-support/suite.ts';
import { dumpQuiet } from '../test-support/unchanged.ts';
import { inParallel } from '../test-support/visitors.ts';
import { parseXml } from '../test-support/xml.ts';
import { buildDeletionId } from './data/deletions.ts';

const SUITE = process.env.GCLOUD_PROJECT ?? '';
/** Its database is empty before and after; accounts and files are the suite's, as in a project whose database is restored. */
const RESTORED = 'demo-restore';
const settings = { GCLOUD_PROJECT: RESTORED, FIREBASE_CONFIG: JSON.stringify({ projectId: RESTORED }) };

let folder: string;
let alice: ActiveMember;

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/aperture-backup-`);
  alice = await joinActive();
});
afterAll(async () => {
  stopInstances();
  await firestoreEmulator('DELETE', `${RESTORED}/databases/(default)/documents`);
  await rm(folder, { recursive: true });
  await cleanUp();
  await removeMembers();
});

async function firestoreEmulator(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** What the replay says; the subscriber of an account goes with the account. */
const erased = (accounts: number) => `accounts: ${accounts} erased again\nsubscribers: 0 erased again\n`;

const databaseOf = (project: string) => `projects/${project}/databases/(default)`;

/** The fields of every document by its path. */
async function documentsOf(project: string): Promise<Record<string, unknown>> {
  const response = await fetch(
    `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${databaseOf(project)}/documents:runQuery`,
    {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify({ structuredQuery: { from: [{ allDescendants: true }] } }),
    },
  );
  const rows = (await response.json()) as { document?: { name: string; fields?: unknown } }[];
  return Object.fromEntries(
    rows.flatMap(({ document }) =>
      document ? [[document.name.slice(databaseOf(project).length), document.fields ?? {}]] : [],
    ),
  );
}

/** Runs a command of the operators in the restored database; what it prints. */
async function runCommand(name: string): Promise<string> {
  const program = fileURLToPath(new URL('./operator-commands.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, name], {
    env: { ...process.env, ...settings },
  });
  return stdout;
}

/** The paths of all pages that the sitemaps name. */
async function publicPaths(): Promise<string[]> {
  const locations = async (path: string) => {
    const { children } = parseXml(await (await fetch(`${SUITE_URL}${path}`)).text());
    return children.flatMap((entry) =>
      entry.children
        .filter(({ name }) => name === 'loc')
        .map(({ text }) => {
          const { pathname, search } = new URL(text);
          return pathname + search;
        }),
    );
  };
  const files = await locations('/sitemap.xml');
  return (await Promise.all(files.map(locations))).flat();
}

test('When a backup is restored after somebody left, then every page is as before and nothing of the person is back', async () => {
  await dumpQuiet();
  const before = await eventually('a backup during which nothing is written', async () => {
    const documents = await documentsOf(SUITE);
    await rm(`${folder}/backup`, { recursive: true, force: true });
    await firestoreEmulator('POST', `${SUITE}:export`, {
      database: databaseOf(SUITE),
      export_directory: folder,
      export_name: 'backup',
    });
    // Triggers write indexes later than the documents that they are made of.
    return isDeepStrictEqual(await documentsOf(SUITE), documents) && documents;
  });
  expect(JSON.stringify(before)).toContain(alice.marker);

  expect((await call('/user', { method: 'DELETE', token: alice.token })).status).toBe(200);
  const deletion = db.doc(`deletions/${buildDeletionId(alice.uid)}`);
  await eventually('the erasure is finished', async () => (await deletion.get()).get('finishedAt'));
  await dumpQuiet();

  await firestoreEmulator('POST', `${RESTORED}:import`, {
    database: databaseOf(RESTORED),
    export_directory: `${folder}/backup/backup.overall_export_metadata`,
  });
  expect(await documentsOf(RESTORED)).toEqual(before);

  expect(await runCommand('replay-erasures')).toBe(erased(1));
  expect(await runCommand('replay-erasures')).toBe(erased(0));
  await runCommand('rebuild');
  const everything = JSON.stringify(await documentsOf(RESTORED));
  expect(alice.traces.filter((trace) => everything.includes(trace))).toEqual([]);
  const { at } = await startBuild(settings);
  const all = await publicPaths();
  expect(all.length).toBeGreaterThan(100);
  // Of each kind some: the documents of all pages were compared above.
  const kinds = Object.values(Object.groupBy(all, (path) => path.split(/[/?]/, 2).join('/')));
  const paths = kinds.flatMap((some = []) => some.slice(0, 4));
  expect(paths.length).toBeGreaterThan(20);
  await inParallel(paths.length, 4, async (index) => {
    const path = paths[index] ?? '';
    const [there, here] = await Promise.all([fetch(`${SUITE_URL}${path}`), fetch(`${at}${path}`)]);
    expect(there.status, path).toBe(200);
    expect([here.status, await here.text()], path).toEqual([there.status, await there.text()]);
  });
});
