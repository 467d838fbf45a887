import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { imageDraft, readDraft, removeDraft, writeDraft } from '#lib/storage/drafts.ts';
import { type Cells, COLUMNS, isChanged, toCells } from './cells.ts';

/** Typed cells of a photograph that this browser stores until the server has them. */
interface UnsavedWords {
  /** The version that they were typed over; empty where they are of several, or somebody has to decide. */
  updatedAt: string;
  cells: Partial<Cells>;
}

const schema = {
  isValidSync: (stored: unknown): stored is UnsavedWords => {
    const { updatedAt, cells }: { updatedAt?: unknown; cells?: unknown } = Object(stored);
    const texts: Partial<Record<string, unknown>> = Object(cells);
    const isText = (text: unknown) => text === undefined || typeof text === 'string';
    return typeof updatedAt === 'string' && COLUMNS.every((column) => isText(texts[column]));
  },
};

/** Returns the words typed at the last visit that the server does not have; null where there are none. */
export function readUnsavedWords(uid: string, image: StudioImage): UnsavedWords | null {
  const stored = readDraft(imageDraft(uid, image.id), schema);
  return stored && isChanged({ ...toCells(image), ...stored.cells }, image) ? stored : null;
}

/** Stores these cells for those that this window stored `before`; keeps what another window stored. */
export function replaceUnsavedWords(
  uid: string,
  imageId: string,
  { before, after }: { before: Partial<Cells>; after: UnsavedWords },
): void {
  const key = imageDraft(uid, imageId);
  const stored = readDraft(key, schema);
  const others = Object.entries(stored?.cells ?? {}).filter(
    ([column, text]) => text !== before[column as keyof Cells] && !(column in after.cells),
  );
  if (others.length === 0 && Object.keys(after.cells).length === 0) {
    removeDraft(key);
    return;
  }
  const isOneVersion = others.length === 0 || stored?.updatedAt === after.updatedAt;
  writeDraft(key, {
    updatedAt: isOneVersion ? after.updatedAt : '',
    cells: { ...Object.fromEntries(others), ...after.cells },
  } satisfies UnsavedWords);
}
