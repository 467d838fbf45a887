import { parseImageId } from '@aperture-byline/contract/shared/rich-text-policy';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';

const FOLDER = /^(?:photos|unpublished)\/([A-Za-z0-9_-]{1,64})$/;
const SOURCE = /\bsrc="([^"]*)"/g;

/** The image whose picture this is, or null. */
export function imageIdOfPicture(picture: Pick<StoredPicture, 'path'> | null | undefined): string | null {
  return FOLDER.exec(String(picture?.path))?.[1] ?? null;
}

/** The images in a text, in order, each once. */
export function imageIdsInText(html: string): string[] {
  const ids = [...html.matchAll(SOURCE)].map(([, src = '']) => parseImageId(src));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Whatever of a work names images; any of it may be missing or malformed in a document that was written by hand. */
interface Showing {
  imageIds?: unknown;
  banner?: StoredPicture | null | undefined;
  pictures?: unknown;
  content?: unknown;
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Every image that a work shows, each once: its banner, those in its lists, those in its text. */
export function listShownImages({ imageIds, banner, pictures, content }: Showing): string[] {
  const ids = [
    imageIdOfPicture(banner),
    ...toList(imageIds),
    ...toList(pictures).map((picture) => imageIdOfPicture(picture as StoredPicture | null)),
    ...(typeof content === 'string' ? imageIdsInText(content) : []),
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[];
}
