import type {
  ImageWordsOutcome,
  StudioImage,
  StudioImageDetails,
  StudioImagePage,
} from '../../image/studio-wire.ts';
import { SIGNED_FILES } from '../../shared/picture.ts';
import type { KnownFile, Upload } from '../../upload/wire.ts';
import { type Endpoint, type Returns, STUDIO_READ } from '../endpoint.ts';

const WRITE = {
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  quota: 'studio',
} as const;

/** The caller's uploads with these names, separated by commas, 100 at most; without names the newest 100. */
export const listUploads = {
  ...STUDIO_READ,
  path: '/studio/upload',
  query: ['names'],
  response: {} as Returns<Upload[]>,
} as const satisfies Endpoint;

/** Which of these files, by their SHA-256, are images of the caller already. */
export const listKnownFiles = {
  ...WRITE,
  method: 'POST',
  path: '/studio/upload/known',
  body: async () => (await import('../../upload/schemas.ts')).knownFilesSchema,
  response: {} as Returns<KnownFile[]>,
} as const satisfies Endpoint;

/**
 * The caller's images in any state, newest first, 24 at a time; `after` is the `next` of the page before. `q` is the beginning of words
 * of the title or tags, of which each is in what it finds; a page that found few of them, or none, may still have a `next`. `status` and `privacy` are those of the image, `used` is `yes` or `no`,
 * or what shows them: `exhibition`, `story`, `print` or `home`. With `ids`, separated by commas, it is those of the caller's images instead,
 * in that order, 100 at most and without a `next`.
 */
export const listStudioImages = {
  ...STUDIO_READ,
  path: '/studio/image',
  query: ['after', 'q', 'status', 'privacy', 'used', 'ids'],
  response: {} as Returns<StudioImagePage>,
} as const satisfies Endpoint;

/** Returns one of the caller's images, with the works that show it. */
export const getStudioImage = {
  ...STUDIO_READ,
  path: '/studio/image/:imageId',
  response: {} as Returns<StudioImageDetails>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/**
 * Changes the same fields of some of the caller's images: of all or of none, where one is not theirs, or is submitted and more than its
 * privacy would change. `Private` makes a draft of what is submitted.
 */
export const changeStudioImages = {
  ...WRITE,
  method: 'PUT',
  path: '/studio/image',
  body: async () => (await import('../../image/studio-schemas.ts')).changeImagesSchema,
  response: {} as Returns<StudioImage[]>,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const satisfies Endpoint;

/**
 * Saves titles, alternative texts and tags of up to 100 of the caller's images, each row by itself: the answer says of each, in their order,
 * what became of it. A row is saved whole or not at all, and where its image was changed since the row's `updatedAt` it is not; one whose
 * words are stored already counts as saved, so that a call may be repeated.
 */
export const saveImageWords = {
  ...WRITE,
  method: 'PUT',
  path: '/studio/image/words',
  body: async () => (await import('../../image/studio-schemas.ts')).saveImageWordsSchema,
  response: {} as Returns<ImageWordsOutcome[]>,
} as const satisfies Endpoint;

/**
 * Submits drafts and rejected images for review: all or none, where one lacks its title or alternative text. The refusal names everything
 * that is missing, as `{imageId}.title` and `{imageId}.alt`. What is submitted or approved stays so.
 */
export const submitStudioImages = {
  ...WRITE,
  method: 'POST',
  path: '/studio/image/submit',
  body: async () => (await import('../../image/studio-schemas.ts')).submitImagesSchema,
  response: {} as Returns<StudioImage[]>,
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;

/** Deletes one of the caller's images with its files, comments and engagement, unless a work shows it. */
export const deleteStudioImage = {
  ...WRITE,
  method: 'DELETE',
  path: '/studio/image/:imageId',
  response: {} as Returns<null>,
  errors: ['NOT_FOUND', 'IN_USE'],
} as const satisfies Endpoint;

/** A file of a picture that is not public, by an address that the API signed and that ends after five to ten minutes. */
export const getSignedFile = {
  method: 'GET',
  path: `${SIGNED_FILES}/:imageId/:variant`,
  query: ['expires', 'signature'],
  response: 'file',
  status: [200],
  auth: 'none',
  cache: 'never',
  errors: ['NOT_FOUND'],
} as const satisfies Endpoint;
