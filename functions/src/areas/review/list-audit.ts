import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { STUDIO_PAGE_SIZE } from '@aperture-byline/contract/work/wire';
import { CONTENT_KINDS, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { readDecisions, readTitles } from '../../data/core/audit.ts';
import type { WithId } from '../../data/core/collection.ts';
import { readCursor, toCursor } from '../../data/core/cursor.ts';

const SETTINGS = { home: 'The front page', shop: 'Payment details', seller: 'Who sells' } as const;

/** The document that a decision is about, by its collection; or what is known without one. */
type Subject = { collection: string; id: string } | { text: string };

/** The work with which a photograph became public. */
function findWork(decision: StoredDecision): { kind: WorkKind; collection: string; id: string } | null {
  const work = 'work' in decision ? decision.work : null;
  return work ? { ...work, collection: WORK_KINDS[work.kind].collection } : null;
}

/** Who decided what, the newest first; of another decision than `published` nothing is listed by itself. */
export async function listAudit({
  cursor,
  decision: named,
}: Record<'cursor' | 'decision', string | null | undefined>): Promise<AuditEntry[]> {
  if (named !== undefined && named !== 'published') return [];
  const selection = {
    decision: named ? ('published' as const) : null,
    after: readCursor(cursor),
    limit: STUDIO_PAGE_SIZE,
  };
  const decisions = await readDecisions(selection);
  const subjects = decisions.map(findSubject);
  const admins = decisions.flatMap(({ adminId }) =>
    adminId === null ? [] : [{ collection: 'users', id: String(adminId) }],
  );
  const works = decisions.flatMap((decision) => findWork(decision) ?? []);
  const artists = decisions.flatMap((decision) => findPublisher(decision) ?? []);
  const found = await readNames([...subjects, ...works, ...admins, ...artists]);
  return decisions.map((decision, index) => {
    const { id, adminId, kind, createdAt } = decision;
    const subject = subjects[index];
    const work = findWork(decision);
    return {
      id,
      createdAt: createdAt.toISOString(),
      cursor: toCursor({ createdAt, id }),
      admin: adminId === null ? null : { userId: adminId, name: found.get(`users/${adminId}`)?.name ?? '' },
      isByHand: 'isByHand' in decision && decision.isByHand === true,
      kind,
      decision: decision.decision,
      subject: subject ? findSubjectName(subject, found) : '',
      personId: 'ownerId' in decision ? decision.ownerId : null,
      published: findPublished(decision, found),
      work: work && { kind: work.kind, title: findSubjectName(work, found) },
      note: findDecisionNote(decision),
      amount: decision.kind === 'payment' && decision.decision !== 'not_found' ? decision.amount : null,
    };
  });
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
      return decision.subjectId === null ? { text: '' } : { collection: 'users', id: decision.subjectId };
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
function findPublisher(decision: StoredDecision): { collection: string; id: string } | null {
  if (decision.decision !== 'published' || decision.ownerId === null) return null;
  return { collection: 'users', id: String(decision.ownerId) };
}

function findPublished(decision: StoredDecision, found: Found): AuditEntry['published'] {
  if (decision.decision !== 'published') return null;
  const kind = decision.kind === 'revision' ? decision.workKind : decision.kind;
  if (kind === null || kind === 'artist') return null;
  const publisher = findPublisher(decision);
  const subject = findSubject(decision);
  const document = 'id' in subject ? found.get(`${subject.collection}/${subject.id}`) : undefined;
  const key = kind === 'blog' || kind === 'product' ? document?.slug : document && decision.subjectId;
  return { artist: publisher ? findSubjectName(publisher, found) : '', kind, key: key ?? '' };
}

/** Names and slugs of documents, by their paths. */
type Found = ReadonlyMap<string, { name: string; slug: string }>;

async function readNames(subjects: readonly Subject[]): Promise<Found> {
  const found = subjects.filter((subject) => 'collection' in subject);
  const names = new Map<string, { name: string; slug: string }>();
  for (const [collection, of] of Map.groupBy(found, (subject) => subject.collection)) {
    const ids = [...new Set(of.map(({ id }) => id))];
    for (const { id, title, slug, ...user } of await readTitles(collection, ids))
      names.set(`${collection}/${id}`, { name: title || fullName(user), slug });
  }
  return names;
}
