import { numberedPage } from '@aperture-byline/contract/pages/page-addresses';
import type { PageMetadata, ShareImage } from '@aperture-byline/contract/pages/page-metadata';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { isPublicPicture, type Picture, shareUrl } from '@aperture-byline/contract/shared/picture';
import { oneLine, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import { breadcrumbs } from './json-ld.ts';

/** Search engines may show a photograph in any size. */
const INDEXED = 'index, follow, max-image-preview:large';
export const NOT_INDEXED = 'noindex';

/** Description of the card that `web/scripts/make-stock-banners.ts` makes. */
const SITE_CARD_ALT = 'Seven mountain ridges one behind the other, from dark blue to peach, at first light.';

/** Works and people that were given no name are still called something. */
const UNTITLED = 'Untitled';

export function buildTitle({ title }: { title: string }): string {
  return oneLine(title) || UNTITLED;
}

/** Returns the share image of a picture, or the site's own where there is no public picture. */
export function shareImage(siteUrl: string, picture: Picture | null | undefined): ShareImage {
  if (!picture || !isPublicPicture(picture)) return { url: `${siteUrl}/stock/share.jpg`, alt: SITE_CARD_ALT };
  return { url: `${siteUrl}${shareUrl(picture)}`, alt: oneLine(picture.alt) || 'A photograph' };
}

type Described = Pick<PageMetadata, 'canonical' | 'image' | 'graph' | 'feed'> &
  Partial<Pick<PageMetadata, 'robots' | 'type' | 'properties'>> & {
    /** Undefined for the page of the whole site. */
    heading?: string;
    /** Plain text of any length. */
    description: string;
  };

/** Completes the metadata of a page with all that follows from its texts. */
export function toMetadata({ heading, description, ...page }: Described): PageMetadata {
  const line = oneLine(heading);
  return {
    robots: INDEXED,
    type: 'website',
    properties: [],
    ...page,
    heading: heading === undefined ? PRODUCT_NAME : line,
    description: summarize(description),
  };
}

interface Section {
  name: string;
  description: string;
  /** The address of its first page. */
  address: string;
  /** The page that was answered: an address past the end shows the last page. */
  page?: number;
  picture?: Picture | null | undefined;
  /**
   * Whether words or facets of the address select what it shows: such pages are countless, and none is one for search
   * engines.
   */
  isSelection?: boolean;
}

export function describeSection(
  siteUrl: string,
  { name, description, address, page = 1, picture, isSelection = false }: Section,
): PageMetadata {
  const canonical = numberedPage(address, isSelection ? 1 : page);
  return toMetadata({
    ...(isSelection && { robots: NOT_INDEXED }),
    heading: page > 1 ? `${name}, page ${page}` : name,
    description,
    canonical,
    image: shareImage(siteUrl, picture),
    graph: [breadcrumbs(siteUrl, [name, canonical])],
  });
}
