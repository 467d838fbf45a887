import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { ForAdmins } from '#entities/user/studio/for-admins.tsx';

const HomeSettings = lazy(() => import('./home-settings.tsx'));

export default function OwnHomePage() {
  return (
    <ForAdmins
      title="Front page and shop"
      intro="The photographs and stories that visitors see first, and the words about the shop. Where buyers pay stands with the payments."
      otherwise="Your account can’t choose what the front page shows."
    >
      {({ uid }) => (
        <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
          <HomeSettings uid={uid} />
        </LazyBoundary>
      )}
    </ForAdmins>
  );
}
