import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import type { RenderedPage } from '@aperture-byline/contract/pages/rendered-page';
import { renderHead } from './render-head.ts';

/** Keeps search engines from pages that are not there, or not now. */
const NOT_LISTED = '<meta name="robots" content="noindex">';

/** Tells nothing to those who only see the address of a page, and no other site that address. */
const SECRET = `${NOT_LISTED}<meta name="referrer" content="no-referrer">`;

/** Renders elements for the head of a page: its metadata, and its feeds. */
export function pageHead({ metadata }: RenderedPage, siteUrl: string): string {
  if (metadata === undefined) return NOT_LISTED;
  return metadata === null ? SECRET : `${renderHead(metadata)}\n${feedLinks(siteUrl, metadata.feed)}`;
}

/** Links the feeds of the site, and one of the page's own, so that feed readers find them by its address. */
function feedLinks(siteUrl: string, ownFeed: PageMetadata['feed']): string {
  const { stories, gallery, letters } = pageAddresses(siteUrl);
  const feeds = [
    ['Stories', stories],
    ['Photographs', gallery],
    ['Letters', letters],
    ...(ownFeed ? [ownFeed] : []),
  ] as const;
  return feeds
    .flatMap(([name, folder]) => [
      `<link rel="alternate" type="application/rss+xml" title="${name}" href="${folder}/feed.xml">`,
      `<link rel="alternate" type="application/feed+json" title="${name}" href="${folder}/feed.json">`,
    ])
    .join('\n');
}
