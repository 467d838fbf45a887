import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { oneLine, summarize } from '../texts.ts';

/** What the head of a page says of it. Texts are plain, in one line; addresses are absolute. */
export interface PageMetadata {
  /** As the browser's tab shows it. */
  title: string;
  /** Without the product's name, for cards that name the site beside it. */
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

/** A JPEG of `SHARE_WIDTH` × `SHARE_HEIGHT` pixels. */
export interface ShareImage {
  url: string;
  alt: string;
}

export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Search engines may show a photograph in any size. */
const INDEXED = 'index, follow, max-image-preview:large';
export const NOT_INDEXED = 'noindex';

/** Of the card that `web/scripts/make-stock-banners.ts` makes. */
const SITE_CARD_ALT = 'Seven mountain ridges one behind the other, from dark blue to peach, at first light.';

const FOLDER = /\/(photos(?:\/|%2F)[A-Za-z0-9_-]{1,64})(?:\/|%2F)\{width\}/;

/** The share image of a picture, or the site's own where there is no public picture. */
export function shareImage(siteUrl: string, picture: Picture | null | undefined): ShareImage {
  const folder = FOLDER.exec(picture?.src ?? '')?.[1];
  if (folder === undefined || !picture) return { url: `${siteUrl}/stock/share.jpg`, alt: SITE_CARD_ALT };
  return {
    url: `${siteUrl}/${decodeURIComponent(folder)}/share.jpeg`,
    alt: oneLine(picture.alt) || 'A photograph',
  };
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
    title: heading === undefined ? PRODUCT_NAME : `${line} · ${PRODUCT_NAME}`,
    heading: heading === undefined ? PRODUCT_NAME : line,
    description: summarize(description),
  };
}
