import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { JsonLd, ShareImage } from '@aperture-byline/contract/pages/page-metadata';
import { PUBLIC_PAGES } from '@aperture-byline/contract/pages/page-table';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { PRODUCT_NAME } from '@aperture-byline/contract/shared/constants';
import { minPrice } from '@aperture-byline/contract/shared/money';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { oneLine, plainText, summarize } from '@aperture-byline/contract/shared/text/plain-text';
import { productQuery, shippingQuery } from '#entities/product/queries.ts';
import { productWorksQuery } from '#entities/shown-works/queries.ts';
import { definePage } from '#lib/pages/define-page.ts';
import { breadcrumbs, houseId, toAbsolute, toPlainName } from '#lib/pages/json-ld.ts';
import { buildTitle, shareImage, toMetadata } from '#lib/pages/metadata.ts';

export const product = definePage({
  path: PUBLIC_PAGES.product,
  load: () => import('./product-page.tsx'),
  loadParts: () => import('./product/about-product.tsx'),
  read: async ({ read, params: { slug = '' } }) => {
    const data = await read(productQuery(slug));
    if (data === null) return 'missing';
    await Promise.all([read(productWorksQuery(slug)), read(shippingQuery)]);
    return { data };
  },
  server: import.meta.env.SSR && {
    sources: ['features/shop/product-page.tsx', 'features/shop/product/about-product.tsx'],
    sitemap: {
      file: 'products',
      index: 'product-pages',
      toEntry: ({ address, imageId }, addresses) => ({ loc: addresses.product(address), imageId }),
    },
    caching: () => ({ kind: 'openings' }),
    head: ({ siteUrl, data }) => {
      const addresses = pageAddresses(siteUrl);
      const canonical = addresses.product(data.slug);
      const title = buildTitle(data);
      const artist = fullName({ firstName: data.creator_firstname, lastName: data.creator_lastname });
      const image = shareImage(siteUrl, data.images[0]?.picture);
      const node = productNode(siteUrl, { ...data, title }, image, artist);
      return toMetadata({
        heading: `${title} by ${artist}`,
        description: data.introduction || plainText(data.description) || `A framed print by ${artist}.`,
        canonical,
        image,
        ...(node && {
          type: 'product',
          properties: [
            ['product:price:amount', String(minPrice(data.sizes, data.frames))],
            ['product:price:currency', CURRENCY],
          ],
        }),
        graph: [...(node ? [node] : []), breadcrumbs(siteUrl, ['Shop', addresses.shop], [title, canonical])],
      });
    },
  },
});

const CURRENCY = 'INR';

/** Returns null for a product without offers, which is none to search engines. */
function productNode(siteUrl: string, detail: ProductDetail, image: ShareImage, artist: string): JsonLd | null {
  const { sizes, frames, categories, images } = detail;
  if (sizes.length === 0 || frames.length === 0) return null;
  const url = pageAddresses(siteUrl).product(detail.slug);
  const pictures = images.flatMap(({ image_url }) => toAbsolute(image_url, siteUrl) ?? []);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: oneLine(detail.title),
    description: summarize(detail.introduction || plainText(detail.description)) || undefined,
    image: [image.url, ...pictures],
    url,
    sku: detail.product_id,
    category: categories.map(({ category_name }) => oneLine(category_name)),
    brand: { '@type': 'Brand', name: toPlainName(artist) },
    offers: offers(siteUrl, detail, url),
  };
}

/** Returns the one offer, or the span from the cheapest to the dearest, in whole rupees. */
function offers(siteUrl: string, { sizes, frames }: ProductDetail, url: string): JsonLd {
  const isSoldOut = sizes.every(({ sold_out }) => sold_out);
  const shared = {
    priceCurrency: CURRENCY,
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url,
    seller: { '@id': houseId(siteUrl), '@type': 'Organization', name: PRODUCT_NAME },
  };
  const lowPrice = minPrice(sizes, frames);
  const offerCount = sizes.length * frames.length;
  if (offerCount === 1) return { '@type': 'Offer', price: lowPrice, ...shared };
  const highPrice = Math.max(...sizes.map(({ price }) => price)) + Math.max(...frames.map(({ charge }) => charge));
  return { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount, ...shared };
}
