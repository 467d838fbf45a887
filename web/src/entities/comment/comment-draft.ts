import { browserStorage, type DraftKey, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

const COMMENT_DRAFT = `${STORAGE_KEYS.draft}:comment:` as const;

/** Key of a comment that is not sent. Without a uid: who writes as a visitor signs in before sending. */
export const commentDraft = (on: 'story' | 'image', workId: string): DraftKey =>
  `${COMMENT_DRAFT}${on}:${workId}`;

/** Whether there is a comment to restore on some page. */
export const hasCommentDraft = (): boolean =>
  browserStorage.draftKeys().some((key) => key.startsWith(COMMENT_DRAFT));
