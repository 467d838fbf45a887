import { type StoredDecision, storedDecision } from '@aperture-byline/contract/review/stored';
import type { AuditEntry, AuditPage, WorkPage } from '@aperture-byline/contract/review/wire';
import { foldedWords, queryWords } from '@aperture-byline/contract/search/words';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { STUDIO_PAGE_SIZE } from '@aperture-byline/contract/work/wire';
import { CONTENT_KINDS, WORK_KIND_NAMES, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { readDecisions, readTitles } from '../../data/core/audit.ts';
import type { WithId } from '../../data/core/collection.ts';
import { readCursor, toCursor } from '../../data/core/cursor.ts';
import { isPublicImage, isPublicWork } from '../../publication/visibility.ts';

const SETTINGS = {
  home: 'The front page',
  shop: 'Payment details',
  seller: 'Who sells',
  payouts: 'What artists are paid',
  readOnlyEnded: 'The time in which the gallery was open for looking only',
} as const;

/** The document that a decision is about, by its collection; or what is known without one. */
type Subject = { collection: string; id: string } | { text: string };

/** Decisions that are read to find a page of those with the words of a query: then the search may go on. */
const CHUNK = 100;
const SCANNED_MAX = 500;

/** Decisions about payments in which nothing came or went. */
const WITHOUT_AMOUNT: ReadonlySet<string> = new Set(['not_found', 'payout_details_shown']);

const KINDS: ReadonlySet<string> = new Set(
  storedDecision.options.flatMap(({ entries: { kind } }) => ('options' in kind ? kind.options : kind.literal)),
);
const isKind = (name: string): name is StoredDecision['kind'] => KINDS.has(name);

type Query = Record<'cursor' | 'decision' | 'kind' | 'person' | 'q', string | null | undefined>;

/** Who decided what, the newest first; of another decision than `published` nothing is listed by itself. */
export async function listAudit({ cursor, decision, kind, person, q }: Query): Promise<AuditPage> {
  const isUnknown =
    (decision !== undefined && decision !== 'published') ||
    (kind !== undefined && !isKind(kind ?? '')) ||
    (person !== undefined && !isUserId(person));
  if (isUnknown || q === null) return { items: [], nextCursor: null };
  const words = queryWords(q ?? '');
  const selection = {
    decision: decision ? ('published' as const) : null,
    personId: person ? Number(person) : null,
    kind: isKind(kind ?? '') ? (kind as StoredDecision['kind']) : null,
  };
  const isScan = words.length > 0 || (selection.personId !== null && selection.kind !== null);
  const limit = isScan ? CHUNK : STUDIO_PAGE_SIZE;
  const items: AuditEntry[] = [];
  let after = readCursor(cursor);
  for (let scanned = 0; scanned < SCANNED_MAX; scanned += limit) {
    const decisions = await readDecisions({ ...selection, after, limit });
    const found = await readNamesOf(decisions, words.length > 0);
    for (const one of decisions) {
      const entry = toEntry(one, found);
      after = one;
      if (selection.kind !== null && entry.kind !== selection.kind) continue;
      if (!hasWords(words, [...listNames(one, found), entry.work?.title, entry.note, entry.subject])) continue;
      items.push(entry);
      if (items.length === STUDIO_PAGE_SIZE) return { items, nextCursor: toCursor(one) };
    }
    if (decisions.length < limit) return { items, nextCursor: null };
  }
  return { items, nextCursor: after && toCursor(after) };
}

/** Whether each word begins one of the texts' words. */
function hasWords(words: readonly string[], texts: readonly (string | null | undefined)[]): boolean {
  const known = foldedWords(texts.filter(Boolean).join(' '));
  return words.every((word) => known.some((one) => one.startsWith(word)));
}

const userAt = (userId: number | null | undefined) =>
  userId == null ? [] : [{ collection: 'users', id: String(userId) }];

/** The documents of whoever decided, and of whose submission, account or sub-order it was about. */
const listPeople = (decision: StoredDecision) => [
  ...userAt(decision.adminId),
  ...userAt('ownerId' in decision ? decision.ownerId : null),
  ...userAt('artistId' in decision ? decision.artistId : null),
];

const listNames = (decision: StoredDecision, found: Found): string[] =>
  listPeople(decision).map((person) => findSubjectName(person, found));

function readNamesOf(decisions: readonly StoredDecision[], withPeople: boolean): Promise<Found> {
  return readNames(
    decisions.flatMap((decision) => [
      findSubject(decision),
      ...findWork(decision),
      ...(withPeople ? listPeople(decision) : [...userAt(decision.adminId), ...findPublisher(decision)]),
    ]),
  );
}

function toEntry(decision: WithId<StoredDecision>, found: Found): AuditEntry {
  const { id, adminId, kind, createdAt } = decision;
  const subject = findSubject(decision);
  const [work] = findWork(decision);
  const [publisher] = findPublisher(decision);
  return {
    id,
    createdAt: createdAt.toISOString(),
    admin: adminId === null ? null : { userId: adminId, name: found.get(`users/${adminId}`)?.name ?? '' },
    isByHand: 'isByHand' in decision && decision.isByHand === true,
    kind,
    decision: decision.decision,
    subject: findSubjectName(subject, found),
    personId: 'ownerId' in decision ? decision.ownerId : null,
    page: findPage(subject, found),
    publisher: decision.decision === 'published' ? (publisher ? findSubjectName(publisher, found) : '') : null,
    work: work ? { kind: work.kind, title: findSubjectName(work, found), page: findPage(work, found) } : null,
    note: findDecisionNote(decision),
    amount: decision.kind === 'payment' && !WITHOUT_AMOUNT.has(decision.decision) ? decision.amount : null,
  };
}

/** The work with which a photograph became public. */
function findWork(decision: StoredDecision): { kind: WorkKind; collection: string; id: string }[] {
  const work = 'work' in decision ? decision.work : null;
  return work ? [{ ...work, collection: WORK_KINDS[work.kind].collection }] : [];
}

function findSubject(decision: StoredDecision): Subject {
  switch (decision.kind) {
    case 'comment':
      return { collection: decision.on, id: decision.workId };
    case 'payment':
    case 'message':
    case 'conversation':
    case 'claim':
      return { text: decision.orderId };
    case 'person':
      if (decision.subjectId === null) return { text: '' };
      if (decision.decision === 'erased') return { text: `the account with the number ${decision.subjectId}` };
      return { collection: 'users', id: decision.subjectId };
    case 'contact':
      return { text: 'the contact form' };
    case 'settings':
      return { text: SETTINGS[decision.decision] };
    default: {
      const { kind, workKind, subjectId } = decision;
      if (subjectId === null) return { text: '' };
      if (kind === 'artist') return { collection: 'users', id: subjectId };
      const work = kind === 'revision' ? workKind : kind;
      return work === null ? { text: '' } : { collection: CONTENT_KINDS[work].collection, id: subjectId };
    }
  }
}

function findDecisionNote(decision: WithId<StoredDecision>): string | null {
  if (decision.kind === 'payment') return decision.reference;
  return 'reason' in decision ? decision.reason : null;
}

const findSubjectName = (subject: Subject, found: Found): string =>
  'text' in subject ? subject.text : (found.get(`${subject.collection}/${subject.id}`)?.name ?? '');

/** The user's document of whoever published it as trusted. */
const findPublisher = (decision: StoredDecision) => (decision.decision === 'published' ? userAt(decision.ownerId) : []);

/** The page of a work that everybody sees. */
function findPage(subject: Subject, found: Found): WorkPage | null {
  const document = 'id' in subject ? found.get(`${subject.collection}/${subject.id}`) : undefined;
  const kind =
    'id' in subject ? PAGED_KINDS.find((one) => CONTENT_KINDS[one].collection === subject.collection) : undefined;
  if (!kind || !document?.isPublic || !('id' in subject)) return null;
  return { kind, key: kind === 'blog' || kind === 'product' ? document.slug : subject.id };
}

const PAGED_KINDS = ['image', ...WORK_KIND_NAMES] as const;

/** Names, slugs and states of documents, by their paths. */
type Found = ReadonlyMap<string, { name: string; slug: string; isPublic: boolean }>;

async function readNames(subjects: readonly Subject[]): Promise<Found> {
  const found = subjects.filter((subject) => 'collection' in subject);
  const names = new Map<string, { name: string; slug: string; isPublic: boolean }>();
  for (const [collection, of] of Map.groupBy(found, (subject) => subject.collection)) {
    const ids = [...new Set(of.map(({ id }) => id))];
    for (const { id, title, slug, ...document } of await readTitles(collection, ids)) {
      const isPublic = collection === CONTENT_KINDS.image.collection ? isPublicImage(document) : isPublicWork(document);
      names.set(`${collection}/${id}`, { name: title || fullName(document), slug, isPublic });
    }
  }
  return names;
}
