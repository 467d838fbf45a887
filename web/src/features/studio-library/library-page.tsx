import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { Container, PageHead } from '#components/layout/page.tsx';
import { ForArtists } from '#entities/user/studio/for-artists.tsx';
import { StudioNav } from '#entities/user/studio/studio-nav.tsx';
import { studioPaths } from '#lib/studio-paths.ts';

const Library = lazy(() => import('./library.tsx'));

const TITLE = 'Your library';

export default function LibraryPage() {
  return (
    <ForArtists
      title={TITLE}
      failure={studioImageMessages.notLoaded}
      otherwise="Your account has no library of photographs."
    >
      {(account) => (
        <Container>
          <StudioNav />
          <PageHead title={TITLE}>
            <ButtonLink to={studioPaths.upload} variant="primary">
              Upload photographs
            </ButtonLink>
          </PageHead>
          <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
            <Library account={account} />
          </LazyBoundary>
        </Container>
      )}
    </ForArtists>
  );
}
