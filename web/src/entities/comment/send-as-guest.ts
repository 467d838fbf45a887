import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { createUser } from '@aperture-byline/contract/endpoints/people/account';
import { attest } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { ApiError, type CallOptions, callApi } from '#lib/api/api.ts';
import { guestStore } from './guest-store.ts';

/** Sends as this browser's guest, with a record of the server that is made for the first text. */
export async function sendAsGuest<T>(send: (userId: number, options: CallOptions) => Promise<T>): Promise<T> {
  const { userId } = guestStore.get();
  const options = { headers: await attest() };
  if (userId === null) return send(await createGuest(options), options);
  try {
    return await send(userId, options);
  } catch (error) {
    // The cookie that proves the guest is gone, or another's.
    if (!(error instanceof ApiError) || error.code !== 'FORBIDDEN') throw error;
    return send(await createGuest(options), options);
  }
}

async function createGuest(options: CallOptions): Promise<number> {
  const name = guestStore.get().name.trim();
  const { userId } = await callApi(createUser, { body: { firstName: name } }, options);
  guestStore.set({ name, userId });
  return userId;
}

/** Tells a visitor or a signed-in user what to do about a refused text; null where the general message says it. */
export function describeGuestFailure(error: Error): string | null {
  if (!(error instanceof ApiError)) return null;
  const isGuest = sessionStore.get().status === 'visitor';
  return error.code === 'FORBIDDEN' && isGuest ? commentMessages.cookieRefused : (error.fields.firstName ?? null);
}
