import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { readImages } from '../../data/images/images.ts';
import { imageIdsInText } from '../../lib/pictures/shown-images.ts';
import { withoutPictures } from '../../lib/pictures/text-pictures.ts';
import { sanitizeHtml } from '../../lib/text/html.ts';
import { isPublicImage } from '../../publication/visibility.ts';

/** Leaves out text pictures that are not public now; images are read only where there are any, all together. */
export async function withPublicTextPictures<B extends Pick<StoredBlog, 'content'>>(blogs: readonly B[]): Promise<B[]> {
  const texts = new Map(
    blogs.filter(({ content }) => String(content).includes('<img')).map((blog) => [blog, sanitizeHtml(blog.content)]),
  );
  const ids = [...new Set([...texts.values()].flatMap(imageIdsInText))];
  const shown = new Set((await readImages(ids)).filter(isPublicImage).map(({ id }) => id));
  if (ids.every((id) => shown.has(id))) return [...blogs];
  const hidden = new Set(ids.filter((id) => !shown.has(id)));
  return blogs.map((blog) => {
    const text = texts.get(blog);
    return text === undefined ? blog : { ...blog, content: withoutPictures(text, hidden) };
  });
}
