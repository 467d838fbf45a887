import { createHash } from 'node:crypto';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { Image } from '../../data/images.ts';
import type { Snapshot } from '../../data/studio-works.ts';
import { shownImagesOf } from '../../lib/shown-images.ts';
import type { Noun, Wires } from '../work/noun.ts';
import type { OwnImages } from '../work/own-images.ts';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/**
 * What of an image an administrator reads. Its status is left out but for a rejection: an image that became public by itself meanwhile
 * has the same words, and one that was rejected meanwhile is not to be published with a work.
 */
function wordsOf({
  id,
  title,
  description,
  picture,
  tags,
  license,
  privacyStatus,
  status,
}: Image): unknown[] {
  const words = [title, description, picture.alt, tags, license];
  return [id, ...words, privacyStatus, status === 'rejected'];
}

/** SHA-256 in hexadecimal digits of an image as an administrator reads it. */
export function fingerprintOfImage(image: Image): string {
  return hashOf(wordsOf(image));
}

/** The same of the newest words and pictures of a work, with the words of the images that it shows. */
export function fingerprintOfWork(
  noun: Noun<WorkKind, Wires>,
  { work, revision }: Snapshot<WorkKind>,
  images: OwnImages,
): string {
  const content = revision?.fields ?? noun.contentOf(work);
  const shown = shownImagesOf(content).map((id) => images.get(id));
  return hashOf([noun.toFields(work, content), shown.map((image) => (image ? wordsOf(image) : null))]);
}
