import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import {
  anonymiseComments,
  deleteBlogsOf,
  type OwnComment,
  readAllBookmarks,
  readBlogsOf,
  readCommentsOf,
} from '../../data/blogs.ts';
import type { WithId } from '../../data/firestore.ts';

/** What of the stories is one person's, in every state. */
export async function collectBlogsOf(userId: string): Promise<{
  stories: WithId<StoredBlog>[];
  storyComments: OwnComment[];
  bookmarks: { blogId: string; createdAt: Date }[];
}> {
  const [stories, storyComments, bookmarks] = await Promise.all([
    readBlogsOf(userId),
    readCommentsOf(userId),
    readAllBookmarks(userId),
  ]);
  return {
    stories,
    storyComments,
    bookmarks: bookmarks.map(({ id, createdAt }) => ({ blogId: id, createdAt })),
  };
}

/** Takes the person's name off their comments on stories; the texts stay. */
export async function anonymiseBlogCommentsOf(userId: string): Promise<void> {
  await anonymiseComments(userId);
}

/** Deletes the person's stories with the comments on them. */
export async function eraseBlogsOf(userId: string): Promise<void> {
  await deleteBlogsOf(userId);
}
