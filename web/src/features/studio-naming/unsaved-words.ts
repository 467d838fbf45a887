import type { StudioImage } from '@aperture-byline/contract/image/studio-wire';
import { imageDraft, readDraft, removeDraft, writeDraft } from '#lib/storage/drafts.ts';
import { type Cells, COLUMNS, isChanged } from './cells.ts';

/** What this browser stores of a photograph until the server has it. */
interface UnsavedWords {
  /** The version that it was typed over. */
  updatedAt: string;
  cells: Cells;
}

const schema = {
  isValidSync: (stored: unknown): stored is UnsavedWords => {
    const { updatedAt, cells }: { updatedAt?: unknown; cells?: unknown } = Object(stored);
    const texts: Partial<Record<string, unknown>> = Object(cells);
    return typeof updatedAt === 'string' && COLUMNS.every((column) => typeof texts[column] === 'string');
  },
};

/** What was typed about the photograph the last time, as far as the server does not have it; null where nothing is left. */
export function readUnsavedWords(uid: string, image: StudioImage): UnsavedWords | null {
  const stored = readDraft(imageDraft(uid, image.id), schema);
  return stored && isChanged(stored.cells, image) ? stored : null;
}

export const writeUnsavedWords = (uid: string, imageId: string, words: UnsavedWords): void =>
  writeDraft(imageDraft(uid, imageId), words);

export const removeUnsavedWords = (uid: string, imageId: string): void =>
  removeDraft(imageDraft(uid, imageId));
