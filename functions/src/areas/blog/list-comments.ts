import type { BlogComment } from '@aperture-byline/contract/blog/wire';
import { isId } from '@aperture-byline/contract/shared/ids';
import { isApproved } from '../../access/access.ts';
import { readBlog } from '../../data/blogs.ts';
import { readComments } from '../../data/comments.ts';
import { mapReadable } from '../../lib/parse.ts';
import { toComment } from './mappers.ts';

/** The newest comments of an approved story; none of any other. */
export async function listComments(blogId: unknown): Promise<BlogComment[]> {
  if (!isId(blogId)) return [];
  const blog = await readBlog(blogId);
  return blog && isApproved(blog) ? mapReadable(await readComments('blogs', blogId), toComment) : [];
}
