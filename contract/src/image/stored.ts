import * as v from 'valibot';
import { byline, contentStatus, storedPicture, words } from '../shared/stored.ts';
import {
  count,
  listField,
  nullable,
  number,
  optionalField,
  text,
  time,
  timeField,
  withFallback,
} from '../shared/stored-fields.ts';
import { hold, workName } from '../work/stored.ts';
import { type Exif, IMAGE_USE_KINDS } from './wire.ts';

const exif: v.GenericSchema<unknown, Exif> = v.object({
  cameraMake: optionalField(v.string()),
  cameraModel: optionalField(v.string()),
  lensMake: optionalField(v.string()),
  lensModel: optionalField(v.string()),
  aperture: optionalField(number),
  shutterSpeed: optionalField(number),
  iso: optionalField(number),
  focalLength: optionalField(number),
  orientation: optionalField(number),
  createdDate: optionalField(v.string()),
});

/**
 * `images/{imageId}`. Public are those that are approved and `Public` and wait for no opening, with their files, see
 * decisions 100 and 192. Its alternative text is `picture.alt`, and the pixels of the original are `picture.width` and
 * `picture.height`.
 */
export const storedImage = v.object({
  owner: byline,
  title: text,
  /** HTML. */
  description: text,
  picture: storedPicture,
  exif: withFallback(exif, {}),
  license: text,
  /** IPTC Creator, where it is not the owner by their own name; missing or empty where it is. */
  creator: optionalField(v.string()),
  /** IPTC Copyright Notice; missing or empty where owner and license say it. */
  copyrightNotice: optionalField(v.string()),
  /** Where it was taken, as its owner typed it, for their prints alone; missing or empty without. No file fills it. */
  place: optionalField(v.string()),
  tags: words,
  /** Beginnings of the words of title and tags, by which the library is searched. */
  searchWords: words,
  /** SHA-256 of the original, in hexadecimal; empty where it is not known. */
  hash: text,
  /** How the original was called on its owner's machine, for its owner alone; missing where that is not known. */
  fileName: optionalField(v.string()),
  /** Bytes of the original. */
  originalSize: count,
  /** Whether a work shows it. Maintained by triggers; missing until the first one. */
  isUsed: optionalField(v.boolean()),
  /** Kinds of works that show it, in alphabetical order. Maintained with `isUsed`. */
  usedIn: listField(v.picklist(IMAGE_USE_KINDS)),
  privacyStatus: withFallback(v.picklist(['Public', 'Private']), 'Private'),
  status: contentStatus,
  hold,
  /** Why an administrator sent it back or rejected it, else null. */
  reviewNote: nullable(v.string()),
  /** When its owner submitted it last; null once they took it back, and missing where they never did. */
  submittedAt: optionalField(v.nullable(time)),
  /** Work with whose approval it became public: its owner is told of the work alone. Null if approved by itself. */
  publishedWith: nullable(workName),
  /** Embargo: id of the exhibition until whose opening it is hidden, though approved or public before; else null. */
  embargoedBy: nullable(v.string()),
  createdAt: timeField,
  /** When it first became public by an approval or an opening, else null. Lists are newest first by it. */
  publishedAt: nullable(time),
  updatedAt: timeField,
});
export type StoredImage = v.InferOutput<typeof storedImage>;
