import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { describe, expect, test } from 'vitest';
import { exhibition as exhibitionPage } from '#features/exhibitions/exhibition.page.ts';
import { image as imagePage } from '#features/gallery/image.page.ts';
import { publicProfile } from '#features/profile/public-profile.page.ts';
import { product as productPage } from '#features/shop/product.page.ts';
import { story as storyPage } from '#features/stories/story.page.ts';
import { describePage, readRendered } from '../../test-support/pages/describe-page.ts';
import {
  exhibition,
  image,
  picture,
  product,
  profile,
  SITE,
  story,
  userId,
} from '../../test-support/pages/page-samples.ts';

describe('structured data', () => {
  const nodeOf = (metadata: PageMetadata, type: string) =>
    readRendered(metadata).graph.find((node) => node['@type'] === type) ?? {};

  test('When a print comes in several sizes and frames, then the offer spans them in whole rupees', () => {
    expect(nodeOf(describePage(productPage, product), 'Product').offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 1200,
      highPrice: 3200,
      offerCount: 4,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
    });
  });

  test('When there is one size in one frame, then there is one offer with its price', () => {
    const single = { ...product, sizes: product.sizes.slice(1), frames: product.frames.slice(1) };
    expect(nodeOf(describePage(productPage, single), 'Product').offers).toMatchObject({
      '@type': 'Offer',
      price: 3200,
      priceCurrency: 'INR',
    });
  });

  test('When every size of a print is sold out, then its offers are, else it is in stock', () => {
    const soldOut = product.sizes.map((size) => ({ ...size, edition: 5, sold_out: true }));
    const availability = (sizes: ProductDetail['sizes']) =>
      (
        nodeOf(describePage(productPage, { ...product, sizes }), 'Product').offers as {
          availability: string;
        }
      ).availability;
    expect(availability(soldOut)).toBe('https://schema.org/SoldOut');
    expect(availability([...soldOut.slice(1), ...product.sizes.slice(1)])).toBe('https://schema.org/InStock');
  });

  test('When a print has no size, then it is not said to be for sale', () => {
    const head = readRendered(describePage(productPage, { ...product, sizes: [] }));
    expect(head.graph.map((node) => node['@type'])).toEqual(['BreadcrumbList']);
    expect(head.metas['og:type']).toEqual(['website']);
    expect(head.metas['product:price:amount']).toBeUndefined();
  });

  test.each([
    ['CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/'],
    ['CC BY-NC-ND 4.0', 'https://creativecommons.org/licenses/by-nc-nd/4.0/'],
    ['All rights reserved', `${SITE}/terms-of-service`],
    ['CC BY/../../evil 4.0', `${SITE}/terms-of-service`],
    ['', `${SITE}/terms-of-service`],
  ])('When a photograph has the license %j, then its page is %s', (license, url) => {
    const node = nodeOf(describePage(imagePage, { details: { ...image, license }, prints: [] }), 'ImageObject');
    expect(node.license).toBe(url);
    expect(node.copyrightNotice).toBe(license ? `© Asha Rao. ${license}` : '© Asha Rao');
    expect(node.creditText).toBe('Asha Rao / Aperture & Byline');
  });

  test('When a photograph is for sale as a print, then its license is acquired there, else nowhere', () => {
    const prints = [
      { slug: 'fog-print', title: 'Fog', minPrice: 2800, isPrinted: true },
      { slug: 'fog-large', title: 'Fog', minPrice: 9000, isPrinted: true },
    ];
    const pageIn = (metadata: PageMetadata) => nodeOf(metadata, 'ImageObject').acquireLicensePage;
    expect(pageIn(describePage(imagePage, { details: image, prints }))).toBe(`${SITE}/shop/fog-print`);
    expect(pageIn(describePage(imagePage, { details: image, prints: [] }))).toBeUndefined();
  });

  test('When its owner names another creator and a notice, then these are its credit, and the owner stays who published it', () => {
    const credited = { ...image, creator: 'Studio <b>Rao', copyright_notice: '© 2026 Studio Rao' };
    expect(nodeOf(describePage(imagePage, { details: credited, prints: [] }), 'ImageObject')).toMatchObject({
      creator: { '@type': 'Person', name: 'Asha Rao', url: `${SITE}/profile/900000001` },
      creditText: 'Studio <b>Rao / Aperture & Byline',
      copyrightNotice: '© 2026 Studio Rao',
    });
    const { copyright_notice: _, ...withoutNotice } = credited;
    expect(nodeOf(describePage(imagePage, { details: withoutNotice, prints: [] }), 'ImageObject').copyrightNotice).toBe(
      `© Studio <b>Rao. ${image.license}`,
    );
  });

  test('When an exhibition is described, then it is an online event of its artist', () => {
    expect(nodeOf(describePage(exhibitionPage, exhibition), 'ExhibitionEvent')).toMatchObject({
      startDate: exhibition.startDate,
      endDate: exhibition.endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: `${SITE}/exhibition/tides` },
      organizer: { '@type': 'Person', name: 'Asha Rao', url: `${SITE}/profile/900000001` },
    });
  });

  test('When somebody is no photographer, then search engines do not list the page', () => {
    const metadata = describePage(publicProfile, {
      profile: { ...profile, isArtist: false },
      userId,
      tab: 'gallery',
      picture: undefined,
    });
    expect(readRendered(metadata).metas.robots).toEqual(['noindex']);
  });

  test('When a picture is not public, then the site has a card of its own', () => {
    const signed = { ...picture, src: picture.src.replace('/photos', '/api/studio/file') };
    for (const banner_picture of [null, signed])
      expect(describePage(storyPage, { ...story, banner_picture }).image.url).toBe(`${SITE}/stock/share.jpg`);
  });
});
