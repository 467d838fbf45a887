import { randomUUID } from 'node:crypto';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as exported from '../../src/index.ts';
import { db, documentPath, NAMES, readEverything } from '../project/database.ts';

interface EventTrigger {
  eventFilters?: { document?: string };
  eventFilterPathPatterns?: { document?: string };
}

interface Trigger {
  pattern: string[];
  run: (event: object) => Promise<unknown>;
}

/** A write as its triggers are told of it. */
interface DocumentWrite {
  path: string;
  before: DocumentSnapshot | undefined;
  after: DocumentSnapshot;
}

/** The functions of `index.ts` that run when a document is written. */
const triggers: Trigger[] = Object.values(exported).flatMap((fn) => {
  const { __endpoint: endpoint, run } = fn as unknown as {
    __endpoint?: { eventTrigger?: EventTrigger };
    run: Trigger['run'];
  };
  const { eventFilterPathPatterns, eventFilters } = endpoint?.eventTrigger ?? {};
  const document = eventFilterPathPatterns?.document ?? eventFilters?.document;
  return document === undefined ? [] : [{ pattern: document.split('/'), run }];
});

/** Each document that has a trigger as it was last; one that was deleted too. */
const seen = new Map<string, DocumentSnapshot>();
const events: DocumentWrite[] = [];
let running: Promise<void> = Promise.resolve();
let queued: Promise<void> | undefined;

/**
 * Runs the triggers of everything that was written since the last time, and of what they write themselves, until
 * nothing is due. Runs follow one another; whoever comes while one waits shares it.
 */
export function runTriggers(): Promise<void> {
  queued ??= running.then(async () => {
    queued = undefined;
    // What other processes have written is looked for when nothing was written here: it takes a query of all documents,
    // and whoever waits for it comes again.
    const looksElsewhere = events.length === 0;
    while (await runOnce({ looksElsewhere }));
  });
  running = queued.catch(() => undefined);
  return queued;
}

export function forgetWrites(): void {
  seen.clear();
  events.length = 0;
}

export function settleWrites(paths: readonly string[]): void {
  const due = events.filter(({ path }) => !paths.includes(path));
  events.splice(0, events.length, ...due);
}

/** Events that were due when the present test began: those of what its file has put up. */
let inherited: ReadonlySet<DocumentWrite> = new Set();

export function startTest(): void {
  inherited = new Set(events);
}

/** Drops the events that this test caused and did not wait for, so that later tests do not run their triggers. */
export function endTest(): void {
  const kept = events.filter((event) => inherited.has(event));
  events.splice(0, events.length, ...kept);
}

/** The library's one way to send writes. */
interface Sender {
  request: (method: string, request: { writes?: Write[] }, ...others: unknown[]) => Promise<unknown>;
}

interface Write {
  update?: { name: string };
  delete?: string;
}

let written = 0;

/** Counts the documents that this process has written so far. */
export const countWrites = (): number => written;

/** From now on every write of this process becomes an event, also if it is written over before its trigger runs. */
export function observeWrites(): void {
  const sender = db as unknown as Sender;
  const { request } = sender;
  sender.request = async (method, body, ...others) => {
    const answer = await request.call(sender, method, body, ...others);
    const names = (body.writes ?? []).flatMap(({ update, delete: deleted }) => update?.name ?? deleted ?? []);
    written += names.length;
    await observeDocuments(names.map(documentPath));
    return answer;
  };
}

/** Adds the events of those documents that have changed since they were last seen, whichever process wrote them. */
export async function observeDocuments(paths: readonly string[]): Promise<void> {
  const observed = [...new Set(paths)].filter((path) => triggers.some(({ pattern }) => match(pattern, path)));
  if (observed.length === 0) return;
  for (const after of await db.getAll(...observed.map((path) => db.doc(path)))) {
    const { path } = after.ref;
    const before = seen.get(path);
    // Of reads at once the answers may come in another order.
    if (updateMicros(before) === updateMicros(after) || (before && isOlder(after, before))) continue;
    seen.set(path, after);
    events.push({ path, before, after });
  }
}

const isOlder = (one: DocumentSnapshot, other: DocumentSnapshot): boolean =>
  one.readTime.valueOf() < other.readTime.valueOf();

/**
 * Takes the events that are due, all or those of some documents: each runs its triggers when it is called, as often as
 * that is.
 */
export function takeEvents(isTaken: (path: string) => boolean = () => true): (() => Promise<void>)[] {
  const due = events.splice(0);
  events.push(...due.filter(({ path }) => !isTaken(path)));
  return due.filter(({ path }) => isTaken(path)).map((event) => () => runFor(event));
}

/** Whether anything was due. */
async function runOnce({ looksElsewhere }: { looksElsewhere: boolean }): Promise<boolean> {
  if (events.length === 0 && looksElsewhere) await observeDocuments(await changedElsewhere());
  const due = events.splice(0);
  for (const event of due) await runFor(event);
  return due.length > 0;
}

/** Paths of what other processes, instances of the API, have written. */
async function changedElsewhere(): Promise<string[]> {
  const documents = await readEverything(NAMES);
  const present = new Set(documents.map(({ name }) => documentPath(name)));
  const written = documents.filter(
    ({ name, updateTime }) => updateMicros(seen.get(documentPath(name))) !== toMicros(updateTime),
  );
  const deleted = [...seen].flatMap(([path, { exists }]) => (exists && !present.has(path) ? path : []));
  return [...written.map(({ name }) => documentPath(name)), ...deleted];
}

/** Microseconds, the service's resolution; undefined for what is not there. */
const updateMicros = (snapshot: DocumentSnapshot | undefined): number | undefined =>
  snapshot?.updateTime && snapshot.updateTime.seconds * 1e6 + Math.floor(snapshot.updateTime.nanoseconds / 1000);

function toMicros(time: string): number {
  const [, fraction = ''] = /\.(\d+)Z$/.exec(time) ?? [];
  return Math.floor(Date.parse(time) / 1000) * 1e6 + Number(fraction.padEnd(6, '0').slice(0, 6));
}

async function runFor({ path, before, after }: DocumentWrite): Promise<void> {
  // Of a document that is gone the database says when it was read.
  const time = (after.updateTime ?? after.readTime).toDate();
  await tellTriggers(path, { before: before?.data(), after: after.data(), time });
}

interface ToldWrite {
  before?: object | null | undefined;
  after?: object | null | undefined;
  eventId?: string;
  /** Time of the event; now where it is left out. */
  time?: Date;
}

/** Runs the triggers of a document as for a write of it, whether there was one or not. */
export async function tellTriggers(
  path: string,
  { before, after, eventId = randomUUID(), time = new Date() }: ToldWrite,
): Promise<void> {
  const ref = { path };
  const data = { before: { ref, data: () => before ?? undefined }, after: { ref, data: () => after ?? undefined } };
  for (const { pattern, run } of triggers) {
    const params = match(pattern, path);
    if (params !== undefined) await run({ id: eventId, time: time.toISOString(), params, data });
  }
}

/** The values of a pattern's variables, where the path matches it. */
function match(pattern: string[], path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, piece] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (piece.startsWith('{')) params[piece.slice(1, -1)] = part;
    else if (piece !== part) return undefined;
  }
  return params;
}
