import { removeFollow as endpoint } from '@aperture-byline/contract/endpoints/people/follow';
import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { QueryClient } from '@tanstack/react-query';
import { prepareAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { undoRemoval } from '#lib/hidden-items.ts';
import { showError } from '#lib/toast.ts';
import { removeWithUndo } from '#lib/undoable.ts';
import { dropFollow, followKey, setFollowed } from './follow-queries.ts';

/** Unfollows a photographer as the signed-in user, with undo. `focusPlace` as of `removeWithUndo`. */
export function removeFollow(
  client: QueryClient,
  { userId, name }: { userId: number; name: string },
  focusPlace: () => HTMLElement | null,
): void {
  const call = prepareAuthenticated(endpoint, { params: { userId: String(userId) } });
  // Told when it is sent.
  call.catch(() => undefined);
  const key = followKey(userId);
  removeWithUndo({
    key,
    text: followMessages.unfollowed(name),
    send: async () => {
      await (await call)({ keepalive: true });
      await setFollowed(client, userId, false);
      dropFollow(client, userId);
      undoRemoval(key);
    },
    onError: (error) => {
      const isSignedOut = sessionStore.get().status === 'visitor';
      showError(error, isSignedOut ? messages.relogin : followMessages.notUnfollowed);
    },
    focusPlace,
  });
}
