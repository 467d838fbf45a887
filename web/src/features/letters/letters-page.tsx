import { letterMessages } from '@aperture-byline/contract/letter/letter-messages';
import type { PublicLetterItem } from '@aperture-byline/contract/letter/wire';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { subscriptionMessages } from '@aperture-byline/contract/subscription/subscription-messages';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link, useSearchParams } from 'react-router';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { lettersQuery } from '#entities/letter/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './letters-page.module.css';

export default function LettersPage() {
  const query = useQuery(lettersQuery);
  const [search] = useSearchParams();
  const request = search.get('request');
  return (
    <Container>
      <PageMeta title={letterMessages.title} />
      <PageHead title={letterMessages.title}>
        {request === 'sent' || request === 'refused' ? (
          <Outcome isRefused={request === 'refused'} />
        ) : (
          <p>{letterMessages.intro}</p>
        )}
      </PageHead>
      <QueryState
        query={query}
        loading={
          <Stack gap={4} className={styles.list}>
            <Skeletons count={3} ratio={8} />
          </Stack>
        }
        empty={<EmptyState>{letterMessages.none}</EmptyState>}
        failure={letterMessages.notLoaded}
      >
        {(letters) => (
          <ul className={styles.list}>
            {letters.map((letter) => (
              <Entry key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </QueryState>
    </Container>
  );
}

/** Where the plain form of the footer leads, which works without scripts: the server renders this page. */
function Outcome({ isRefused }: { isRefused: boolean }) {
  return (
    <p className={isRefused ? 'text-error' : undefined}>
      {isRefused ? subscriptionMessages.refused : subscriptionMessages.requested}
    </p>
  );
}

function Entry({ letter: { id, subject, previewText, sentAt } }: { letter: PublicLetterItem }) {
  return (
    <li>
      <Link className={clsx('plain-link', styles.entry)} to={paths.letter(id)}>
        <time className="text-quiet text-small" dateTime={sentAt}>
          {formatDay(sentAt)}
        </time>
        <h2 className={styles.subject}>{subject}</h2>
        <p className="break-anywhere">{previewText}</p>
      </Link>
    </li>
  );
}
