import { useLiveNotices } from '#entities/notice/use-live-notices.ts';
import type { Account } from '#entities/session/session-store.ts';

/**
 * Waits for the answer to a request while the page is open: a notice of it refreshes the roles of the account, and the
 * studio is in the header then.
 */
export default function LiveAnswer({ account }: { account: Account }): null {
  useLiveNotices(account);
  return null;
}
