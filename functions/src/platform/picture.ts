import {
  fittingWidth,
  type Picture,
  type StoredPicture,
  variantUrl,
} from '@aperture-byline/contract/picture';
import { config } from './config.ts';

/** Pixels of the variant that stands for a picture where only one address fits. */
const MEDIUM = 1280;
const PUBLISHED_PATH = /^photos\/[A-Za-z0-9_-]{1,64}$/;

/** Address of the bucket's files as browsers fetch them. */
function filesUrl(): string {
  const { publicStorageUrl, bucket } = config();
  return `${publicStorageUrl}/v0/b/${bucket}/o/`;
}

export function toPicture(stored: StoredPicture): Picture {
  const { path, width, height, widths, formats, thumbhash, alt } = stored;
  const src = `${filesUrl()}${encodeURIComponent(`${path}/`)}{width}.{format}?alt=media`;
  return { src, width, height, widths, formats, thumbhash, alt };
}

/** The full address of the JPEG that fills `slot` pixels. */
export function jpegUrl(stored: StoredPicture, slot = MEDIUM): string {
  return variantUrl(toPicture(stored), fittingWidth(stored.widths, slot), 'jpeg');
}

/** False where a record points at anything but a published photograph of this house. */
export function isPublished({ path }: StoredPicture): boolean {
  return PUBLISHED_PATH.test(path);
}
