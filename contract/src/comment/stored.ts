/** `images/{imageId}/comments/{id}` and `blogs/{blogId}/comments/{id}`. */
export interface StoredComment {
  /** Null where the account was deleted: the text stays, its author is a former member. */
  authorId: number | null;
  firstName: string;
  lastName: string;
  /** Written by a visitor without an account. */
  guest: boolean;
  comment: string;
  createdAt: Date;
}
