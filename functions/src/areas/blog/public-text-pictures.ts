import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { isPublicImage } from '../../access/access.ts';
import { readImages } from '../../data/images.ts';
import { sanitizeHtml } from '../../lib/html.ts';
import { imageIdsInText } from '../../lib/shown-images.ts';

/** The stories without the pictures in their texts that are not public now. Images are read only where a text has any, all together. */
export async function withPublicTextPictures<B extends Pick<StoredBlog, 'content'>>(
  blogs: readonly B[],
): Promise<B[]> {
  const texts = new Map(
    blogs
      .filter(({ content }) => String(content).includes('<img'))
      .map((blog) => [blog, sanitizeHtml(blog.content)]),
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

/** A sanitised text without these images, and without the figures, with their captions, that show them. */
export function withoutPictures(text: string, hidden: ReadonlySet<string>): string {
  const isHidden = (html: string) => imageIdsInText(html).some((id) => hidden.has(id));
  const figures = text.split('</figure>').map((part, index, parts) => {
    if (index === parts.length - 1) return part;
    const start = part.lastIndexOf('<figure>');
    return start >= 0 && isHidden(part.slice(start)) ? part.slice(0, start) : `${part}</figure>`;
  });
  const [first = '', ...pictures] = figures.join('').split('<img');
  const rest = pictures.map((part) => {
    const end = part.indexOf('>') + 1;
    return isHidden(part.slice(0, end)) ? part.slice(end) : `<img${part}`;
  });
  return sanitizeHtml([first, ...rest].join(''));
}
