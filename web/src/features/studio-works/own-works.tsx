import { messages } from '@aperture-byline/contract/shared/messages';
import type { OwnProfile } from '@aperture-byline/contract/user/wire';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Container, PageHead } from '#components/layout/page.tsx';
import type { Account } from '#entities/session/session-store.ts';
import { ForArtists } from '#entities/user/studio/for-artists.tsx';
import { StudioNav } from '#entities/user/studio/studio-nav.tsx';

/** The page of one's own works of a kind, or of one of them: a new one where its id is `new`. */
export function OwnWorks({
  title,
  begin,
  listPath,
  failure,
  otherwise,
  children,
}: {
  title: string;
  /** What the link to a new one is called. */
  begin: string;
  listPath: string;
  /** The sentence of the error state. */
  failure: string;
  /** What the account lacks that is no photographer's. */
  otherwise: string;
  /** Lazy. Without `id` the list. */
  children: (props: { id: string | undefined; account: Account; profile: OwnProfile }) => ReactNode;
}) {
  const { id } = useParams();
  return (
    <ForArtists title={title} failure={failure} otherwise={otherwise}>
      {(account, profile) => (
        <>
          <Container>
            <StudioNav />
            {id === undefined && (
              <PageHead title={title}>
                <ButtonLink to={`${listPath}/new`} variant="primary">
                  {begin}
                </ButtonLink>
              </PageHead>
            )}
          </Container>
          <LazyBoundary
            fallback={
              <Container>
                <p role="status">{messages.loading}</p>
              </Container>
            }
          >
            {children({ id, account, profile })}
          </LazyBoundary>
        </>
      )}
    </ForArtists>
  );
}
