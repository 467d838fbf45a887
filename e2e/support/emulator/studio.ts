import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import type { StudioImagePage } from '@aperture-byline/contract/image/wire';
import type { ReviewBody, ReviewPage } from '@aperture-byline/contract/review/wire';
import { inDays } from '@aperture-byline/contract/samples/stored-documents';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { expect } from '@playwright/test';
import { callAs, first } from '../suite.ts';
import { readToken } from './accounts.ts';
import { db, readFields } from './firebase.ts';

/** Returns the artist's public photographs that works show: no test makes them private or deletes them. */
export async function publicImages(email: string): Promise<StudioImagePage['data']> {
  const path = '/studio/image?status=approved&privacy=Public&used=yes';
  return (await callAs<StudioImagePage>(await readToken(email), path)).data;
}

/** A photograph that its artist has described and nobody has approved; with the files of a public one. */
export async function putDraftImage(email: string, title: string): Promise<string> {
  const { id } = first(await publicImages(email), 'public photograph of the artist');
  const imageId = `draft-${crypto.randomUUID()}`;
  await db.doc(`images/${imageId}`).set({
    ...(await readFields(`images/${id}`)),
    title,
    status: 'draft',
    publishedAt: null,
    isUsed: false,
  });
  return imageId;
}

/** Drafts about which their files say nothing, in this order. */
export async function putUntitledImages(email: string, count: number): Promise<string[]> {
  const { id } = first(await publicImages(email), 'public photograph of the artist');
  const { picture, ...fields } = await readFields(`images/${id}`);
  const draft = { ...fields, title: '', tags: [], picture: { ...Object(picture), alt: '' } };
  const state = { status: 'draft', privacyStatus: 'Private', publishedAt: null, isUsed: false };
  const ids = Array.from({ length: count }, () => `draft-${crypto.randomUUID()}`);
  await Promise.all(
    ids.map((imageId, index) =>
      db.doc(`images/${imageId}`).set({ ...draft, ...state, fileName: `IMG_${index + 1}.jpg` }),
    ),
  );
  return ids;
}

/** An exhibition of these photographs, or of public ones of the artist, that waits for review. */
export async function submitExhibition(
  email: string,
  title: string,
  imageIds?: readonly string[],
): Promise<StudioExhibition> {
  return submitNew(email, 'exhibition', {
    title,
    description: '<p>Two years on one coast, at low water.</p>',
    genre: 'Seascape',
    startDate: inDays(-1).toISOString(),
    endDate: inDays(5).toISOString(),
    imageIds: imageIds ?? (await publicImages(email)).slice(0, 2).map(({ id }) => id),
  });
}

/** Submits a story with a public photograph as banner and another where `content` has `PHOTOGRAPH`. */
export async function submitStory(email: string, title: string, content: string): Promise<void> {
  const [banner, inText] = await publicImages(email);
  await submitNew(email, 'blog', {
    title,
    description: 'What the tide leaves.',
    content: content.replace('PHOTOGRAPH', inText?.id ?? ''),
    bannerId: banner?.id,
  });
}

/** A print of a public photograph, that waits for review. */
export async function submitPrint(email: string, title: string): Promise<StudioExhibition> {
  return submitNew(email, 'product', {
    title,
    introduction: 'Water.',
    description: '<p>On cotton paper.</p>',
    imageIds: [first(await publicImages(email), 'public photograph of the artist').id],
    sizes: [{ width: 6, height: 5, price: 5000, edition: null }],
    frames: [{ type: 'Oak', charge: 500, description: '' }],
  });
}

/** New words of an approved exhibition, which wait for review. */
export async function reviseExhibition(
  email: string,
  exhibition: StudioExhibition,
  changes: object,
): Promise<StudioExhibition> {
  return submitAgain(email, await changeWork(email, 'exhibition', exhibition.id, changes));
}

async function submitNew(email: string, workKind: string, fields: object): Promise<StudioExhibition> {
  const path = `/studio/${workKind}`;
  const { id, version } = await callAs<StudioExhibition>(await readToken(email), path, fields);
  return callAs(await readToken(email), `${path}/${id}/submit`, { version });
}

async function submitAgain(email: string, { id, version }: StudioExhibition): Promise<StudioExhibition> {
  return callAs(await readToken(email), `/studio/exhibition/${id}/submit`, { version });
}

export async function readStudioExhibition(email: string, id: string): Promise<StudioExhibition> {
  return callAs(await readToken(email), `/studio/exhibition/${id}`);
}

export async function readStudioStory(email: string, id: string): Promise<StudioBlog> {
  return callAs(await readToken(email), `/studio/blog/${id}`);
}

export async function readStudioWork<Work = StudioExhibition>(
  email: string,
  kind: WorkKind,
  id: string,
): Promise<Work> {
  return callAs(await readToken(email), `/studio/${kind}/${id}`);
}

/** Changes a work as another window of its artist does. */
export async function changeWork(
  email: string,
  kind: WorkKind,
  id: string,
  changes: object,
): Promise<StudioExhibition> {
  const { version } = await readStudioWork(email, kind, id);
  return callAs(await readToken(email), `/studio/${kind}/${id}`, { ...changes, version }, 'PUT');
}

export async function createCompleteDraft(email: string, title: string): Promise<StudioBlog> {
  const token = await readToken(email);
  const { id } = first(await publicImages(email), 'public photograph of the artist');
  return callAs(token, '/studio/blog', {
    title,
    description: 'What a month teaches.',
    content: '<h2>First</h2><p>The old words.</p>',
    bannerId: id,
  });
}

export async function createExhibitionDraft(email: string, title: string): Promise<StudioExhibition> {
  const images = (await publicImages(email)).slice(0, 3);
  const dates = { startDate: inDays(2).toISOString(), endDate: inDays(9).toISOString() };
  const body = { title, description: '<p>Low water.</p>', imageIds: images.map(({ id }) => id), ...dates };
  return callAs(await readToken(email), '/studio/exhibition', body);
}

export const uniqueTitle = (words: string) => `${words} n${Math.random().toString(36).slice(2, 8)}`;

/** The slug that a story gets of a title of plain words. */
export function findSlug(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** Approves what waits, as an administrator who has just read it; an image once its trigger has opened the review. */
export async function approveReview(token: string, reviewId: string): Promise<void> {
  const fingerprint = reviewId.startsWith('image-')
    ? await waitForImageFingerprint(token, reviewId)
    : (await callAs<ReviewBody>(token, `/studio/review/${reviewId}`)).fingerprint;
  await callAs(token, `/studio/review/${reviewId}/approve`, { fingerprint });
}

async function waitForImageFingerprint(token: string, reviewId: string): Promise<string> {
  await expect.poll(() => findImageFingerprint(token, reviewId), `review ${reviewId}`).not.toBeNull();
  return String(await findImageFingerprint(token, reviewId));
}

async function findImageFingerprint(token: string, reviewId: string): Promise<string | null> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = '/studio/review?kind=image';
    const page: ReviewPage = await callAs(token, cursor ? `${path}&cursor=${cursor}` : path);
    const review = page.items.find(({ id }) => id === reviewId);
    if (review?.kind === 'image') return review.fingerprint;
    cursor = page.nextCursor;
  }
  return null;
}
