import { useHiddenItems } from '#lib/hidden-items.ts';
import { browserStorage, type DraftKey, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

export interface CommentSubject {
  kind: 'image' | 'story' | 'exhibition';
  id: string;
  /** The public user number of who owns it: they may delete its comments. Null while that is not known. */
  ownerId: number | null;
}

export interface CommentEntry {
  id: string;
  /** The public user number; null for a former member. */
  authorId: number | null;
  name: string;
  guest: boolean;
  /** ISO 8601. */
  date: string;
  words: string;
  /** The answer of the owner. */
  answer?: CommentEntry | undefined;
  isAnswer?: true;
}

export interface CommentActionsProps {
  subject: CommentSubject;
  comment: CommentEntry;
}

export interface CommentDialogProps extends CommentActionsProps {
  onClose: () => void;
}

/** Returns the word for a comment: on an exhibition it is a line of its guest book. */
export const commentNoun = ({ kind }: CommentSubject, { isAnswer }: Pick<CommentEntry, 'isAnswer'>) =>
  isAnswer ? 'answer' : kind === 'exhibition' ? 'line' : 'comment';

/** Id of the heading of a page's comments, which gets the focus when a comment is gone. */
export const COMMENTS_HEADING = 'comments';

export const commentElementId = (id: string) => `comment-${id}`;

/** Returns the key of a comment in `useHiddenItems`. */
export const commentKey = (id: string) => `comment ${id}`;

/** Without those that were removed in this tab. */
export function useShownComments<C extends { id: string }>(comments: C[] | undefined): C[] | undefined {
  const hidden = useHiddenItems();
  return comments?.filter(({ id }) => !hidden.has(commentKey(id)));
}

const COMMENT_DRAFT = `${STORAGE_KEYS.draft}:comment:` as const;

/** Key of a comment that is not sent. Without a uid: who writes as a visitor signs in before sending. */
export const commentDraft = (on: CommentSubject['kind'], workId: string): DraftKey => `${COMMENT_DRAFT}${on}:${workId}`;

/** Key of an answer that is not sent, apart from comments, whose box is not loaded for it. */
export const answerDraft = (commentId: string): DraftKey => `${STORAGE_KEYS.draft}:answer:${commentId}`;

export const hasAnswerDraft = (commentId: string): boolean =>
  browserStorage.draftKeys().includes(answerDraft(commentId));

export const hasCommentDraft = (): boolean => browserStorage.draftKeys().some((key) => key.startsWith(COMMENT_DRAFT));
