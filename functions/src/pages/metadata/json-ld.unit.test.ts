import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { describe, expect, test } from 'vitest';
import {
  exhibition,
  image,
  picture,
  product,
  profile,
  SITE,
  story,
  userId,
} from '../../../test-support/page-samples.ts';
import { readHead } from '../../../test-support/read-head.ts';
import * as pages from './describe-pages.ts';
import type { PageMetadata } from './page-metadata.ts';
import { renderHead } from './render-head.ts';

describe('structured data', () => {
  const nodeOf = (metadata: PageMetadata, type: string) =>
    readHead(renderHead(metadata)).graph.find((node) => node['@type'] === type) ?? {};

  test('When a print comes in several sizes and frames, then the offer spans them in whole rupees', () => {
    expect(nodeOf(pages.describeProduct(SITE, product), 'Product').offers).toMatchObject({
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
    expect(nodeOf(pages.describeProduct(SITE, single), 'Product').offers).toMatchObject({
      '@type': 'Offer',
      price: 3200,
      priceCurrency: 'INR',
    });
  });

  test('When every size of a print is sold out, then its offers are, else it is in stock', () => {
    const soldOut = product.sizes.map((size) => ({ ...size, edition: 5, sold_out: true }));
    const availability = (sizes: ProductDetail['sizes']) =>
      (
        nodeOf(pages.describeProduct(SITE, { ...product, sizes }), 'Product').offers as {
          availability: string;
        }
      ).availability;
    expect(availability(soldOut)).toBe('https://schema.org/SoldOut');
    expect(availability([...soldOut.slice(1), ...product.sizes.slice(1)])).toBe('https://schema.org/InStock');
  });

  test('When a print has no size, then it is not said to be for sale', () => {
    const head = readHead(renderHead(pages.describeProduct(SITE, { ...product, sizes: [] })));
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
    const node = nodeOf(pages.describeImage(SITE, { ...image, license }), 'ImageObject');
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
    expect(pageIn(pages.describeImage(SITE, image, prints))).toBe(`${SITE}/shop/fog-print`);
    expect(pageIn(pages.describeImage(SITE, image, []))).toBeUndefined();
    expect(pageIn(pages.describeImage(SITE, image))).toBeUndefined();
  });

  test('When its owner names another creator and a notice, then these are its credit, and the owner stays who published it', () => {
    const credited = { ...image, creator: 'Studio <b>Rao', copyright_notice: '© 2026 Studio Rao' };
    expect(nodeOf(pages.describeImage(SITE, credited), 'ImageObject')).toMatchObject({
      creator: { '@type': 'Person', name: 'Asha Rao', url: `${SITE}/profile/900000001` },
      creditText: 'Studio <b>Rao / Aperture & Byline',
      copyrightNotice: '© 2026 Studio Rao',
    });
    const { copyright_notice: _, ...withoutNotice } = credited;
    expect(nodeOf(pages.describeImage(SITE, withoutNotice), 'ImageObject').copyrightNotice).toBe(
      `© Studio <b>Rao. ${image.license}`,
    );
  });

  test('When an exhibition is described, then it is an online event of its artist', () => {
    expect(nodeOf(pages.describeExhibition(SITE, exhibition), 'ExhibitionEvent')).toMatchObject({
      startDate: exhibition.startDate,
      endDate: exhibition.endDate,
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url: `${SITE}/exhibition/tides` },
      organizer: { '@type': 'Person', name: 'Asha Rao', url: `${SITE}/profile/900000001` },
    });
  });

  test('When somebody is no photographer, then search engines do not list the page', () => {
    const metadata = pages.describeProfile(SITE, { profile: { ...profile, isArtist: false }, userId });
    expect(readHead(renderHead(metadata)).metas.robots).toEqual(['noindex']);
  });

  test('When a picture is not public, then the site has a card of its own', () => {
    const unpublished = { ...picture, src: picture.src.replace('photos', 'unpublished') };
    for (const banner_picture of [null, unpublished])
      expect(pages.describeStory(SITE, { ...story, banner_picture }).image.url).toBe(
        `${SITE}/stock/share.jpg`,
      );
  });
});
