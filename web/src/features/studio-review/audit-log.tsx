import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { AuditEntry } from '@aperture-byline/contract/review/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { CONTENT_KINDS, isContentKind } from '@aperture-byline/contract/work/work-kinds';
import { Link } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Row } from '#components/layout/layout.tsx';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { auditQuery, cursorAfter } from '#entities/review/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import styles from './review.module.css';

const OTHER_KINDS = {
  comment: 'a comment on',
  message: 'a message about order',
  conversation: 'the conversation about order',
  revision: 'changes of',
  artist: 'the request of',
  payment: 'order',
  claim: 'order',
  contact: 'a message of',
  person: '',
  settings: '',
} as const;

const describeKind = (kind: AuditEntry['kind']): string =>
  isContentKind(kind) ? `the ${CONTENT_KINDS[kind].label}` : OTHER_KINDS[kind];

const DECISIONS: Readonly<Record<AuditEntry['decision'], string>> = {
  approved: 'approved',
  returned: 'sent back',
  rejected: 'rejected',
  unpublished: 'took off the site',
  published: 'published as trusted',
  trusted: 'trusted',
  untrusted: 'ended the trust in',
  deleted: 'deleted',
  received: 'confirmed the payment of',
  not_found: 'did not find the payment of',
  refunded: 'confirmed the refund of',
  paid_out: 'confirmed the payout of',
  reversed: 'confirmed what was sent back after the payout of',
  agreeReplacement: 'decided for a replacement in',
  agreeReturn: 'decided for a return in',
  refund: 'decided for a refund in',
  refuse: 'closed',
  locked: 'locked',
  unlocked: 'unlocked',
  madeArtist: 'made a photographer of',
  endedArtist: 'ended the role of photographer of',
  erased: 'erased',
  resentConfirmation: 'sent a confirmation again to',
  sentReset: 'sent a reset to',
  wrote: 'wrote to',
  answered: 'answered',
  closed: 'closed',
  home: 'changed',
  shop: 'changed',
  seller: 'changed',
};

export default function AuditLog({ uid, decision = '' }: { uid: string; decision?: 'published' | '' }) {
  const { query, more } = useCursorPages({
    buildQuery: (cursor) => auditQuery(uid, cursor, decision),
    getItems: (entries) => entries,
    getNextCursor: cursorAfter,
    failure: reviewMessages.logNotLoaded,
  });
  return (
    <section>
      {decision === '' && <h2 className="visually-hidden">Log of decisions</h2>}
      <QueryState
        query={query}
        loading={<Skeletons count={6} />}
        empty={
          decision === '' ? (
            <EmptyState>{reviewMessages.logEmpty}</EmptyState>
          ) : (
            <p className={styles.quiet}>{reviewMessages.noneTrustedPublished}</p>
          )
        }
        failure={reviewMessages.logNotLoaded}
      >
        {(entries) => (
          <>
            <EntryList gap={2}>
              {groupEntries(entries).map((group) => (
                <Line key={group[0].id} group={group} />
              ))}
            </EntryList>
            {more}
          </>
        )}
      </QueryState>
    </section>
  );
}

function Line({ group }: { group: EntryGroup }) {
  const [{ isByHand, decision, amount, note, work, createdAt }] = group;
  const subject = describeSubject(group);
  return (
    <Row as="li" gap={[0.5, 3]} align="baseline" justify="space-between" className="break-anywhere">
      <p>
        <strong>{isByHand ? reviewMessages.byHand : linkTo(findActorPath(group[0]), findName(group[0]))}</strong>{' '}
        {DECISIONS[decision]} {linkTo(findSubjectPath(group), subject)}
        {work && ` with ${describeKind(work.kind)} ${work.title || reviewMessages.gone}`}
        {amount !== null && ` (${formatPrice(amount)})`}
        {note && <span className={styles.quiet}>: {note}</span>}
      </p>
      <time className={styles.quiet} dateTime={createdAt}>
        {formatTime(createdAt)}
      </time>
    </Row>
  );
}

const PAGES = {
  image: paths.image,
  exhibition: paths.exhibition,
  blog: paths.story,
  product: paths.product,
};

const linkTo = (path: string | null, name: string) => (path === null ? name : <Link to={path}>{name}</Link>);

/** The page, in the room of people, of the administrator or of whoever published it as trusted. */
function findActorPath({ admin, published, personId }: AuditEntry): string | null {
  const userId = published ? personId : (admin?.userId ?? null);
  return userId === null ? null : studioPaths.person(userId);
}

/** The page of the work, the order or the person that an entry names; null where it is gone, or has none. */
function findSubjectPath([{ kind, published, subject, personId }, second]: EntryGroup): string | null {
  if (second !== undefined || subject === '') return null;
  if (published?.key) return PAGES[published.kind](published.key);
  switch (kind) {
    case 'payment':
    case 'message':
    case 'conversation':
    case 'claim':
      return paths.order(subject);
    case 'person':
    case 'artist':
      return personId === null ? null : studioPaths.person(personId);
    case 'contact':
      return studioPaths.messages;
    default:
      return null;
  }
}

function findName({ admin, published }: AuditEntry): string {
  if (published) return published.artist || reviewMessages.formerPhotographer;
  return admin?.name || reviewMessages.formerAdmin;
}

function describeSubject(group: EntryGroup): string {
  const [{ kind, decision }] = group;
  const names = group.map(({ subject }) => subject || reviewMessages.gone).join(', ');
  if (group.length > 1) return `${group.length} photographs (${names})`;
  // Trust is in a person; everything else of the kind is about a request.
  const isTrust = decision === 'trusted' || decision === 'untrusted';
  return [isTrust ? '' : describeKind(kind), names].filter((words) => words !== '').join(' ');
}

type EntryGroup = readonly [AuditEntry, ...AuditEntry[]];

/** Photographs that became public together with a work stand in one line. */
export function groupEntries(entries: readonly AuditEntry[]): EntryGroup[] {
  const groups: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && entry.work && nameOfGroup(entry) === nameOfGroup(group[0])) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const nameOfGroup = ({ work, admin, published, createdAt }: AuditEntry): string =>
  JSON.stringify([work, admin?.userId, published?.artist, createdAt]);
