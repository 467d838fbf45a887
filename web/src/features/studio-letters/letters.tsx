import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { LetterList } from '@aperture-byline/contract/letter/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { useQuery } from '@tanstack/react-query';
import { CardLink } from '#components/base/button.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton, Skeletons } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Stack } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { letterListQuery, ownLetterQuery } from '#entities/letter/private-queries.ts';
import { pluralize } from '#lib/format-count.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { LetterEditor } from './letter-editor.tsx';
import styles from './letters.module.css';

/** The letters of the house, or the one that is open; `new` is a letter that is not stored yet. */
export default function Letters({ uid, id }: { uid: string; id: string | undefined }) {
  if (id === undefined) return <List uid={uid} />;
  return (
    <Container>{id === 'new' ? <LetterEditor uid={uid} letter={null} /> : <Opened uid={uid} id={id} />}</Container>
  );
}

function Opened({ uid, id }: { uid: string; id: string }) {
  const { data, error, refetch, isFetchedAfterMount } = useQuery(ownLetterQuery(uid, id));
  return (
    <QueryState
      // What was loaded before may be older than another window's changes.
      query={{ data: isFetchedAfterMount ? data : undefined, error, refetch }}
      loading={<Skeleton ratio={2} />}
      failure={letterMessages.letterNotLoaded}
    >
      {(letter) => <LetterEditor key={letter.id} uid={uid} letter={letter} />}
    </QueryState>
  );
}

function List({ uid }: { uid: string }) {
  const query = useQuery(letterListQuery(uid));
  return (
    <QueryState query={query} loading={<Skeletons count={3} ratio={8} />} failure={letterMessages.notLoaded}>
      {({ letters, subscribers }) => (
        <Stack gap={3} className="page-end">
          <p className="text-quiet">Letters go to {pluralize(subscribers, 'subscriber')} at present.</p>
          {letters.length === 0 ? (
            <EmptyState>{letterMessages.noDrafts}</EmptyState>
          ) : (
            <EntryList>
              {letters.map((letter) => (
                <Stack as="li" key={letter.id} gap={0.5} className="relative">
                  <h2 className={styles.subject}>
                    <CardLink to={studioPaths.letter(letter.id)}>{letter.subject || 'Without a subject'}</CardLink>
                  </h2>
                  <p className="text-quiet text-small">{stateText(letter)}</p>
                </Stack>
              ))}
            </EntryList>
          )}
        </Stack>
      )}
    </QueryState>
  );
}

function stateText({ state, sendAt, sentAt, missedAt, recipients, updatedAt }: LetterList['letters'][number]): string {
  const mails = pluralize(recipients, 'mail');
  switch (state) {
    case 'draft':
      return missedAt ? `Not sent · it was due ${formatTime(missedAt)}` : `Draft · changed ${formatTime(updatedAt)}`;
    case 'scheduled':
      return `Goes out ${formatTime(sendAt ?? updatedAt)}`;
    case 'sending':
      return `Being sent · ${mails} so far`;
    case 'sent':
      return `Sent ${formatTime(sentAt ?? updatedAt)} · ${mails}`;
  }
}
