import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { ForArtists } from '#entities/user/studio/for-artists.tsx';
import { StudioFrame } from '#entities/user/studio/studio-nav.tsx';
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
        <StudioFrame
          title={TITLE}
          intro={
            <ButtonLink to={studioPaths.upload} variant="primary">
              Upload photographs
            </ButtonLink>
          }
        >
          <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
            <Library account={account} />
          </LazyBoundary>
        </StudioFrame>
      )}
    </ForArtists>
  );
}
