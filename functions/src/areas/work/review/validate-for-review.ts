import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { type AnyObjectSchema, ValidationError } from 'yup';
import type { WorkContent } from '../../../data/works/work-collections.ts';
import type { WorkWithRevision } from '../../../data/works/works.ts';
import { imageIdsInText } from '../../../lib/pictures/shown-images.ts';
import { type ArtistImages, isDescribed } from '../artist-images.ts';
import type { WorkType } from '../types/work-type.ts';

/** Returns the problems that keep a work from being submitted, by field; none where it is complete. */
export function validateForReview(
  type: WorkType,
  present: WorkWithRevision,
  content: WorkContent,
  images: ArtistImages,
): Record<string, string> {
  const fields = type.toFields(present.work, content);
  const named = {
    ...type.namedImages(fields),
    ...('content' in content && { content: imageIdsInText(content.content) }),
  };
  return {
    ...problemsOfNamed(named, images),
    ...type.validateForReview(present, content, images),
    ...findProblems(type.completeSchema, fields),
  };
}

function findProblems(schema: AnyObjectSchema, fields: object): Record<string, string> {
  try {
    schema.validateSync(fields, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const failures = error.inner.length > 0 ? error.inner : [error];
    return Object.fromEntries(failures.map(({ path = '', message }) => [path, message]));
  }
}

/** Messages about the photograph that is the banner, by those about several photographs. */
const OF_BANNER: Readonly<Record<string, string>> = {
  [workMessages.imagesPrivate]: workMessages.bannerPrivate,
  [workMessages.imagesUndescribed]: workMessages.bannerUndescribed,
};

/** By the field that names the images: which of them it is about is marked there. */
function problemsOfNamed(
  named: Readonly<Record<string, readonly string[]>>,
  images: ArtistImages,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(named).flatMap(([field, ids]) =>
      Object.values(problemsOfImages(ids, images)).map((problem) => [
        field,
        field === 'bannerId' ? (OF_BANNER[problem] ?? problem) : problem,
      ]),
    ),
  );
}

/** Approval publishes the images with the work: only what its artist set to Public, and described, can be. */
export function problemsOfImages(ids: readonly string[], images: ArtistImages): Record<string, string> {
  if (ids.some((id) => !images.has(id))) return { imageIds: workMessages.imagesNotYours };
  const shown = ids.flatMap((id) => images.get(id) ?? []);
  if (shown.some(({ privacyStatus }) => privacyStatus !== 'Public')) return { imageIds: workMessages.imagesPrivate };
  if (!shown.every(isDescribed)) return { imageIds: workMessages.imagesUndescribed };
  return {};
}
