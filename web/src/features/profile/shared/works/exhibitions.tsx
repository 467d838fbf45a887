import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';

const ExhibitionGroups = lazy(() => import('./exhibition-groups.tsx'));

/** What one person shows, will show and has shown. Its code, with that of dates, comes when it is asked for. */
export function Exhibitions({ userId }: { userId: string }) {
  return (
    <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
      <ExhibitionGroups userId={userId} />
    </LazyBoundary>
  );
}
