import { expect } from 'vitest';
import { SUITE_URL } from '../servers/suite.ts';
import { childOf, childrenOf, parseXml, type XmlElement } from './xml.ts';

interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  description: string;
  language: string;
  items: {
    id: string;
    url: string;
    title: string;
    summary: string;
    content_html: string;
    date_published: string;
    authors: { name: string; url: string }[];
    tags?: string[];
    image?: string;
    attachments?: { url: string; mime_type: string; size_in_bytes?: number }[];
  }[];
}

export async function readFeedFile(path: string, init: RequestInit = {}): Promise<Response & { body: unknown }> {
  return fetch(`${SUITE_URL}${path}`, { redirect: 'manual', ...init });
}

/** A feed as RSS, which must be well-formed. */
export async function readRss(path: string): Promise<{ channel: XmlElement; items: XmlElement[]; text: string }> {
  const response = await readFeedFile(path);
  const text = await response.text();
  expect(response.status, text).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  const root = parseXml(text);
  expect(root).toMatchObject({ name: 'rss', attributes: { version: '2.0' } });
  const channel = childOf(root, 'channel');
  return { channel, items: childrenOf(channel, 'item'), text };
}

export async function readJsonFeed(path: string): Promise<JsonFeed> {
  const response = await readFeedFile(path);
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
  return (await response.json()) as JsonFeed;
}

/** The sanitiser's policy knows no absolute pictures; these come from the feed itself. */
export function withoutOwnPictures(html: string): string {
  return html
    .replaceAll(`src="${SUITE_URL}/api/`, 'src="/api/')
    .replace(/^<p><img src="http[^"<>]*"/, '<p><img src="/api/image/own"');
}
