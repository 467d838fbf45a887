import { isDeepStrictEqual } from 'node:util';
import { findImageProblems, type ImageWordsRow } from '@aperture-byline/contract/image/bodies';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { ImageWordsOutcome, ImageWordsProblems } from '@aperture-byline/contract/image/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { changeImages, type Image } from '../../data/images/images.ts';
import { toStudioImage } from './mappers.ts';
import { toImageFields } from './studio-images.ts';

interface Decision {
  outcome: ImageWordsOutcome;
  fields: Partial<StoredImage>;
}

/**
 * Saves the words and the privacy of the user's images, each row whole or not at all, and says of each what became of
 * it. A row whose words are stored already is saved whatever else its image became, so that a call whose answer was
 * lost may be repeated.
 */
export async function saveImageWords(userId: string, rows: readonly ImageWordsRow[]): Promise<ImageWordsOutcome[]> {
  /** Decisions of the transaction's last attempt, which is the one that was written. */
  let decisions: readonly Decision[] = [];
  await changeImages(userId, rows.map(({ id }) => id).filter(isId), (own) => {
    const images = new Map(own.map((image) => [image.id, image]));
    // In the order of the images, which is that of the rows.
    decisions = rows.flatMap((row) => decide(images.get(row.id), row));
    return decisions.map(({ fields }) => fields);
  });
  const outcomes = new Map(decisions.map(({ outcome }) => [outcome.id, outcome]));
  return rows.map(({ id }) => outcomes.get(id) ?? { id, state: 'notFound' });
}

function decide(image: Image | undefined, { id, updatedAt, ...words }: ImageWordsRow): Decision[] {
  if (!image) return [];
  const unchanged = toStudioImage(image);
  const refuse = (problems: ImageWordsProblems): Decision[] => [
    { outcome: { id, state: 'refused', image: unchanged, problems }, fields: {} },
  ];
  const problems = findImageProblems(words);
  if (Object.keys(problems).length > 0) return refuse(problems);
  if (isStored(image, words)) return [{ outcome: { id, state: 'saved', image: unchanged }, fields: {} }];
  if (image.status === 'submitted') return refuse({ status: studioImageMessages.isSubmitted });
  if (image.updatedAt.toISOString() !== updatedAt)
    return [{ outcome: { id, state: 'stale', image: unchanged }, fields: {} }];
  const fields = toImageFields(image, words);
  return [{ outcome: { id, state: 'saved', image: toStudioImage({ ...image, ...fields }) }, fields }];
}

function isStored(image: Image, { title, alt, tags, privacyStatus }: Omit<ImageWordsRow, 'id' | 'updatedAt'>): boolean {
  return (
    (title ?? image.title) === image.title &&
    (alt ?? image.picture.alt) === image.picture.alt &&
    (privacyStatus ?? image.privacyStatus) === image.privacyStatus &&
    isDeepStrictEqual(tags ?? image.tags, image.tags)
  );
}
