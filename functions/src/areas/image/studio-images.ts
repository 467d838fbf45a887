import type { ImageChanges } from '@aperture-byline/contract/image/bodies';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import {
  IMAGE_TEXT_MAX,
  IMAGE_USE_KINDS,
  LIBRARY_PAGE_SIZE,
  type OriginalFile,
  STUDIO_IMAGES_MAX,
  type StudioImage,
  type StudioImageDetails,
  type StudioImagePage,
} from '@aperture-byline/contract/image/wire';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { isId } from '@aperture-byline/contract/shared/ids';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import { isVisible } from '@aperture-byline/contract/shared/text/text-checks';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { GRACE_PERIOD } from '../../access/served-images.ts';
import { type Cursor, readCursor, toCursor } from '../../data/core/cursor.ts';
import { followTurnedImage } from '../../data/images/follow-turned-image.ts';
import {
  changeImages,
  deleteImage,
  type Image,
  imageExists,
  readImage,
  readStudioImages,
  readWholeImages,
} from '../../data/images/images.ts';
import { deletePictureFiles, originalPath } from '../../data/images/picture-files.ts';
import { deleteCounts } from '../../data/stats/work-counts.ts';
import { submitImages } from '../../data/works/submit-images.ts';
import { forEachConcurrently } from '../../lib/concurrency.ts';
import { ApiError } from '../../lib/errors.ts';
import { logError } from '../../lib/logger.ts';
import { signOriginal } from '../../lib/pictures/signed-pictures.ts';
import { describeFile } from '../../lib/storage.ts';
import { hasActiveContent, sanitizeHtml } from '../../lib/text/html.ts';
import { listPrefixes, toLibraryWords } from '../../lib/text/search-words.ts';
import { isPublicImage } from '../../publication/visibility.ts';
import { findUses } from './image-uses.ts';
import { toStudioImage } from './mappers.ts';

const STATUSES: readonly string[] = ['draft', 'submitted', 'approved', 'rejected'];
const PRIVACY: readonly string[] = ['Public', 'Private'];
/** Images that one answer compares: four reads one after another, the fifth of which would be felt. */
const COMPARED_MAX = 4 * (LIBRARY_PAGE_SIZE + 1);

interface Options {
  userId: string;
  /** The query's value: undefined where it is missing, null where it is no text. */
  query: (name: 'after' | 'q' | 'status' | 'privacy' | 'used' | 'ids') => string | null | undefined;
}

/**
 * A page of the user's images; a filter that makes no sense is none. It reads one document more than it shows; for
 * several words, or for what shows them, up to `COMPARED_MAX`, after which it may show fewer than a page, or none, and
 * still have a `next`.
 */
export async function listStudioImages({ userId, query }: Options): Promise<StudioImagePage> {
  const ids = query('ids');
  if (ids !== undefined) return toPage(await readNamed(userId, ids ?? ''), null);
  // The database looks for one word only. The longest finds the fewest; the others are compared with what it finds.
  const [word = null, ...others] = toLibraryWords(query('q') ?? '').sort((a, b) => b.length - a.length);
  const used = query('used');
  const kind = IMAGE_USE_KINDS.find((one) => one === used);
  const fits = ({ searchWords, usedIn = [] }: Image) =>
    others.every((other) => searchWords.includes(other)) && (kind === undefined || usedIn.includes(kind));
  const selection = {
    userId,
    word,
    status: parseOneOf(STATUSES, query('status')),
    privacyStatus: parseOneOf(PRIVACY, query('privacy')),
    isUsed: kind ? true : used === 'yes' || used === 'no' ? used === 'yes' : null,
    limit: LIBRARY_PAGE_SIZE + 1,
  };
  const fitting: Image[] = [];
  let after = readCursor(query('after'));
  for (let read = 0; read < COMPARED_MAX; read += selection.limit) {
    const found = await readStudioImages({ ...selection, after });
    fitting.push(...found.filter(fits));
    const page = fitting.slice(0, LIBRARY_PAGE_SIZE);
    if (fitting.length > page.length) return toPage(page, page.at(-1));
    if (found.length < selection.limit) return toPage(page, undefined);
    after = found.at(-1) ?? after;
  }
  return toPage(fitting, after);
}

async function readNamed(userId: string, ids: string): Promise<Image[]> {
  const named = [...new Set(ids.split(',').filter(isId))].slice(0, STUDIO_IMAGES_MAX);
  const images = await readWholeImages(named);
  return images.filter(({ owner }) => String(owner.userId) === userId);
}

function toPage(images: readonly Image[], last: Cursor | null | undefined): StudioImagePage {
  return {
    data: images.map(toStudioImage),
    next: last ? toCursor(last) : null,
  };
}

const parseOneOf = (values: readonly string[], value: string | null | undefined) =>
  value !== null && value !== undefined && values.includes(value) ? value : null;

async function readOwn(userId: string, id: unknown): Promise<Image> {
  const image = isId(id) ? await readImage(id) : null;
  if (String(image?.owner.userId) !== userId || image === null) throw new ApiError('NOT_FOUND');
  return image;
}

/** Reads one of the user's images with the works that show it. Throws NOT_FOUND. */
export async function getStudioImage(userId: string, id: unknown): Promise<StudioImageDetails> {
  const image = await readOwn(userId, id);
  return { ...toStudioImage(image), uses: await findUses(image.id) };
}

/** Signs an address of the original of one of the user's images. Throws NOT_FOUND, also where the file is gone. */
export async function getOriginal(userId: string, id: unknown): Promise<OriginalFile> {
  const image = await readOwn(userId, id);
  const file = await describeFile(originalPath(image.id));
  if (file === null) throw new ApiError('NOT_FOUND');
  return { address: signOriginal(image.id), size: file.size };
}

/**
 * Changes the same fields of these images. One that is submitted changes its privacy only: what is approved is what was
 * looked at. `Private` takes it back, as a draft. Throws, with nothing changed, NOT_FOUND where one is not the user's,
 * and WRONG_STATE.
 */
export async function changeStudioImages(
  userId: string,
  ids: readonly string[],
  { description, ...changes }: ImageChanges,
): Promise<StudioImage[]> {
  const cleaned = description === undefined ? {} : { description: cleanDescription(description) };
  return changeOwn(userId, ids, (image) => toImageFields(image, { ...changes, ...cleaned }));
}

/** Maps changes to the fields of an image's document; their description must be clean. Throws WRONG_STATE. */
export function toImageFields(image: Image, { privacyStatus, ...words }: ImageChanges): Partial<StoredImage> {
  const { title, alt, description, tags, license, creator, copyrightNotice, place } = words;
  const hasWords = Object.values(words).some((value) => value !== undefined);
  const isSubmitted = image.status === 'submitted';
  if (isSubmitted && hasWords)
    throw new ApiError('WRONG_STATE', { message: studioImageMessages.isSubmitted, fields: { status: image.status } });
  const fields: Partial<StoredImage> = {
    ...(title !== undefined && { title }),
    ...(alt !== undefined && { picture: { ...image.picture, alt } }),
    ...(description !== undefined && { description }),
    ...(tags !== undefined && { tags }),
    ...(license !== undefined && { license }),
    ...(creator !== undefined && { creator }),
    ...(copyrightNotice !== undefined && { copyrightNotice }),
    ...(place !== undefined && { place }),
    ...(privacyStatus !== undefined && { privacyStatus }),
    ...(isSubmitted && privacyStatus === 'Private' && { status: 'draft', submittedAt: null }),
  };
  const { title: newTitle, tags: newTags } = { ...image, ...fields };
  return { ...fields, searchWords: listPrefixes(newTitle, newTags), updatedAt: new Date() };
}

function cleanDescription(html: string): string {
  const refuse = (problem: string) => new ApiError('INVALID', { fields: { 'changes.description': problem } });
  if (hasActiveContent(html)) throw refuse(apiMessages.bioUnsafe);
  const clean = sanitizeHtml(html);
  if (clean.length > IMAGE_TEXT_MAX.description) throw refuse(messages.tooLong);
  if (cleanText('html', clean) !== clean) throw refuse(schemaMessages.valueInvalid);
  return clean;
}

/**
 * Submits drafts and rejected images; those of a trusted photographer are public at once, but for samples. Throws
 * NOT_FOUND where one is not the user's, and INVALID with every title and alternative text that is missing.
 */
export async function submitStudioImages(userId: string, ids: readonly string[]): Promise<StudioImage[]> {
  const distinct = [...new Set(ids)];
  const submitted = await submitImages(userId, distinct.filter(isId), (own) => {
    if (own.length < distinct.length) throw new ApiError('NOT_FOUND');
    const submittable = own.filter(canSubmit);
    const fields = Object.assign({}, ...submittable.map(missingWords));
    if (Object.keys(fields).length > 0) throw new ApiError('INVALID', { fields });
    return submittable;
  });
  return submitted.map(toStudioImage);
}

const canSubmit = ({ status }: Image): boolean => status === 'draft' || status === 'rejected';

const missingWords = ({ id, title, picture }: Image): Record<string, string> => ({
  ...(!isVisible(title) && { [`${id}.title`]: studioImageMessages.titleMissing }),
  ...(!isVisible(picture.alt) && { [`${id}.alt`]: studioImageMessages.altMissing }),
});

async function changeOwn(
  userId: string,
  ids: readonly string[],
  changeOne: (image: Image) => Partial<StoredImage>,
): Promise<StudioImage[]> {
  const distinct = [...new Set(ids)];
  let turned: Image[] = [];
  const images = await changeImages(userId, distinct.filter(isId), (own) => {
    if (own.length < distinct.length) throw new ApiError('NOT_FOUND');
    const changes = own.map(changeOne);
    turned = own.filter((image, index) => isPublicImage(image) !== isPublicImage({ ...image, ...changes[index] }));
    return changes;
  });
  await forEachConcurrently(turned, ({ id }) => followTurnedImage(id));
  return images.map(toStudioImage);
}

/**
 * Deletes an image that no work shows, with its files, comments, likes and views. Throws NOT_FOUND, and IN_USE with the
 * works.
 */
export async function deleteStudioImage(userId: string, id: unknown): Promise<void> {
  const image = await readOwn(userId, id);
  const uses = (await findUses(image.id)).filter(({ kind }) => kind !== 'home');
  if (uses.length > 0) {
    const fields = Object.fromEntries(uses.slice(0, 20).map(({ kind, id, title }) => [`${kind}/${id}`, title]));
    throw new ApiError('IN_USE', { fields });
  }
  await deleteImage(image.id);
  await deleteCounts({ on: 'images', id: image.id, ownerId: image.owner.userId });
  // Pages that others have got name the files of what was public. The owner does not wait for those.
  if (image.publishedAt === null) await deleteFiles(image.id);
  else setTimeout(deleteFiles, GRACE_PERIOD, image.id);
}

/**
 * Deletes files of an image, unless an administrator has restored it. What is left by a failure of Storage, or by an
 * instance that ended, goes with the sweep of the night.
 */
async function deleteFiles(imageId: string): Promise<void> {
  try {
    if (!(await imageExists(imageId))) await deletePictureFiles(imageId);
  } catch (error) {
    logError('The files of a deleted image are still there', error, { imageId });
  }
}
