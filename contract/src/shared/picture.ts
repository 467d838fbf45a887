/** The encodings a picture is published in. JPEG is always there; the modern one is what a browser prefers. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A published picture as the API answers it. */
export interface Picture {
  /**
   * Address of one variant on the site's own origin, with placeholders: `/photos/{imageId}/{width}.{format}`. Of a
   * picture that is not public it is signed: `/api/studio/file/{imageId}/{width}.{format}?…`.
   */
  src: string;
  width: number;
  height: number;
  widths: number[];
  formats: PictureFormat[];
  colour: string;
  alt: string;
}

/** Pixels of the file that a shared link shows. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;
const SHARE_FILE = 'share.jpeg';

/** Where the API serves the files of pictures that are not public, below `/api`. */
export const SIGNED_FILES = '/studio/file';

/** Builds the folder of a photograph's variants, without a final slash. Its image says who may fetch them. */
export function pictureFolder(imageId: string): string {
  return `photos/${imageId}`;
}

export function variantPath(path: string, width: number, format: PictureFormat): string {
  return `${path}/${width}.${format}`;
}

export function variantUrl(picture: Picture, width: number, format: PictureFormat): string {
  return picture.src.replace('{width}', String(width)).replace('{format}', format);
}

/** Storage path of the file that a shared link shows. */
export function sharePath(path: string): string {
  return `${path}/${SHARE_FILE}`;
}

/** Address of the JPEG of `SHARE_IMAGE` that a shared link shows, beside the variants on the site's own origin. */
export function shareUrl({ src }: Pick<Picture, 'src'>): string {
  return src.replace('{width}.{format}', SHARE_FILE);
}

/** The narrowest published width that still fills `slot` pixels, or the widest there is. */
export function fittingWidth(widths: readonly number[], slot: number): number {
  const width = widths.find((candidate) => candidate >= slot) ?? widths.at(-1);
  if (width === undefined) throw new RangeError('A picture has at least one width');
  return width;
}

/** Pixels that a photograph in a text fills where a browser knows no `srcset`. */
const TEXT_SLOT = 1280;

/** The one file of a photograph in a text, for browsers without `srcset`, and where no other is asked for. */
export function textPictureUrl(picture: Picture): string {
  return variantUrl(picture, fittingWidth(picture.widths, TEXT_SLOT), 'jpeg');
}

/** Builds the `sizes` of a photograph in a text: as wide as laid out, for which a browser needs its measures. */
export function textSizes(tag: string): string {
  return `${tag.includes(' height="') ? 'auto, ' : ''}(min-width: 760px) 672px, 87vw`;
}

/** False where files are not public: the API serves them to whoever was given the address, or nobody gets them. */
export function isPublicPicture({ src }: Pick<Picture, 'src'>): boolean {
  return src.startsWith('/photos/');
}
