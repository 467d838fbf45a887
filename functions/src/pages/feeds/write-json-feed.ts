import { oneLine, wellFormed } from '../texts.ts';
import { type Feed, PICTURE_TYPE } from './feed.ts';

/** JSON Feed 1.1. */
export function writeJsonFeed({ title, description, page, address, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: oneLine(title),
    home_page_url: page,
    feed_url: `${address}.json`,
    description: oneLine(description),
    language: 'en-IN',
    items: items.map(({ url, published, author, tags, picture, ...item }) => ({
      id: url,
      url,
      title: oneLine(item.title),
      summary: item.summary,
      content_html: wellFormed(item.html),
      date_published: published.toISOString(),
      authors: [{ name: oneLine(author.name), url: author.url }],
      ...(tags.length > 0 && { tags: tags.map(oneLine) }),
      ...(picture && {
        image: picture.url,
        attachments: [
          {
            url: picture.url,
            mime_type: PICTURE_TYPE,
            ...(picture.size !== null && { size_in_bytes: picture.size }),
          },
        ],
      }),
    })),
  });
}
