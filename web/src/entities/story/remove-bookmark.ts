import { removeBookmark as endpoint } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { profileMessages } from '@aperture-byline/contract/profile/profile-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { QueryClient } from '@tanstack/react-query';
import { prepareAuthenticated } from '#entities/session/api/account-api.ts';
import { sessionStore } from '#entities/session/session-store.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { undoRemoval } from '#lib/hidden-items.ts';
import { showToast } from '#lib/toast.ts';
import { removeWithUndo } from '#lib/undoable.ts';
import { bookmarkKey, setBookmarked } from './private-queries.ts';

/** Takes a bookmark of the signed-in user back, with undo. `focusPlace` as of `removeWithUndo`. */
export function removeBookmark(client: QueryClient, blogId: string, focusPlace: () => HTMLElement | null): void {
  const call = prepareAuthenticated(endpoint, { params: { blogId } });
  // Told when it is sent.
  call.catch(() => undefined);
  const key = bookmarkKey(blogId);
  removeWithUndo({
    key,
    text: profileMessages.bookmarkRemoved,
    send: async () => {
      await (await call)({ keepalive: true });
      await setBookmarked(client, blogId, false);
      undoRemoval(key);
    },
    onError: (error) => {
      const isSignedOut = sessionStore.get().status === 'visitor';
      showToast('error', errorText(error, isSignedOut ? messages.relogin : profileMessages.bookmarkNotRemoved));
    },
    focusPlace,
  });
}
