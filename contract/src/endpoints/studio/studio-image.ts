import type {
  ImageWordsOutcome,
  OriginalFile,
  StudioImage,
  StudioImageDetails,
  StudioImagePage,
} from '../../image/wire.ts';
import { SIGNED_FILES } from '../../shared/picture.ts';
import type { KnownFile, Upload } from '../../upload/wire.ts';
import { artist, everybody } from '../callers.ts';

/** The caller's uploads with these names, separated by commas, 100 at most; without names the newest 100. */
export const listUploads = artist.get('/studio/upload', { query: ['names'] }).returns<Upload[]>();

/** Which of these files, by their SHA-256, are images of the caller already. */
export const listKnownFiles = artist
  .post('/studio/upload/known', { body: 'upload.knownFilesSchema', appCheck: 'all', quota: 'studio' })
  .returns<KnownFile[]>();

/**
 * The caller's images in any state, newest first, 24 at a time; `after` is the `next` of the page before. `q` is the
 * beginning of words of the title or tags, of which each is in what it finds; a page that found few of them, or none,
 * may still have a `next`. `status` and `privacy` are those of the image, `used` is `yes` or `no`, or what shows them:
 * `exhibition`, `story`, `print` or `home`. With `ids`, separated by commas, it is those of the caller's images
 * instead, in that order, 100 at most and without a `next`.
 */
export const listStudioImages = artist
  .get('/studio/image', { query: ['after', 'q', 'status', 'privacy', 'used', 'ids'] })
  .returns<StudioImagePage>();

/** Returns one of the caller's images, with the works that show it. */
export const getStudioImage = artist
  .get('/studio/image/:imageId', { errors: ['NOT_FOUND'] })
  .returns<StudioImageDetails>();

/** Signs an address of the file that one of the caller's images was uploaded as. */
export const getOriginal = artist
  .get('/studio/image/:imageId/original', { errors: ['NOT_FOUND'] })
  .returns<OriginalFile>();

/**
 * Changes the same fields of some of the caller's images: of all or of none, where one is not theirs, or is submitted
 * and more than its privacy would change. `Private` makes a draft of what is submitted.
 */
export const changeStudioImages = artist
  .put('/studio/image', { body: 'image.changeImagesSchema', quota: 'studio', errors: ['NOT_FOUND', 'WRONG_STATE'] })
  .returns<StudioImage[]>();

/**
 * Saves titles, alternative texts, tags and privacy of up to 100 of the caller's images, each row by itself: the answer
 * says of each, in their order, what became of it. A row is saved whole or not at all, and where its image was changed
 * since the row's `updatedAt` it is not; one whose words are stored already counts as saved, so that a call may be
 * repeated.
 */
export const saveImageWords = artist
  .put('/studio/image/words', { body: 'image.saveImageWordsSchema', quota: 'studio' })
  .returns<ImageWordsOutcome[]>();

/**
 * Submits drafts and rejected images for review: all or none, where one lacks its title or alternative text. The
 * refusal names everything that is missing, as `{imageId}.title` and `{imageId}.alt`. What is submitted or approved
 * stays so.
 */
export const submitStudioImages = artist
  .post('/studio/image/submit', { body: 'image.submitImagesSchema', quota: 'studio', errors: ['NOT_FOUND'] })
  .returns<StudioImage[]>();

/** Deletes one of the caller's images with its files, comments and engagement, unless a work shows it. */
export const deleteStudioImage = artist
  .delete('/studio/image/:imageId', { quota: 'studio', errors: ['NOT_FOUND', 'IN_USE'] })
  .returns<null>();

/** A file of a picture that is not public, or its `original`, by a signed address that ends in five to ten minutes. */
export const getSignedFile = everybody
  .get(`${SIGNED_FILES}/:imageId/:variant`, {
    query: ['expires', 'signature'],
    cache: 'never',
    rateLimit: undefined,
    errors: ['NOT_FOUND'],
  })
  .sends('file');
