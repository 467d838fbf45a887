import { newBlogSchema } from '@aperture-byline/contract/blog/bodies';
import type { StoredStoryVersion } from '@aperture-byline/contract/blog/stored';
import type { StoryVersion, StoryVersionItem, StudioBlog } from '@aperture-byline/contract/blog/wire';
import { checkBody } from '@aperture-byline/contract/shared/api/check-body';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { readVersion, readVersionItems } from '../../../data/works/story-versions.ts';
import type { WorkWithRevision } from '../../../data/works/works.ts';
import { ApiError } from '../../../lib/errors.ts';
import { imageIdsInText } from '../../../lib/pictures/shown-images.ts';
import { toShownText } from '../../../lib/pictures/text-pictures.ts';
import { type ArtistImages, readArtistImages, toStudioPictures } from '../artist-images.ts';
import { editWork } from '../edit-work.ts';
import { story } from '../types/story.ts';
import { type Editor, readWorkForOwner } from '../work-guards.ts';

/** Lists the versions of an own story, the newest first. Throws NOT_FOUND. */
export async function listVersions(id: unknown, userId: string | null): Promise<StoryVersionItem[]> {
  const { work } = await readWorkForOwner('blog', id, userId);
  return (await readVersionItems(work.id)).map(toItem);
}

/** Reads a version of an own story, with its photographs as they are now. Throws NOT_FOUND. */
export async function getVersion(id: unknown, number: string, userId: string | null): Promise<StoryVersion> {
  const { version, images, problems } = await readOwnVersion(id, number, userId);
  const shown = toStudioPictures([...images.keys()], images);
  const html = toShownText(
    version.fields.content,
    new Map(shown.map(({ id: shownId, picture }) => [shownId, picture])),
  );
  return { ...toItem(version), fields: version.fields, html, images: shown, problems };
}

/**
 * Changes the story to what it was, by the checks of any change, and keeps what is replaced. Throws NOT_FOUND,
 * CONFLICT, WRONG_STATE, and INVALID with the fields whose photographs are gone or private now.
 */
export async function restoreVersion(id: unknown, number: string, editor: Editor): Promise<StudioBlog> {
  const { version, problems } = await readOwnVersion(id, number, editor.userId);
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  const patch = { ...version.fields, isOverwriting: true };
  return (await editWork(story, id, patch, editor)) as StudioBlog;
}

async function readOwnVersion(id: unknown, number: string, userId: string | null) {
  const present = await readWorkForOwner('blog', id, userId);
  const version = /^\d{1,9}$/.test(number) ? await readVersion(present.work.id, Number(number)) : null;
  if (!version) throw new ApiError('NOT_FOUND');
  const named = listNamedImages(version.fields);
  const images = await readArtistImages(Object.values(named).flat(), version.ownerId);
  return { version, images, problems: findProblems(present, version.fields, images) };
}

const listNamedImages = ({ bannerId, pictureIds, content }: StoredStoryVersion['fields']) => ({
  bannerId: bannerId === null ? [] : [bannerId],
  pictureIds,
  content: imageIdsInText(content),
});

/** Finds what can't be restored, by field: also private photographs, unless the story shows them now. */
function findProblems(
  { work, revision }: WorkWithRevision,
  fields: StoredStoryVersion['fields'],
  images: ArtistImages,
): Record<string, string> {
  const { shownImageIds } = revision ?? work;
  const checked = checkBody(newBlogSchema, fields);
  const isHidden = (id: string) => images.get(id)?.privacyStatus !== 'Public' && !shownImageIds.includes(id);
  const ofImages = Object.entries(listNamedImages(fields)).flatMap(([field, ids]) => {
    if (ids.some((imageId) => !images.has(imageId))) return [[field, workMessages.versionImagesGone]];
    return ids.some(isHidden) ? [[field, workMessages.versionImagesPrivate]] : [];
  });
  return { ...(!checked.isValid && checked.problems), ...Object.fromEntries(ofImages) };
}

const toItem = ({ number, savedAt, wordCount }: Omit<StoredStoryVersion, 'fields' | 'ownerId'>) => ({
  number,
  savedAt: savedAt.toISOString(),
  wordCount,
});
