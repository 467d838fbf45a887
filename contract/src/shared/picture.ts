/** The encodings a picture is published in. JPEG is always there; the modern one is what a browser prefers. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg';

/** A published picture as documents store it: everything a page needs to lay it out before a byte of it arrives. */
export interface StoredPicture {
  /** Storage folder of the variants, without a slash at the end: `photos/{imageId}`; `unpublished/{imageId}` until it is public. */
  path: string;
  /** Pixels of the upright picture. */
  width: number;
  height: number;
  /** Widths in pixels that exist in every format, ascending. Never wider than the picture. */
  widths: number[];
  /** Formats that exist at every width, best first; `jpeg` is last. */
  formats: PictureFormat[];
  /** Mean colour, `#rrggbb` in lower case: the placeholder until the file is loaded. */
  colour: string;
  /** Alternative text. */
  alt: string;
}

/** A published picture as the API answers it. */
export interface Picture {
  /** Address of one variant on the site's own origin, with placeholders: `/photos/{imageId}/{width}.{format}`. */
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

/** False where the files of a picture are not public yet. */
export function isPublicPicture({ src }: Pick<Picture, 'src'>): boolean {
  return !src.startsWith('/unpublished/');
}

/** Storage path of one variant file. */
export function variantPath(path: string, width: number, format: PictureFormat): string {
  return `${path}/${width}.${format}`;
}

/** The address of one variant of a picture. */
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
