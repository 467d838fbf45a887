import type { Image } from '../../../data/images/images.ts';
import type { WorkWithRevision } from '../../../data/works/works.ts';
import { listShownImages } from '../../../lib/pictures/shown-images.ts';
import { sha256OfJson } from '../../../lib/sha256.ts';
import type { ArtistImages } from '../artist-images.ts';
import type { WorkType } from '../types/work-type.ts';
import { editedContent } from '../work-views.ts';

/**
 * Lists the words of an image that an administrator reads. Its status is left out but for a rejection: an image that
 * became public by itself meanwhile has the same words, and one that was rejected meanwhile is not to be published with
 * a work.
 */
function listWords(image: Image): unknown[] {
  const { id, title, description, picture, tags, license, privacyStatus, status } = image;
  const { creator = '', copyrightNotice = '' } = image;
  const words = [id, title, description, picture.alt, tags, license, creator, copyrightNotice];
  return [...words, privacyStatus, status === 'rejected'];
}

/** SHA-256 in hexadecimal digits of an image as an administrator reads it. */
export function fingerprintOfImage(image: Image): string {
  return sha256OfJson(listWords(image));
}

/** Returns the SHA-256 of the newest words and pictures of a work, with the words of the images that it shows. */
export function fingerprintOfWork(type: WorkType, present: WorkWithRevision, images: ArtistImages): string {
  const content = editedContent(type, present);
  const shown = listShownImages(content).map((id) => images.get(id));
  return sha256OfJson([type.toFields(present.work, content), shown.map((image) => (image ? listWords(image) : null))]);
}
