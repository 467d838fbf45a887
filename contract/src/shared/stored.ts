import * as v from 'valibot';
import { isId } from './ids.ts';
import type { PictureFormat } from './picture.ts';
import { listField, requiredText, text, userNumber, withFallback } from './stored-fields.ts';

/** Publication status. Only `approved` is public. */
export type ContentStatus = 'draft' | 'submitted' | 'approved' | 'rejected';
const STATUSES: readonly ContentStatus[] = ['draft', 'submitted', 'approved', 'rejected'];
export const contentStatus = withFallback(v.picklist(STATUSES), 'draft');

/** Whose work it is, as it stood when the work was saved: without one nothing is shown. */
export const byline = v.object({ userId: userNumber, firstName: text, lastName: text });
export type Byline = v.InferOutput<typeof byline>;

/** The ground of a picture whose record names no colour. */
const NEUTRAL_COLOUR = '#8c8a86';
const pixels = v.pipe(v.number(), v.finite(), v.gtValue(0));

const FORMATS: readonly PictureFormat[] = ['avif', 'webp', 'jpeg'];

/** A photograph's picture as documents store it: everything a page needs to lay it out before a byte of it arrives. */
export const storedPicture = v.object({
  /** The image whose picture it is, see `pictureFolder`. */
  imageId: v.custom<string>(isId),
  /** Pixels of the upright picture. */
  width: pixels,
  height: pixels,
  /** Widths in pixels that exist in every format, ascending. Never wider than the picture. */
  widths: v.pipe(v.array(pixels), v.minLength(1)),
  /** Formats that exist at every width, best first; `jpeg` is last. */
  formats: withFallback(v.pipe(v.array(v.picklist(FORMATS)), v.minLength(1)), ['jpeg']),
  /** Mean colour, `#rrggbb` in lower case: the placeholder until the file is loaded. */
  colour: withFallback(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)), NEUTRAL_COLOUR),
  alt: text,
});
export type StoredPicture = v.InferOutput<typeof storedPicture>;

export const words = listField(requiredText);
