import { likeStory, unlikeStory } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { likeImage, unlikeImage } from '@aperture-byline/contract/endpoints/works/image-feedback';
import type { Likes } from '@aperture-byline/contract/engagement/wire';
import { callAuthenticated, NotSignedInError } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { callApi } from '#lib/api/api.ts';
import { forgetLike, type Likeable, rememberLike } from './visitor-likes.ts';

type Call = typeof callApi | typeof callAuthenticated;

/** Likes an image or story, or takes that back. A visitor's like is kept in the browser too. */
export async function sendLike(likeable: Likeable, isLiked: boolean): Promise<Likes> {
  const answer = await sendAsCaller(likeable, isLiked);
  if (sessionStore.get().status !== 'visitor') return answer;
  if (isLiked) rememberLike(likeable, answer.likes);
  else forgetLike(likeable);
  return answer;
}

/** Signed in, a like is the person's; else the visitor's, whom a cookie proves. */
async function sendAsCaller(likeable: Likeable, isLiked: boolean): Promise<Likes> {
  const { status } = sessionStore.get();
  if (status !== 'signed-in' && status !== 'remembered') return send(callApi, likeable, isLiked);
  try {
    return await send(callAuthenticated, likeable, isLiked);
  } catch (error) {
    // The session has ended unnoticed.
    if (error instanceof NotSignedInError) return send(callApi, likeable, isLiked);
    throw error;
  }
}

function send(call: Call, { on, id }: Likeable, isLiked: boolean): Promise<Likes> {
  if (on === 'image') {
    const params = { imageId: id };
    return isLiked ? call(likeImage, { params, body: {} }) : call(unlikeImage, { params });
  }
  const params = { blogId: id };
  return isLiked ? call(likeStory, { params, body: {} }) : call(unlikeStory, { params });
}
