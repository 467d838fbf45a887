import type { PageMetadata } from '@aperture-byline/contract/pages/page-metadata';
import { describe, expect, test } from 'vitest';
import { contact } from '#features/contact/contact.page.ts';
import { exhibition as exhibitionPage } from '#features/exhibitions/exhibition.page.ts';
import { exhibitions } from '#features/exhibitions/exhibitions.page.ts';
import { gallery } from '#features/gallery/gallery.page.ts';
import { image as imagePage } from '#features/gallery/image.page.ts';
import { home } from '#features/home/home.page.ts';
import { privacyPolicy } from '#features/legal/privacy-policy.page.ts';
import { termsOfService } from '#features/legal/terms-of-service.page.ts';
import { publicProfile } from '#features/profile/public-profile.page.ts';
import { product as productPage } from '#features/shop/product.page.ts';
import { shop } from '#features/shop/shop.page.ts';
import { stories } from '#features/stories/stories.page.ts';
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

/** Every public page: its metadata and its address. */
const PAGES: Record<string, [metadata: PageMetadata, address: string]> = {
  home: [describePage(home, { picture }), '/'],
  stories: [describePage(stories, { picture }), '/stories'],
  story: [describePage(storyPage, story), '/stories/waiting-for-fog'],
  gallery: [describePage(gallery, { isSelection: false, page: 1, picture }), '/gallery'],
  'second page of the gallery': [describePage(gallery, { isSelection: false, page: 2, picture }), '/gallery?page=2'],
  image: [
    describePage(imagePage, {
      details: image,
      prints: [{ slug: 'fog-print', title: 'Fog', minPrice: 2800, isPrinted: true }],
    }),
    '/exhibition?image=fog-1',
  ],
  shop: [describePage(shop, { isSelection: false, page: 1, picture }), '/shop'],
  'third page of the shop': [describePage(shop, { isSelection: false, page: 3, picture: undefined }), '/shop?page=3'],
  product: [describePage(productPage, product), '/shop/fog-print'],
  exhibitions: [describePage(exhibitions, { picture }), '/exhibitions'],
  exhibition: [describePage(exhibitionPage, exhibition), '/exhibition/tides'],
  profile: [describePage(publicProfile, { profile, userId, tab: 'gallery', picture }), '/profile/900000001'],
  'profile with a name': [
    describePage(publicProfile, { profile: { ...profile, slug: 'asha-rao' }, userId, tab: 'gallery', picture }),
    '/profile/asha-rao',
  ],
  'privacy policy': [describePage(privacyPolicy, null), '/privacy-policy'],
  'terms of service': [describePage(termsOfService, null), '/terms-of-service'],
  contact: [describePage(contact, null), '/contact-us'],
};

/** The value at a dotted path; of a list, that of its first entry. */
function at(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const one = Array.isArray(value) ? value[0] : value;
    return (one as Record<string, unknown> | undefined)?.[name];
  }, node);
}

/** By type: what schema.org, and Google for its results, want it to have. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author.name', 'author.url', 'publisher.name', 'mainEntityOfPage'],
  Product: [
    'name',
    'description',
    'image',
    'offers.priceCurrency',
    'offers.availability',
    'offers.url',
    'brand.name',
    'sku',
  ],
  ExhibitionEvent: [
    'name',
    'startDate',
    'endDate',
    'eventStatus',
    'eventAttendanceMode',
    'location.url',
    'organizer.name',
    'organizer.url',
    'image',
  ],
  ProfilePage: ['mainEntity.name', 'mainEntity.url', 'mainEntity.description', 'mainEntity.image'],
  ImageObject: ['contentUrl', 'license', 'acquireLicensePage', 'creditText', 'creator.name', 'copyrightNotice'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  WebSite: ['name', 'url', 'publisher'],
  Organization: ['name', 'url', 'logo'],
};

const TYPES: Readonly<Record<string, readonly string[]>> = {
  home: ['WebSite', 'Organization'],
  story: ['Article', 'BreadcrumbList'],
  image: ['ImageObject', 'BreadcrumbList'],
  product: ['Product', 'BreadcrumbList'],
  exhibition: ['ExhibitionEvent', 'BreadcrumbList'],
  profile: ['ProfilePage', 'BreadcrumbList'],
  'profile with a name': ['ProfilePage', 'BreadcrumbList'],
};

describe.each(Object.entries(PAGES))('%s', (name, [metadata, address]) => {
  const head = readRendered(metadata);

  test('When it is described, then title, description, address and cards are there', () => {
    const [description = ''] = head.metas.description ?? [];
    expect(description).not.toBe('');
    expect(description.length).toBeLessThanOrEqual(160);
    expect(head.links.canonical).toBe(SITE + address);
    expect(head.metas['og:url']).toEqual([SITE + address]);
    expect(head.metas['twitter:card']).toEqual(['summary_large_image']);
    for (const property of ['og:title', 'og:type', 'og:site_name', 'og:image:alt', 'twitter:image:alt'])
      expect(head.metas[property]?.[0], property).toBeTruthy();
    expect(head.metas['og:image:width']).toEqual(['1200']);
    expect(head.metas['og:image:height']).toEqual(['630']);
    expect(head.metas['og:image']?.[0]).toMatch(
      /^https:\/\/photos\.example\/(?:photos\/fog-1\/share\.jpeg|stock\/share\.jpg)$/,
    );
    expect(head.metas.robots).toEqual(['index, follow, max-image-preview:large']);
  });

  test('When it is described, then its data is of the right types and has what they need', () => {
    expect(head.graph.map((node) => node['@type'])).toEqual(TYPES[name] ?? ['BreadcrumbList']);
    for (const node of head.graph)
      for (const path of REQUIRED[String(node['@type'])] ?? ['no such type'])
        expect(at(node, path), `${node['@type']}.${path}`).toBeTruthy();
    const trail = head.graph.find((node) => node['@type'] === 'BreadcrumbList');
    if (name === 'home') expect(trail).toBeUndefined();
    else {
      const steps = trail?.itemListElement as { position: number; item: string }[];
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
      expect(steps[0]?.item).toBe(`${SITE}/`);
      expect(steps.at(-1)?.item).toBe(SITE + address);
    }
  });
});
