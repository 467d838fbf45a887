import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';
import { ForAdmins } from '#entities/user/studio/for-admins.tsx';

const Desk = lazy(() => import('./desk.tsx'));

export default function ReviewPage() {
  return (
    <ForAdmins
      title="Review desk"
      intro="What photographers submitted, who asks to become one, and comments that were held or reported. The longest waiting first."
      otherwise="Your account can’t decide about submissions and comments."
    >
      {({ uid }) => (
        <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
          <Desk uid={uid} />
        </LazyBoundary>
      )}
    </ForAdmins>
  );
}
