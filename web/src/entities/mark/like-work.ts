import { likeStory } from '@aperture-byline/contract/endpoints/blog-feedback';
import { likeImage } from '@aperture-byline/contract/endpoints/image-feedback';
import type { Likes } from '@aperture-byline/contract/mark/wire';
import type { QueryClient } from '@tanstack/react-query';
import { callOwn, NotSignedInError } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { callApi } from '#lib/api.ts';
import { markKey } from './mark-query.ts';
import type { Mark, MarkedWork } from './marked-work.ts';
import { rememberLike } from './visitor-likes.ts';

/** Likes a work, and keeps the answer: for a person in the cache, for a visitor in the browser too. */
export async function likeWork(client: QueryClient, work: MarkedWork): Promise<void> {
  const { likes } = await sendLike(work);
  const queryKey = markKey(work);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Mark>(queryKey, (mark) => ({ ...mark, liked: true, likes }));
  if (sessionStore.get().status === 'visitor') rememberLike(work, likes);
}

/** Signed in, a like is the person's; else the visitor's, whom a cookie proves. */
async function sendLike(work: MarkedWork): Promise<Likes> {
  const { status } = sessionStore.get();
  if (status !== 'signed-in' && status !== 'remembered') return callLike(callApi, work);
  try {
    return await callLike(callOwn, work);
  } catch (error) {
    // The session has ended unnoticed.
    if (error instanceof NotSignedInError) return callLike(callApi, work);
    throw error;
  }
}

function callLike(call: typeof callApi | typeof callOwn, { on, id }: MarkedWork): Promise<Likes> {
  return on === 'image'
    ? call(likeImage, { params: { imageId: id }, body: {} })
    : call(likeStory, { params: { blogId: id }, body: {} });
}
