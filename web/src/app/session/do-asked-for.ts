import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { addReminder, getReminder } from '@aperture-byline/contract/endpoints/mail/reminder';
import { addFollow } from '@aperture-byline/contract/endpoints/people/follow';
import { addBookmark } from '@aperture-byline/contract/endpoints/works/blog-feedback';
import { followMessages } from '@aperture-byline/contract/follow/follow-messages';
import { reminderMessages } from '@aperture-byline/contract/reminder/reminder-messages';
import type { QueryClient } from '@tanstack/react-query';
import { setFollowed } from '#entities/follow/follow-queries.ts';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import { type AskedFor, takeAskedFor } from '#entities/session/asked-for.ts';
import type { Account } from '#entities/session/session-store.ts';
import { setBookmarked } from '#entities/story/private-queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Does what a visitor asked for before signing in, once, and says so. */
export async function doAskedFor(client: QueryClient, account: Pick<Account, 'uid' | 'userId'>): Promise<void> {
  const askedFor = takeAskedFor();
  if (askedFor === null || (askedFor.kind === 'follow' && askedFor.userId === account.userId)) return;
  try {
    showToast('success', await carryOut(client, account.uid, askedFor));
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500;
    showToast('error', isRefusal ? error.message : errorText(error, FAILURES[askedFor.kind]));
  }
}

const FAILURES: Readonly<Record<AskedFor['kind'], string>> = {
  follow: followMessages.notFollowed,
  bookmark: blogMessages.notBookmarked,
  remind: reminderMessages.notSaved,
};

/** Returns the words that say that it is done. */
async function carryOut(client: QueryClient, uid: string, askedFor: AskedFor): Promise<string> {
  switch (askedFor.kind) {
    case 'follow': {
      const { userId, name } = askedFor;
      await callAuthenticated(addFollow, { params: { userId: String(userId) } });
      await setFollowed(client, userId, true);
      return followMessages.followed(name);
    }
    case 'bookmark': {
      const { blogId } = askedFor;
      await callAuthenticated(addBookmark, { params: { blogId }, body: {} });
      await setBookmarked(client, blogId, true);
      return blogMessages.bookmarked;
    }
    case 'remind': {
      const params = { exhibitionId: askedFor.exhibitionId };
      await callAuthenticated(addReminder, { params });
      const { queryKey } = privateQuery(uid, getReminder, { params });
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, { isReminded: true });
      return reminderMessages[askedFor.event].reminded;
    }
  }
}
