import { atom } from 'nanostores';

/** Text about the photographs that this tab uploads; null once all have arrived. The same text notifies nobody. */
export const uploadProgress = atom<string | null>(null);
