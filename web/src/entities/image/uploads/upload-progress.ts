import { atom } from 'nanostores';

/** Photographs that this tab uploads, and how many of them have arrived; null once all have. */
export const uploadProgress = atom<{ arrived: number; total: number } | null>(null);
