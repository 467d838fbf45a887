import { likeStory } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { likeImage } from '@aperture-byline/contract/endpoints/works/image-feedback';
import type { Likes } from '@aperture-byline/contract/engagement/wire';
import type { QueryClient } from '@tanstack/react-query';
import { callAuthenticated, NotSignedInError } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { callApi } from '#lib/api/api.ts';
import { engagementKey } from './engagement-query.ts';
import { type Engagement, type Likeable, rememberLike } from './visitor-likes.ts';

/** Likes an image or story, and keeps the answer: for a person in the cache, for a visitor in the browser too. */
export async function addLike(client: QueryClient, likeable: Likeable): Promise<void> {
  const { likes } = await sendLike(likeable);
  const queryKey = engagementKey(likeable);
  await client.cancelQueries({ queryKey });
  client.setQueryData<Engagement>(queryKey, (engagement) => ({ ...engagement, liked: true, likes }));
  if (sessionStore.get().status === 'visitor') rememberLike(likeable, likes);
}

/** Signed in, a like is the person's; else the visitor's, whom a cookie proves. */
async function sendLike(likeable: Likeable): Promise<Likes> {
  const { status } = sessionStore.get();
  if (status !== 'signed-in' && status !== 'remembered') return callLike(callApi, likeable);
  try {
    return await callLike(callAuthenticated, likeable);
  } catch (error) {
    // The session has ended unnoticed.
    if (error instanceof NotSignedInError) return callLike(callApi, likeable);
    throw error;
  }
}

function callLike(call: typeof callApi | typeof callAuthenticated, { on, id }: Likeable): Promise<Likes> {
  return on === 'image'
    ? call(likeImage, { params: { imageId: id }, body: {} })
    : call(likeStory, { params: { blogId: id }, body: {} });
}
