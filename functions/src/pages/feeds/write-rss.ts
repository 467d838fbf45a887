import { escapeHtml } from '../../lib/html.ts';
import { oneLine } from '../texts.ts';
import { toXml } from '../xml.ts';
import { type Feed, type FeedItem, type FeedPicture, PICTURE_TYPE } from './feed.ts';

const NAMESPACES = {
  '@xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  '@xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** RSS 2.0, with Dublin Core's `creator` since RSS wants an e-mail address in `author`. */
export function writeRss({ title, description, page, address, items }: Feed): string {
  return toXml({
    rss: {
      '@version': '2.0',
      ...NAMESPACES,
      channel: {
        title: oneLine(title),
        link: page,
        description: escapeHtml(oneLine(description)),
        language: 'en-in',
        lastBuildDate: items[0]?.published.toUTCString(),
        'atom:link': { '@href': `${address}.xml`, '@rel': 'self', '@type': 'application/rss+xml' },
        item: items.map(toElement),
      },
    },
  });
}

/** `description` holds HTML by definition, also where it is a line of text. */
function toElement({ url, title, summary, html, published, author, tags, picture }: FeedItem): object {
  return {
    title: oneLine(title),
    link: url,
    guid: { '@isPermaLink': 'true', '#text': url },
    pubDate: published.toUTCString(),
    'dc:creator': oneLine(author.name),
    description: escapeHtml(summary),
    'content:encoded': html,
    category: tags.map(oneLine),
    ...(picture && pictureElements(picture)),
  };
}

/** RSS wants a length; 0 says that it is not known. */
function pictureElements({ url, width, height, alt, size }: FeedPicture): object {
  return {
    enclosure: { '@url': url, '@length': size ?? 0, '@type': PICTURE_TYPE },
    'media:content': {
      '@url': url,
      '@medium': 'image',
      '@type': PICTURE_TYPE,
      '@width': width,
      '@height': height,
      '@fileSize': size ?? undefined,
      'media:description': { '@type': 'plain', '#text': oneLine(alt) },
    },
  };
}
