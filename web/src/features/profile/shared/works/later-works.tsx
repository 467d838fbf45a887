import { messages } from '@aperture-byline/contract/shared/messages';
import { type ComponentType, lazy } from 'react';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';

interface Works {
  userId: string;
}

/** What a tab of a profile shows, loaded when it is first open: the gallery is what most visitors see. */
function loadedLater(load: () => Promise<{ default: ComponentType<Works> }>): ComponentType<Works> {
  const Content = lazy(load);
  return function LaterWorks(works) {
    return (
      <LazyBoundary fallback={<p role="status">{messages.loading}</p>}>
        <Content {...works} />
      </LazyBoundary>
    );
  };
}

export const Exhibitions = loadedLater(() => import('./exhibition-groups.tsx'));
export const Stories = loadedLater(() => import('./stories.tsx'));
