import { parseDocument } from '@aperture-byline/contract/shared/stored-fields';
import { beforeAll, expect, test } from 'vitest';
import { countOptions, fillSchema } from '../../../test-support/people/schema-leaves.ts';
import { db, put, uniqueId, uniqueUserId } from '../../../test-support/project/database.ts';
import { joinAs, type Member } from '../../../test-support/project/members.ts';
import { dump } from '../../../test-support/project/unchanged.ts';
import { COLLECTIONS } from '../../data/core/collections.ts';
import { subscriberId } from '../../data/mail/subscribers.ts';
import { KEPT, ROLES, type Role, TEXT_FIELDS } from '../../data/people/text-fields.ts';
import { ERASURE } from './erase-account.ts';
import { DERIVED_FIELDS, exportAccount } from './export-account.ts';

/** A document in which one person has one role: each field that goes with that role is marked. */
interface Planted {
  collection: string;
  role: Role;
  path: string;
  /** The field of each mark. */
  marks: ReadonlyMap<string, string>;
  /** Marks of the fields that are kept. */
  kept: string[];
}

const other = uniqueUserId();
let leaver: Member;
let planted: Planted[];
let exported: Record<string, unknown>;
let left: Record<string, string>;

/**
 * Where the document is that the leaver has this role in: below their own documents, or below those of somebody else.
 */
function findPath(collection: string, role: Role, index: number): string {
  const { userId, uid, email } = leaver;
  const isOwn = role === 'owner' && !/comments|marks|messages|attachments|reports/.test(collection);
  const isWork = (name: string) => ['images', 'blogs', 'exhibitions', 'products'].includes(name);
  const order = role === 'artist' ? 'sold' : 'bought';
  const artist = role === 'artist' ? userId : other;
  const names = collection.split('/');
  const findId = (name: string, isLast: boolean): string | number => {
    if (name === 'users') return isOwn ? userId : other;
    if (name === 'applications') return userId;
    if (name === 'accounts') return uid;
    if (name === 'subscribers') return subscriberId(email);
    if (name === 'orders') return order;
    if (name === 'parts') return artist;
    if (name === 'private') return 'contact';
    if (name === 'deskNotes') return 'all';
    if (isOwn && isWork(name)) return 'own';
    return isLast ? `${role}-${index}` : `foreign-${role}-${index}`;
  };
  const path = names.map((name, at) => (name === '*' ? findId(names[at - 1] ?? '', false) : name));
  return [...path, findId(names.at(-1) ?? '', true)].join('/');
}

/** Adds the fields that the repositories need to find the document. */
function completeDocument(collection: string, role: Role, document: Record<string, unknown>): Record<string, unknown> {
  const { userId, uid, email } = leaver;
  const artistId = role === 'artist' ? userId : other;
  const withLine = (lines: unknown) =>
    (lines as object[]).map((line) => ({ ...line, artistId, certificate: '0'.repeat(32) }));
  switch (collection) {
    case 'users':
      return { ...document, uid, userId };
    case 'users/*/private':
      return { ...document, email };
    case 'uploads':
      return { ...document, uid };
    case 'deadLetters':
      return { ...document, people: [...(document.people as string[]), String(userId)] };
    case 'mail':
      return { ...document, to: email, replyTo: email, userId: String(userId) };
    case 'contactMessages':
      return { ...document, ...(role === 'owner' && { email }) };
    case 'subscribers':
    case 'subscribers/*/reminders':
      return { ...document, email, expiresAt: new Date(Date.now() + 86_400_000) };
    case 'letters':
      return {
        ...document,
        shown: (document.shown as { block: string }[]).map((one) => ({ ...one, block: `print:${one.block}` })),
        ...(role === 'reader' && { cursor: subscriberId(email) }),
      };
    case 'announcements':
      return { ...document, ...(role === 'reader' && { cursor: `users/${userId}/follows/${other}` }) };
    case 'orders': {
      const [entry] = document.timeline as object[];
      const timeline = [{ ...entry, artistId, event: 'claim_disputed', noteBy: role }];
      return {
        ...document,
        artistIds: [artistId],
        lines: withLine(document.lines),
        status: 'delivered',
        paymentStatus: 'paid',
        timeline,
      };
    }
    case 'orders/*/parts':
      return {
        ...document,
        artistId,
        lines: withLine(document.lines),
        status: 'delivered',
        orderId: role === 'artist' ? 'sold' : 'bought',
        claim: { ...(document.claim as object), status: 'closed', lines: [0] },
      };
    case 'orders/*/parts/*/messages':
    case 'orders/*/parts/*/attachments':
      return { ...document, orderId: 'bought', artistId: other };
    case 'audit':
      return 'orderId' in document ? { ...document, orderId: role === 'artist' ? 'sold' : 'bought' } : document;
    default:
      return document.subject === undefined ? document : { ...document, subject: documentAbove };
  }
}
/** Path of the document that notes are about, set once it is known. */
let documentAbove = '';

async function plant(collection: string, role: Role, option: number, index: number): Promise<Planted> {
  const { schema, fields } = TEXT_FIELDS[collection] ?? { schema: null, fields: {} };
  if (schema === null) throw new Error(collection);
  const own = (fields[role] ?? '').split(' ');
  const keptFields = Object.keys(KEPT).flatMap((reason) => fields[reason as keyof typeof KEPT]?.split(' ') ?? []);
  const marks = new Map<string, string>();
  const kept: string[] = [];
  const path = findPath(collection, role, index);
  documentAbove = path.split('/').slice(0, -2).join('/');
  const filled = fillSchema(
    schema,
    (field, kind) => {
      if (kind === 'person') return own.includes(field) ? leaver.userId : other;
      const mark = uniqueId(own.includes(field) ? 'mark' : 'kept');
      if (own.includes(field)) marks.set(mark, field);
      else if (keptFields.includes(field)) kept.push(mark);
      return mark;
    },
    option,
  );
  const document = completeDocument(collection, role, filled);
  expect(parseDocument(schema, document), path).toMatchObject({ faults: [] });
  await put(path, document);
  const isThere = (mark: string) => JSON.stringify(document).includes(mark);
  return {
    collection,
    role,
    path,
    marks: new Map([...marks].filter(([mark]) => isThere(mark))),
    kept: kept.filter(isThere),
  };
}

beforeAll(async () => {
  leaver = await joinAs({ isArtist: true });
  planted = [];
  for (const [collection, { schema, fields }] of Object.entries(TEXT_FIELDS))
    for (const role of ROLES)
      for (let option = 0; option < countOptions(schema); option += 1)
        if (fields[role] !== undefined) planted.push(await plant(collection, role, option, planted.length));
  const { uid, email } = leaver;
  const userId = String(leaver.userId);
  exported = { ...(await exportAccount({ uid, userId })) };
  for (const step of ERASURE) await step({ uid, email, userId, emailVerified: true });
  left = (await dump()).documents;
});

test('When somebody leaves, then no field still holds their words, but for those with a named reason', () => {
  const everything = JSON.stringify(left);
  const found = planted.flatMap(({ collection, role, marks }) =>
    [...marks].flatMap(([mark, field]) => (everything.includes(mark) ? [`${collection} ${role}: ${field}`] : [])),
  );
  expect(found).toEqual([]);
  expect(everything).not.toContain(leaver.email);
  expect(everything).not.toContain(leaver.uid);
  expect(everything).not.toContain(subscriberId(leaver.email));
});

test('When somebody leaves, then no field still holds their number, but for those with a named reason', async () => {
  for (const { collection, role, path } of planted) {
    const fields = TEXT_FIELDS[collection]?.fields;
    const data = (await db.doc(path).get()).data();
    const taken = (fields?.[role] ?? '').split(' ').map((field) => field.replace(/^\w+\//, ''));
    const named = taken.filter((field) => {
      const values = field.split('.').reduce<unknown[]>(
        (found, name) =>
          found.flatMap((value) => {
            const next = (value as Record<string, unknown> | undefined)?.[name.replace('[]', '')];
            return Array.isArray(next) ? next : [next];
          }),
        [data],
      );
      return values.includes(leaver.userId);
    });
    expect(named, `${path} as ${role}`).toEqual([]);
  }
});

test('When a document outlives who left it, then what is kept for a reason is there', () => {
  const texts = new Map(Object.entries(left).map(([name, text]) => [name.split('/documents/')[1] ?? '', text]));
  const outliving = planted.filter(({ path, kept }) => texts.has(path) && kept.length > 0);
  expect(new Set(outliving.map(({ collection }) => collection))).toEqual(
    new Set([
      ...['images/*/comments', 'blogs/*/comments', 'exhibitions/*/comments', 'orders', 'orders/*/parts'],
      ...['reviews', 'audit', 'letters'],
    ]),
  );
  for (const { path, kept } of outliving)
    expect(
      kept.filter((mark) => !texts.get(path)?.includes(mark)),
      path,
    ).toEqual([]);
});

/** Roles that others' documents give somebody, or the code. */
const NOT_TAKEN: readonly Role[] = ['named', 'administrator', 'reader'];
/** Fields that the export leaves out, because the order's timeline holds the person's part of them. */
const IN_TIMELINE = ['audit buyer: claim/reason', 'audit artist: claim/reason', 'audit artist: message/reviewId'];
/** Fields in whose place the export has what they encrypt: `payout-details.http.test.ts` proves it. */
const ENCRYPTED = ['users/*/private owner: payout.sealed', 'users/*/private owner: payout.keyId'];

const isDerived = (field: string): boolean => field.split(/\W+/).some((name) => DERIVED_FIELDS.has(name));

test('When somebody takes their data along, then all of their words are there', () => {
  const everything = JSON.stringify(exported);
  const missing = planted.flatMap(({ collection, role, marks }) => {
    const answer = COLLECTIONS[collection]?.export;
    if (NOT_TAKEN.includes(role) || !answer || 'none' in answer) return [];
    return [...marks].flatMap(([mark, field]) =>
      everything.includes(mark) || isDerived(field) ? [] : [`${collection} ${role}: ${field}`],
    );
  });
  expect(missing.sort()).toEqual([...IN_TIMELINE, ...ENCRYPTED].sort());
});

test('When somebody takes their data along, then it stands where each collection declares', () => {
  for (const { collection, role } of planted) {
    const answer = COLLECTIONS[collection]?.export;
    if (!NOT_TAKEN.includes(role) && answer && 'key' in answer)
      expect(JSON.stringify(exported[answer.key]) ?? '', collection).toMatch(/\w/);
  }
});
