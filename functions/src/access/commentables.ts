import type { CommentableCollection } from '@aperture-byline/contract/comment/stored';
import { isId } from '@aperture-byline/contract/shared/ids';
import { readExhibition } from '../data/works/exhibitions.ts';
import { ApiError } from '../lib/errors.ts';
import { hasOpened, isOpen } from '../publication/visibility.ts';
import { readLikeable } from './likeables.ts';

/** An image, a story or an exhibition as those see it who comment on it or decide about a comment. */
export interface Commentable {
  on: CommentableCollection;
  id: string;
  ownerId: number;
  title: string;
  /** Names its page: the image's or exhibition's id, or the story's slug. */
  subjectId: string;
  /** Whether everybody may read the comments on it: of an exhibition from its opening on. */
  isPublic: boolean;
  /** Whether it takes comments: an exhibition while it is open. */
  isOpen: boolean;
}

export async function readCommentable(on: CommentableCollection, id: unknown): Promise<Commentable | null> {
  if (on === 'exhibitions') return readCommentedExhibition(id);
  const likeable = await readLikeable(on, id);
  return likeable && { ...likeable, isOpen: likeable.isPublic };
}

async function readCommentedExhibition(id: unknown): Promise<Commentable | null> {
  const exhibition = isId(id) ? await readExhibition(id) : null;
  if (!exhibition) return null;
  const now = new Date();
  return {
    on: 'exhibitions',
    id: exhibition.id,
    ownerId: exhibition.owner.userId,
    title: exhibition.title,
    subjectId: exhibition.id,
    isPublic: hasOpened(exhibition, now),
    isOpen: isOpen(exhibition, now),
  };
}

/** Reads a work whose comments everybody may read. Throws NOT_FOUND for any other, whether it exists or not. */
export async function readPublicCommentable(on: CommentableCollection, id: unknown): Promise<Commentable> {
  const commentable = await readCommentable(on, id);
  if (!commentable?.isPublic) throw new ApiError('NOT_FOUND');
  return commentable;
}
