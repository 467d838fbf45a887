import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/**
 * The button that asks for a mail when an exhibition opens, or before it closes, one on a page; its state shows without
 * a touch to who is signed in.
 */
export const Remind = hydrateOnInput(
  'remind',
  () => import('./remind-button.tsx'),
  () => !!browserStorage.get(STORAGE_KEYS.userId),
  null,
);
