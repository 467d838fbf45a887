import { useLiveNotices } from '#entities/notice/use-live-notices.ts';

/**
 * Waits for the answer to a request for a photographer's account: a notice of it refreshes the roles of the account,
 * and the studio is in the header then.
 */
export default function LiveAnswer(account: { uid: string; userId: number }): null {
  useLiveNotices(account);
  return null;
}
