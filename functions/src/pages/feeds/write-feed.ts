import { oneLine, wellFormed } from '@aperture-byline/contract/shared/text/plain-text';
import { escapeHtml } from '../../lib/text/html.ts';
import { toXml } from '../xml.ts';

/** Newest items of a feed. */
export const FEED_LENGTH = 30;

/** A feed before it is written as RSS or JSON. Addresses are absolute. */
export interface Feed {
  title: string;
  description: string;
  /** The page whose news it brings. */
  page: string;
  /** Its own address without the ending. */
  address: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  /** The item's page, which is its id as well. */
  url: string;
  title: string;
  summary: string;
  /** Sanitised, with absolute addresses. */
  html: string;
  published: Date;
  author: { name: string; url: string };
  tags: string[];
  picture: FeedPicture | null;
}

export interface FeedPicture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** Bytes; null where they are not known. */
  size: number | null;
}

/** JPEG, which every feed reader shows. */
const PICTURE_TYPE = 'image/jpeg';

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
          { url: picture.url, mime_type: PICTURE_TYPE, ...(picture.size !== null && { size_in_bytes: picture.size }) },
        ],
      }),
    })),
  });
}

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
