import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { AuditEntry, WorkPage } from '@aperture-byline/contract/review/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import { CONTENT_KINDS, isContentKind } from '@aperture-byline/contract/work/work-kinds';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Row } from '#components/layout/layout.tsx';
import { useCursorPages } from '#components/pagination/cursor-pages.tsx';
import { type AuditFilters, auditQuery } from '#entities/review/queries.ts';
import { paths, selectionPath } from '#lib/navigation/paths.ts';
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
  payout_failed: 'recorded that the bank did not pay out',
  payout_given_up: 'gave up the payout by file of',
  payout_returned: 'recorded that the bank sent back the payout of',
  payout_details_shown: 'saw where to pay for',
  reversed: 'confirmed what was sent back after the payout of',
  agreeReplacement: 'decided for a replacement in',
  agreeReturn: 'decided for a return in',
  refund: 'decided for a refund in',
  refuse: 'closed',
  locked: 'locked',
  unlocked: 'unlocked',
  setCommission: 'set the commission of',
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
  payouts: 'changed',
  readOnlyEnded: 'ended',
};

/** Entries that fit the filters. An answer without any may still have a next one, further back. */
export function AuditEntries({ uid, filters, none }: { uid: string; filters: AuditFilters; none: ReactNode }) {
  const { query, more } = useCursorPages({
    pagesQuery: auditQuery(uid, filters),
    getItems: ({ items }) => items,
    failure: reviewMessages.logNotLoaded,
  });
  return (
    <QueryState
      query={query}
      loading={<Skeletons count={6} />}
      empty={more ? <EmptyState action={more}>{reviewMessages.logFurtherBack}</EmptyState> : none}
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
  );
}

function Line({ group }: { group: EntryGroup }) {
  const [{ isByHand, decision, amount, note, work, createdAt }] = group;
  return (
    <Row as="li" gap={[0.5, 3]} align="baseline" justify="space-between" className="break-anywhere">
      <p>
        <strong>{isByHand ? reviewMessages.byHand : linkTo(findActorPath(group[0]), findName(group[0]))}</strong>{' '}
        {DECISIONS[decision]} <Subject group={group} />
        {work && (
          <>
            {' with '}
            {linkTo(findPagePath(work.page), `${describeKind(work.kind)} ${work.title || reviewMessages.gone}`)}
          </>
        )}
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

const findPagePath = (page: WorkPage | null) => page && PAGES[page.kind](page.key);

const linkTo = (path: string | null, name: string) => (path === null ? name : <Link to={path}>{name}</Link>);

/** The page, in the room of people, of the administrator or of whoever published it as trusted. */
function findActorPath({ admin, publisher, personId }: AuditEntry): string | null {
  const userId = publisher !== null ? personId : (admin?.userId ?? null);
  return userId === null ? null : studioPaths.person(userId);
}

/** Finds the page of the work, the order or the person that an entry names; null where it is gone, or has none. */
function findSubjectPath({ kind, page, subject, personId }: AuditEntry): string | null {
  if (subject === '') return null;
  if (page) return findPagePath(page);
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
      return selectionPath(studioPaths.messages, { tab: 'closed' });
    default:
      // Of a work that nobody sees, whose it is.
      return isContentKind(kind) && personId !== null ? studioPaths.person(personId) : null;
  }
}

function findName({ admin, publisher }: AuditEntry): string {
  if (publisher !== null) return publisher || reviewMessages.formerPhotographer;
  return admin?.name || reviewMessages.formerAdmin;
}

function Subject({ group }: { group: EntryGroup }): ReactNode {
  const [first, ...others] = group;
  const { kind, decision, subject } = first;
  if (others.length > 0)
    return (
      <>
        {group.length} photographs (
        {group.map((entry, index) => (
          <Fragment key={entry.id}>
            {index > 0 && ', '}
            {linkTo(findSubjectPath(entry), entry.subject || reviewMessages.gone)}
          </Fragment>
        ))}
        )
      </>
    );
  // Trust is in a person; everything else of the kind is about a request.
  const isTrust = decision === 'trusted' || decision === 'untrusted';
  const words = [isTrust ? '' : describeKind(kind), subject || reviewMessages.gone].filter((part) => part !== '');
  return linkTo(findSubjectPath(first), words.join(' '));
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

const nameOfGroup = ({ work, admin, publisher, createdAt }: AuditEntry): string =>
  JSON.stringify([work, admin?.userId, publisher, createdAt]);
