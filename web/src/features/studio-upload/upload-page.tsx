import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { ForArtists } from '#entities/user/studio/for-artists.tsx';
import { StudioFrame } from '#entities/user/studio/studio-nav.tsx';

const Upload = lazy(() => import('./upload.tsx'));

const TITLE = 'Upload';

export default function UploadPage() {
  return (
    <ForArtists
      title={TITLE}
      failure={studioImageMessages.notLoaded}
      otherwise="Your account can’t upload photographs."
    >
      {(account) => (
        <StudioFrame
          title={TITLE}
          intro={
            <p>
              JPEG, PNG or WebP, up to 25 MB each, 100 at a time. What you upload is private until you say
              otherwise and we have looked at it. Where it was taken, and the serial number of your camera,
              are never shown.
            </p>
          }
        >
          <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
            <Upload account={account} />
          </LazyBoundary>
        </StudioFrame>
      )}
    </ForArtists>
  );
}
