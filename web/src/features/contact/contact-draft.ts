import { browserStorage, type DraftKey, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

export const CONTACT_DRAFT: DraftKey = `${STORAGE_KEYS.draft}:contact`;

export const hasContactDraft = (): boolean => typeof browserStorage.get(CONTACT_DRAFT) === 'string';
