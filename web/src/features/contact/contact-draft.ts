import { browserStorage, type DraftKey, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** Key of a message that is not sent. */
export const CONTACT_DRAFT: DraftKey = `${STORAGE_KEYS.draft}:contact`;

/** Whether there is a message to restore. */
export const hasContactDraft = (): boolean => typeof browserStorage.get(CONTACT_DRAFT) === 'string';
