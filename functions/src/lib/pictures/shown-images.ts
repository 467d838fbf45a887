import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { parseImageId } from '@aperture-byline/contract/shared/text/rich-text-policy';

const SOURCE = /\bsrc="([^"]*)"/g;

/** The images in a text, in order, each once. */
export function imageIdsInText(html: string): string[] {
  const ids = [...html.matchAll(SOURCE)].map(([, src = '']) => parseImageId(src));
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Fields of a work that hold pictures of images. */
export interface DrawnPictures {
  banner?: StoredPicture | null;
  cover?: StoredPicture | null;
  pictures?: StoredPicture[];
}

/** The images whose pictures a work draws, each once. */
export function listDrawnImages({ banner, cover, pictures = [] }: DrawnPictures): string[] {
  return [...new Set([banner, cover, ...pictures].flatMap((picture) => picture?.imageId ?? []))];
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
    banner?.imageId,
    ...toList(imageIds),
    ...toList(pictures).map((picture) => (picture as StoredPicture | null)?.imageId),
    ...(typeof content === 'string' ? imageIdsInText(content) : []),
  ];
  return [...new Set(ids.filter((id) => typeof id === 'string' && id !== ''))] as string[];
}

/** The work with only those of its pictures that everybody may see. */
export function withPublicPictures<W extends DrawnPictures & { publicImageIds: readonly string[] }>(work: W): W {
  const { banner, pictures, publicImageIds } = work;
  const isPublic = ({ imageId }: StoredPicture) => publicImageIds.includes(imageId);
  return {
    ...work,
    ...(banner && !isPublic(banner) && { banner: null }),
    ...(pictures && { pictures: pictures.filter(isPublic) }),
  };
}
