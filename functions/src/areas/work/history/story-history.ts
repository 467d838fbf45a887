import { newBlogSchema } from '@aperture-byline/contract/blog/bodies';
import type { StoredStoryState } from '@aperture-byline/contract/blog/stored';
import type { StoryState, StoryStateItem, StudioBlog } from '@aperture-byline/contract/blog/wire';
import { checkBody } from '@aperture-byline/contract/shared/api/check-body';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { readState, readStateItems } from '../../../data/works/story-states.ts';
import type { WorkWithRevision } from '../../../data/works/works.ts';
import { ApiError } from '../../../lib/errors.ts';
import { imageIdsInText } from '../../../lib/pictures/shown-images.ts';
import { toShownText } from '../../../lib/pictures/text-pictures.ts';
import { type ArtistImages, readArtistImages, toStudioPictures } from '../artist-images.ts';
import { editWork } from '../edit-work.ts';
import { story } from '../types/story.ts';
import { type Editor, readWorkForOwner } from '../work-guards.ts';

/** The states of an own story, the newest first. Throws NOT_FOUND. */
export async function listStates(id: unknown, userId: string | null): Promise<StoryStateItem[]> {
  const { work } = await readWorkForOwner('blog', id, userId);
  return (await readStateItems(work.id)).map(toItem);
}

/** Reads a state of an own story, with its photographs as they are now. Throws NOT_FOUND. */
export async function getState(id: unknown, number: string, userId: string | null): Promise<StoryState> {
  const { state, images, problems } = await readOwnState(id, number, userId);
  const shown = toStudioPictures([...images.keys()], images);
  const html = toShownText(
    state.fields.content,
    new Map(shown.map(({ id: shownId, picture }) => [shownId, picture])),
  );
  return { ...toItem(state), fields: state.fields, html, images: shown, problems };
}

/**
 * Changes the story to what it was, by the checks of any change, and keeps what is replaced. Throws NOT_FOUND, CONFLICT, WRONG_STATE, and
 * INVALID with the fields whose photographs are gone or private now.
 */
export async function restoreState(id: unknown, number: string, editor: Editor): Promise<StudioBlog> {
  const { state, problems } = await readOwnState(id, number, editor.userId);
  if (Object.keys(problems).length > 0) throw new ApiError('INVALID', { fields: problems });
  const patch = { ...state.fields, isOverwriting: true };
  return (await editWork(story, id, patch, editor)) as StudioBlog;
}

async function readOwnState(id: unknown, number: string, userId: string | null) {
  const present = await readWorkForOwner('blog', id, userId);
  const state = /^\d{1,9}$/.test(number) ? await readState(present.work.id, Number(number)) : null;
  if (!state) throw new ApiError('NOT_FOUND');
  const named = listNamedImages(state.fields);
  const images = await readArtistImages(Object.values(named).flat(), state.ownerId);
  return { state, images, problems: findProblems(present, state.fields, images) };
}

const listNamedImages = ({ bannerId, pictureIds, content }: StoredStoryState['fields']) => ({
  bannerId: bannerId === null ? [] : [bannerId],
  pictureIds,
  content: imageIdsInText(content),
});

/**
 * Finds what of a state can't be restored, by field. A private photograph may stay where the story shows it, but is not
 * restored.
 */
function findProblems(
  { work, revision }: WorkWithRevision,
  fields: StoredStoryState['fields'],
  images: ArtistImages,
): Record<string, string> {
  const { shownImageIds } = revision ?? work;
  const checked = checkBody(newBlogSchema, fields);
  const isHidden = (id: string) => images.get(id)?.privacyStatus !== 'Public' && !shownImageIds.includes(id);
  const ofImages = Object.entries(listNamedImages(fields)).flatMap(([field, ids]) => {
    if (ids.some((imageId) => !images.has(imageId))) return [[field, workMessages.stateImagesGone]];
    return ids.some(isHidden) ? [[field, workMessages.stateImagesPrivate]] : [];
  });
  return { ...(!checked.isValid && checked.problems), ...Object.fromEntries(ofImages) };
}

const toItem = ({ number, savedAt, wordCount }: Omit<StoredStoryState, 'fields' | 'ownerId'>) => ({
  number,
  savedAt: savedAt.toISOString(),
  wordCount,
});
