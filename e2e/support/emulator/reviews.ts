import type { ReviewBody, ReviewPage } from '@aperture-byline/contract/review/wire';
import { callAs } from '../suite.ts';

/** Approves what waits as an administrator with this token who has just read it; throws where nothing waits under this id. */
export async function approveReview(token: string, reviewId: string): Promise<void> {
  const fingerprint = reviewId.startsWith('image-')
    ? await fingerprintOfImage(token, reviewId)
    : (await callAs<ReviewBody>(token, `/studio/review/${reviewId}`)).fingerprint;
  await callAs(token, `/studio/review/${reviewId}/approve`, { fingerprint });
}

async function fingerprintOfImage(token: string, reviewId: string): Promise<string> {
  for (let cursor: string | null = ''; cursor !== null; ) {
    const path = '/studio/review?kind=image';
    const page: ReviewPage = await callAs(token, cursor ? `${path}&cursor=${cursor}` : path);
    const review = page.items.find(({ id }) => id === reviewId);
    if (review?.kind === 'image') return review.fingerprint;
    cursor = page.next_cursor;
  }
  throw new Error(`No review ${reviewId}`);
}
