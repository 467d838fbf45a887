import {
  changeStudioImages,
  deleteStudioImage,
  getStudioImage,
  listStudioImages,
  listUploads,
  saveImageWords,
  submitStudioImages,
} from '@aperture-byline/contract/endpoints/studio/studio-image';
import type { ImageWordsRow } from '@aperture-byline/contract/image/bodies';
import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { ImageWordsOutcome, StudioImage, StudioImagePage } from '@aperture-byline/contract/image/wire';
import { isVisible } from '@aperture-byline/contract/shared/text/text-checks';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import {
  type InfiniteData,
  keepPreviousData,
  mutationOptions,
  type Query,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privatePages } from '#entities/session/api/private-pages.ts';
import { privateMutation, privateQuery, SIGNED_FOR } from '#entities/session/api/private-requests.ts';
import { ALWAYS_FRESH } from '#lib/api/query-client.ts';

/** A photograph of the library as the work that will show it has it. */
export const toStudioPicture = ({ id, title, privacyStatus, picture }: StudioImage): StudioPicture => ({
  id,
  title,
  isPublic: privacyStatus === 'Public',
  isDescribed: isVisible(title) && isVisible(picture.alt),
  picture,
});

/** Filters of the library; an empty text filters nothing. */
export interface LibraryFilters {
  q: string;
  status: string;
  privacy: string;
  used: string;
}

/** Reads one's own images that fit the filters, newest first. */
export function studioImagesQuery(uid: string, filters: LibraryFilters) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));
  return {
    ...privatePages(
      uid,
      listStudioImages,
      (after) => ({ query: { ...given, after } }),
      ({ next }) => next,
    ),
    placeholderData: keepPreviousData,
    refetchInterval: SIGNED_FOR,
  };
}

/** Reads the user's own images with these ids, in the order of the ids, 100 at most. */
export const namedImagesQuery = (uid: string, ids: readonly string[]) =>
  privateQuery(uid, listStudioImages, { query: { ids: ids.join(',') } });

export const studioImageQuery = (uid: string, imageId: string) =>
  privateQuery(uid, getStudioImage, { params: { imageId } });

/** The newest files that were sent, from whatever device. */
export const newestUploadsQuery = (uid: string) =>
  queryOptions({ ...privateQuery(uid, listUploads, { query: {} }), ...ALWAYS_FRESH });

export const uploadsQuery = (uid: string, names: readonly string[]) =>
  privateQuery(uid, listUploads, { query: { names: names.join(',') } });

const isLibraryPage = ({ queryKey: [, owner, call] }: Query, uid: string): boolean =>
  owner === uid && call === 'GET /studio/image';

/** Refetches what the library shows, lists and single images. */
export function refetchLibrary(client: QueryClient, uid: string): Promise<void> {
  return client.invalidateQueries({
    predicate: ({ queryKey: [, owner, call] }) =>
      owner === uid && typeof call === 'string' && call.startsWith('GET /studio/image'),
  });
}

/** Shows these versions of images in lists that are loaded. */
function replaceInLibrary(client: QueryClient, uid: string, images: readonly StudioImage[]): void {
  const changed = new Map(images.map((image) => [image.id, image]));
  const find = (image: StudioImage) => changed.get(image.id) ?? image;
  const replace = (page: StudioImagePage) => ({ ...page, data: page.data.map(find) });
  client.setQueriesData<StudioImagePage | InfiniteData<StudioImagePage>>(
    { predicate: (query) => isLibraryPage(query, uid) },
    (list) => list && ('pages' in list ? { ...list, pages: list.pages.map(replace) } : replace(list)),
  );
}

export const changeImagesMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(changeStudioImages),
    onSuccess: (images, _input, _result, { client }) => {
      // At once, so that nobody goes on with what was there before; which images fit the filters is the server's to
      // say.
      replaceInLibrary(client, uid, images);
      void refetchLibrary(client, uid);
    },
  });

/** Saves rows of words: what became of each. Lists are not refetched: it is called every few seconds. */
export async function saveWords(client: QueryClient, uid: string, rows: ImageWordsRow[]): Promise<ImageWordsOutcome[]> {
  const outcomes = await callAuthenticated(saveImageWords, { body: { rows } });
  replaceInLibrary(
    client,
    uid,
    outcomes.flatMap((outcome) => (outcome.state === 'notFound' ? [] : outcome.image)),
  );
  return outcomes;
}

export const submitImagesMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(submitStudioImages),
    meta: { changesWaiting: true },
    onSuccess: (_images, _input, _result, { client }) => refetchLibrary(client, uid),
  });

export const deleteImageMutation = (uid: string) =>
  mutationOptions({
    ...privateMutation(deleteStudioImage),
    meta: { changesWaiting: true },
    // Lists only: the image itself would not be found.
    onSuccess: (_nothing, _input, _result, { client }) =>
      client.invalidateQueries({ predicate: (query) => isLibraryPage(query, uid) }),
  });

/** Returns the message once images are submitted: those of a trusted photographer are approved at once. */
export function submittedText(images: readonly StudioImage[]): string {
  if (images.some(({ status }) => status === 'submitted')) return studioImageMessages.submitted;
  const isAnyPublic = images.some(({ privacyStatus }) => privacyStatus === 'Public');
  return isAnyPublic ? studioImageMessages.published : studioImageMessages.approvedPrivate;
}

export const isSubmittable = ({ status }: StudioImage): boolean => status === 'draft' || status === 'rejected';

/** Whether it has the words without which the server refuses it. */
export const hasWords = ({ title, alt }: Pick<StudioImage, 'title' | 'alt'>): boolean =>
  isVisible(title) && isVisible(alt);

export const isPrivate = ({ privacyStatus }: Pick<StudioImage, 'privacyStatus'>): boolean =>
  privacyStatus === 'Private';
