import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** Shows a follow without a touch: a public page is the same for everybody. One on a page. */
export const Follow = hydrateOnInput(
  'follow',
  () => import('./follow-button.tsx'),
  () => !!browserStorage.get(STORAGE_KEYS.userId),
  <span />,
);
