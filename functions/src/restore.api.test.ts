import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { inDays, samplePicture } from '@aperture-byline/contract/samples/stored-documents';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseXml } from '../test-support/answers/xml.ts';
import { inParallel } from '../test-support/calls/visitors.ts';
import { type ActiveMember, joinActive } from '../test-support/people/active-member.ts';
import { db, put, uniqueId } from '../test-support/project/database.ts';
import { eventually } from '../test-support/project/eventually.ts';
import { startBuild, stopInstances } from '../test-support/servers/instances.ts';
import { call, SUITE_URL } from '../test-support/servers/suite.ts';
import { untilQuiet } from '../test-support/triggers/quiet-suite.ts';
import { putExhibition, putImage } from '../test-support/works/fixtures.ts';
import { buildDeletionId } from './data/core/deletions.ts';
import { forgetRestore } from './data/core/restore-flag.ts';
import { subscriberId } from './data/mail/subscribers.ts';
import { recordAddressErased, recordLettersEnded } from './data/people/erasure-ledger.ts';

const SUITE = process.env.GCLOUD_PROJECT ?? '';
/**
 * Its database is empty before and after; accounts and files are the suite's, as in a project whose database is
 * restored.
 */
const RESTORED = 'demo-restore';
const settings = { GCLOUD_PROJECT: RESTORED, FIREBASE_CONFIG: JSON.stringify({ projectId: RESTORED }) };

let folder: string;
let alice: ActiveMember;
/** The paths of the suite's documents before the test. */
let seeded: string[];

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/aperture-backup-`);
  seeded = Object.keys(await documentsOf(SUITE));
  alice = await joinActive();
});
afterAll(async () => {
  stopInstances();
  await forgetRestore();
  await firestoreEmulator('DELETE', `${RESTORED}/databases/(default)/documents`);
  await rm(folder, { recursive: true });
  await removeWritten();
});

async function firestoreEmulator(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/emulator/v1/projects/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(await response.text());
}

/** Returns the message of a command that refuses. */
async function refusalOf(...command: string[]): Promise<string> {
  const { stderr } = await runCommand(...command).then(
    () => ({ stderr: '' }),
    (error: { stderr: string }) => error,
  );
  return stderr;
}

async function deleteRestored(path: string): Promise<void> {
  const address = `http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${databaseOf(RESTORED)}/documents/${path}`;
  await fetch(address, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } });
}

/** Reads the mails that wait in the restored database. */
const restoredMails = async () =>
  Object.entries(await documentsOf(RESTORED)).filter(([path]) => path.startsWith('/documents/mail/'));

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

/** Takes away the suite's documents that are new, but those that triggers derive of others. */
async function removeWritten(): Promise<void> {
  const known = new Set(seeded);
  const paths = Object.keys(await documentsOf(SUITE)).filter(
    (path) => !known.has(path) && !/^\/documents\/(?:listings|searchIndex)\//.test(path),
  );
  const writer = db.bulkWriter();
  for (const path of paths) void writer.delete(db.doc(path.replace('/documents/', '')));
  await writer.close();
  await untilQuiet();
}

/** Runs a command of the operators in the restored database; what it prints. */
async function runCommand(...command: string[]): Promise<string> {
  const program = fileURLToPath(new URL('./operator-commands.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...command], {
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

/** The schedules that write to readers. */
const MAILINGS = ['letters', 'openings', 'daily-letters'];
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

interface Readers {
  kept: string;
  ended: string;
  erased: string;
  letters: string[];
}

/**
 * Readers with a reminder each of what has just opened, a letter that is due and one that is being sent, and a mail
 * that waits.
 */
async function putMailings(): Promise<Readers> {
  const banner = samplePicture(await putImage());
  const exhibitionId = await putExhibition({ banner, startDate: hoursAgo(1), endDate: inDays(9) });
  const named = (name: string) => `${name}-${uniqueId('reader')}@example.com`;
  const emails = { kept: named('kept'), ended: named('ended'), erased: named('erased') };
  const consents = [{ event: 'confirmed', sentence: 'any', at: hoursAgo(48) }];
  for (const [name, email] of Object.entries(emails)) {
    const path = `subscribers/${subscriberId(email)}`;
    // Whoever was erased had ended their letters before the backup.
    const state = name === 'erased' ? 'unsubscribed' : 'confirmed';
    const times = { createdAt: hoursAgo(48), expiresAt: name === 'erased' ? inDays(9) : null };
    await put(path, { email, state, consents, failedMails: [], endedAt: null, ...times });
    await put(`${path}/reminders/${exhibitionId}`, {
      exhibitionId,
      event: 'opening',
      email,
      confirmedAt: hoursAgo(48),
      consents,
      createdAt: hoursAgo(48),
      expiresAt: inDays(9),
    });
  }
  const letters = [uniqueId('letter'), uniqueId('letter')];
  const words = {
    subject: 'News',
    previewText: 'News',
    html: '<p>News</p>',
    version: 1,
    createdAt: hoursAgo(9),
  };
  await put(`letters/${letters[0]}`, { ...words, state: 'scheduled', sendAt: hoursAgo(1) });
  await put(`letters/${letters[1]}`, {
    ...words,
    state: 'sending',
    sendAt: hoursAgo(2),
    startedAt: hoursAgo(2),
    content: { html: '<p>News</p>', text: 'News' },
  });
  await put(`mail/${uniqueId('mail')}`, {
    to: emails.kept,
    message: { subject: 'Old', text: '', html: '' },
    // Any other the suite would have sent before the backup.
    delivery: { state: 'RETRY', attempts: 1, dueAt: hoursAgo(-24) },
  });
  return { ...emails, letters };
}

test('When a backup is restored after somebody left, then every page is as before and nothing of the person is back', async () => {
  const readers = await putMailings();
  await untilQuiet();
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
  await recordLettersEnded(subscriberId(readers.ended));
  await recordAddressErased(subscriberId(readers.erased));
  await untilQuiet();

  expect(await refusalOf('replay-erasures')).toContain('begin-restore');
  expect(await runCommand('end-restore')).toContain('No restore is under way');
  await runCommand('begin-restore');

  await firestoreEmulator('POST', `${RESTORED}:import`, {
    database: databaseOf(RESTORED),
    export_directory: `${folder}/backup/backup.overall_export_metadata`,
  });
  expect(await documentsOf(RESTORED)).toEqual(before);

  for (const schedule of [...MAILINGS, 'orders'])
    expect(await refusalOf('schedule', schedule)).toContain('A restore is under way');
  expect(await refusalOf('end-restore')).toContain('replay-erasures');
  expect(await documentsOf(RESTORED)).toEqual(before);

  expect(await runCommand('replay-erasures')).toMatch(/^accounts: 1 erased again\nsubscribers: 2 /);
  expect(await runCommand('replay-erasures')).toMatch(/^accounts: 0 erased again\nsubscribers: 0 /);
  await runCommand('rebuild');
  expect(await runCommand('end-restore')).toBe('The schedules run again.\n');
  expect(await runCommand('end-restore')).toContain('No restore is under way');
  const restored = await documentsOf(RESTORED);
  const everything = JSON.stringify(restored);
  expect(alice.traces.filter((trace) => everything.includes(trace))).toEqual([]);
  expect(everything).not.toContain(readers.erased);
  for (const schedule of MAILINGS) await runCommand('schedule', schedule);
  expect(await restoredMails()).toEqual([]);
  const stateOf = (path: string) =>
    (restored[`/documents/${path}`] as { state: { stringValue: string } }).state.stringValue;
  expect(readers.letters.map((id) => stateOf(`letters/${id}`))).toEqual(['draft', 'sent']);
  expect(stateOf(`subscribers/${subscriberId(readers.ended)}`)).toBe('unsubscribed');
  expect(stateOf(`subscribers/${subscriberId(readers.kept)}`)).toBe('confirmed');
  // Of the two letters the suite sends neither, so that its archive lacks the one that counts as sent.
  for (const id of readers.letters) await deleteRestored(`letters/${id}`);
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
  // Some fifteen commands, each a process of its own.
}, 400_000);
