/** The metadata of a page for its head. Texts are plain, in one line; addresses are absolute. */
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
  graph: readonly JsonLd[];
  /** The name and the folder of a feed of the page's own, beside those of the site. */
  feed?: readonly [name: string, folder: string];
}

/** A node of schema.org's vocabulary; undefined is left out. */
export type JsonLd = Readonly<Record<string, unknown>> & { '@type': string };

/** A JPEG of 1200 × 630 pixels. */
export interface ShareImage {
  url: string;
  alt: string;
}
