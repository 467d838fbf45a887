import { figuresMessages } from '@aperture-byline/contract/figures/range';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { ForArtists } from '#entities/user/studio/for-artists.tsx';
import { StudioFrame } from '#entities/user/studio/studio-nav.tsx';

const FiguresView = lazy(() => import('./figures-view.tsx'));

const TITLE = 'Your figures';

export default function FiguresPage() {
  return (
    <ForArtists title={TITLE} failure={figuresMessages.notLoaded} otherwise="Your account has no figures.">
      {({ uid }) => (
        <StudioFrame
          title={TITLE}
          intro={
            <p>
              What visitors did with your work, by the days of India. Orders that end without a sale are taken
              off again; income counts once it is received.
            </p>
          }
        >
          <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
            <FiguresView uid={uid} />
          </LazyBoundary>
        </StudioFrame>
      )}
    </ForArtists>
  );
}
