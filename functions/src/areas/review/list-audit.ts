import type { StoredDecision } from '@aperture-byline/contract/review/stored';
import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { STUDIO_PAGE_SIZE } from '@aperture-byline/contract/work/limits';
import { CONTENT_KINDS, WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { readDecisions, readTitles } from '../../data/audit.ts';
import type { WithId } from '../../data/collection.ts';
import { readCursor, toCursor } from '../../data/cursor.ts';

const SETTINGS = { home: 'The front page', shop: 'Payment details', seller: 'Who sells' } as const;

/** The document that a decision is about, by its collection; or what is known without one. */
type Subject = { collection: string; id: string } | { text: string };

/** The work with which a photograph became public. */
function findWork(decision: StoredDecision): { kind: WorkKind; collection: string; id: string } | null {
  const work = 'work' in decision ? decision.work : null;
  return work ? { ...work, collection: WORK_KINDS[work.kind].collection } : null;
}

/** Who decided what, the newest first. */
export async function listAudit(cursor: string | null | undefined): Promise<AuditEntry[]> {
  const decisions = await readDecisions({ after: readCursor(cursor), limit: STUDIO_PAGE_SIZE });
  const subjects = decisions.map(findSubject);
  const admins = decisions.flatMap(({ adminId }) =>
    adminId === null ? [] : [{ collection: 'users', id: String(adminId) }],
  );
  const works = decisions.flatMap((decision) => findWork(decision) ?? []);
  const names = await readNames([...subjects, ...works, ...admins]);
  return decisions.map((decision, index) => {
    const { id, adminId, kind, createdAt } = decision;
    const subject = subjects[index];
    const work = findWork(decision);
    return {
      id,
      createdAt: createdAt.toISOString(),
      cursor: toCursor({ createdAt, id }),
      admin: adminId === null ? null : { userId: adminId, name: names.get(`users/${adminId}`) ?? '' },
      isByHand: 'isByHand' in decision && decision.isByHand === true,
      kind,
      decision: decision.decision,
      subject: subject ? findSubjectName(subject, names) : '',
      work: work && { kind: work.kind, title: findSubjectName(work, names) },
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
    case 'settings':
      return { text: SETTINGS[decision.decision] };
    default: {
      const { kind, noun, subjectId } = decision;
      if (subjectId === null) return { text: '' };
      if (kind === 'artist') return { collection: 'users', id: subjectId };
      const work = kind === 'revision' ? noun : kind;
      return work === null ? { text: '' } : { collection: CONTENT_KINDS[work].collection, id: subjectId };
    }
  }
}

function findDecisionNote(decision: WithId<StoredDecision>): string | null {
  if (decision.kind === 'payment') return decision.reference;
  return 'reason' in decision ? decision.reason : null;
}

const findSubjectName = (subject: Subject, names: ReadonlyMap<string, string>): string =>
  'text' in subject ? subject.text : (names.get(`${subject.collection}/${subject.id}`) ?? '');

/** Titles and names of documents, each read once. */
async function readNames(subjects: readonly Subject[]): Promise<Map<string, string>> {
  const found = subjects.filter((subject) => 'collection' in subject);
  const names = new Map<string, string>();
  for (const [collection, of] of Map.groupBy(found, (subject) => subject.collection)) {
    const ids = [...new Set(of.map(({ id }) => id))];
    for (const { id, title, ...user } of await readTitles(collection, ids))
      names.set(`${collection}/${id}`, title || fullName(user));
  }
  return names;
}
