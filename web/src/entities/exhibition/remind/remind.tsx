import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** Shows its state without a touch to signed-in people. One on a page. */
export const Remind = hydrateOnInput(
  'remind',
  () => import('./remind-button.tsx'),
  () => !!browserStorage.get(STORAGE_KEYS.userId),
  null,
);
