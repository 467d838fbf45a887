import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/**
 * The button that follows a photographer, one on a page. Whom somebody follows shows without a touch: only who is
 * signed in may follow anybody, and a public page is the same for everybody.
 */
export const Follow = hydrateOnInput(
  'follow',
  () => import('./follow-button.tsx'),
  () => !!browserStorage.get(STORAGE_KEYS.userId),
  <span />,
);
