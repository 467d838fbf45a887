import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { isPublicPicture, type Picture, shareUrl } from '@aperture-byline/contract/shared/picture';
import { oneLine, summarize } from '@aperture-byline/contract/shared/plain-text';

/** What the head of a page says of it. Texts are plain, in one line; addresses are absolute. */
export interface PageMetadata {
  /** Without the product's name: cards name the site beside it, and the page itself has the title. */
  heading: string;
  description: string;
  /** The one address under which the page is known. */
  canonical: string;
  robots: string;
  image: ShareImage;
  /** Open Graph's type. */
  type: 'website' | 'article' | 'profile' | 'product';
  /** Further Open Graph properties of that type. */
  properties: readonly (readonly [property: string, content: string])[];
  /** Nodes of JSON-LD. */
  graph: readonly JsonLd[];
}

/** A node of schema.org's vocabulary; undefined is left out. */
export type JsonLd = Readonly<Record<string, unknown>> & { '@type': string };

/** A JPEG of 1200 × 630 pixels. */
export interface ShareImage {
  url: string;
  alt: string;
}

/** Search engines may show a photograph in any size. */
const INDEXED = 'index, follow, max-image-preview:large';
export const NOT_INDEXED = 'noindex';

/** Of the card that `web/scripts/make-stock-banners.ts` makes. */
const SITE_CARD_ALT = 'Seven mountain ridges one behind the other, from dark blue to peach, at first light.';

/** The share image of a picture, or the site's own where there is no public picture. */
export function shareImage(siteUrl: string, picture: Picture | null | undefined): ShareImage {
  if (!picture || !isPublicPicture(picture)) return { url: `${siteUrl}/stock/share.jpg`, alt: SITE_CARD_ALT };
  return { url: `${siteUrl}${shareUrl(picture)}`, alt: oneLine(picture.alt) || 'A photograph' };
}

type Described = Pick<PageMetadata, 'canonical' | 'image' | 'graph'> &
  Partial<Pick<PageMetadata, 'robots' | 'type' | 'properties'>> & {
    /** Undefined for the page of the whole site. */
    heading?: string;
    /** Plain text of any length. */
    description: string;
  };

/** The metadata of a page with all that follows from its texts. */
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
