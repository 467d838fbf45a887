import { messages } from '@aperture-byline/contract/shared/messages';
import { lazy } from 'react';
import { LazyBoundary } from '#components/feedback/lazy-boundary.tsx';

const ExhibitionGroups = lazy(() => import('./exhibition-groups.tsx'));

/** A user's exhibitions. Imported dynamically, since they bring the date library. */
export function Exhibitions({ userId }: { userId: string }) {
  return (
    <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
      <ExhibitionGroups userId={userId} />
    </LazyBoundary>
  );
}
