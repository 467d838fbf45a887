import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type { CarouselImage, GalleryImage, ImageDetails } from '@aperture-byline/contract/image/wire';
import type { ProductDetail, ProductListItem } from '@aperture-byline/contract/product/wire';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, test } from 'vitest';
import { oneLine, plainText, summarize, wellFormed } from '../texts.ts';
import * as pages from './describe-pages.ts';
import type { PageMetadata } from './page-metadata.ts';
import { renderHead } from './render-head.ts';

const SITE = 'https://photos.example';

const picture: Picture = {
  src: '/photos/fog-1/{width}.{format}',
  width: 2400,
  height: 1600,
  widths: [320, 1280],
  formats: ['avif', 'jpeg'],
  colour: '#5b6b7a',
  alt: 'Fog over water',
};
const story: Story = {
  id: 's1',
  slug: 'waiting-for-fog',
  title: 'Waiting for fog',
  description: 'What a month of grey mornings teaches.',
  content: '<p>The first week I saw nothing.</p>',
  banner: 'https://files.example/banner.jpeg',
  banner_picture: picture,
  image_paths: '',
  pictures: [],
  categories: 'Field notes,Patience',
  tags: 'fog,hills',
  created_by: 900000001,
  creator_firstname: 'Asha',
  creator_lastname: 'Rao',
  created_on: '2026-10-01T05:00:00.000Z',
  reading_time: 6,
  likes: 2,
  views: 9,
};
const image: ImageDetails = {
  image_id: 'fog-1',
  file_path: 'https://files.example/1280.jpeg',
  title: 'Fog',
  description: '<p>Before <b>rain</b>.</p>',
  camera_make: null,
  camera_model: null,
  lens_make: null,
  lens_model: null,
  aperture: null,
  shutter_speed: null,
  iso: null,
  focal_length: null,
  resolution_width: 2400,
  resolution_height: 1600,
  orientation: null,
  license: 'CC BY-NC 4.0',
  created_date: '2026-01-01T00:00:00.000Z',
  owner_id: 900000001,
  firstname: 'Asha',
  lastname: 'Rao',
  total_likes: 0,
  total_views: 0,
  exhibition: null,
  picture,
};
const OPEN_EDITION = { edition: null, sold_out: false, left: null, from_a_distance: false };

const product: ProductDetail = {
  product_id: 'p1',
  slug: 'fog-print',
  title: 'Fog print',
  introduction: 'A quiet wall.',
  description: '<p>Pigment on cotton.</p>',
  place: 'Kovalam',
  owner_id: 900000001,
  creator_firstname: 'Asha',
  creator_lastname: 'Rao',
  images: [{ image_id: 'fog-1', image_url: 'https://files.example/1280.jpeg', picture }],
  categories: [{ category_name: 'Sea' }],
  sizes: [
    { size_id: 'a4', size_width: 21, size_height: 30, price: 1200, ...OPEN_EDITION },
    { size_id: 'a3', size_width: 30, size_height: 42, price: 2400, ...OPEN_EDITION },
  ],
  frames: [
    { frame_id: 'none', frame_type: 'None', charge: 0, frame_description: '' },
    { frame_id: 'oak', frame_type: 'Oak', charge: 800, frame_description: '' },
  ],
};
const exhibition: ExhibitionDetail = {
  exhibition_id: 'tides',
  title: 'Tides',
  description: '<p>Two years on one coast.</p>',
  author_description: '',
  username: 'Asha Rao',
  user_id: 900000001,
  genre: 'Seascape',
  genre_description: '',
  startDate: '2026-11-01T05:30:00.000Z',
  endDate: '2026-12-01T05:30:00.000Z',
  start_date: '2026-11-01T05:30:00.000Z',
  end_date: '2026-12-01T05:30:00.000Z',
  state: 'ongoing',
  image_count: 12,
  banner_url: null,
  banner: picture,
};
const profile: UserProfile = {
  username: 'Asha Rao',
  name: 'Asha Rao',
  first_name: 'Asha',
  middle_name: '',
  last_name: 'Rao',
  subtitle: 'Fog & salt',
  bio: '<p>Photographs coasts.</p>',
  isArtist: true,
  profile_picture: 'https://files.example/portrait.jpeg',
  achievements: '',
  social_links: 'instagram||https://instagram.com/asha',
};

const userId = '900000001';
const gallery = (page: number) => ({
  data: [{ picture } as GalleryImage],
  pagination: { page, pageSize: 20, total: 60, totalPages: 3 },
});

/** Every public page: its metadata and its address. */
const PAGES: Record<string, [metadata: PageMetadata, address: string]> = {
  home: [pages.describeHome(SITE, { carousel: [{ picture } as CarouselImage] }), '/'],
  stories: [
    pages.describeStories(SITE, { stories: [{ banner_picture: picture } as BlogListItem] }),
    '/stories',
  ],
  story: [pages.describeStory(SITE, story), '/stories/waiting-for-fog'],
  gallery: [pages.describeGallery(SITE, gallery(1)), '/gallery'],
  'second page of the gallery': [pages.describeGallery(SITE, gallery(2)), '/gallery?page=2'],
  image: [pages.describeImage(SITE, image), '/exhibition?image=fog-1'],
  shop: [pages.describeShop(SITE, { products: [{ picture } as ProductListItem], page: 1 }), '/shop'],
  'third page of the shop': [pages.describeShop(SITE, { products: [], page: 3 }), '/shop?page=3'],
  product: [pages.describeProduct(SITE, product), '/shop/fog-print'],
  exhibitions: [
    pages.describeExhibitions(SITE, { exhibitions: [{ banner: picture } as ExhibitionListItem] }),
    '/exhibitions',
  ],
  exhibition: [pages.describeExhibition(SITE, exhibition), '/exhibition/tides'],
  profile: [pages.describeProfile(SITE, { profile, userId, picture }), '/profile/900000001'],
  'privacy policy': [pages.describePrivacyPolicy(SITE), '/privacy-policy'],
  'terms of service': [pages.describeTermsOfService(SITE), '/terms-of-service'],
  contact: [pages.describeContact(SITE), '/contact-us'],
};

type Element = DefaultTreeAdapterTypes.Element;

interface Head {
  links: Record<string, string>;
  metas: Record<string, string[]>;
  graph: Record<string, unknown>[];
}

/** What a browser finds in a document with this head. Throws where it finds anything else. */
function readHead(html: string): Head {
  const document = parse(`<!doctype html><html><head>\n${html}\n</head><body></body></html>`);
  const root = document.childNodes.find((node): node is Element => node.nodeName === 'html');
  const [top, body] = (root?.childNodes ?? []) as [Element, Element];
  expect(body.childNodes).toEqual([]);
  const head: Head = { links: {}, metas: {}, graph: [] };
  for (const node of top.childNodes) {
    if (node.nodeName === '#text') {
      expect((node as DefaultTreeAdapterTypes.TextNode).value.trim()).toBe('');
      continue;
    }
    const element = node as Element;
    const text = element.childNodes
      .map((child) => (child as DefaultTreeAdapterTypes.TextNode).value)
      .join('');
    const {
      name = '',
      property = '',
      content,
      rel,
      href,
      type,
      ...others
    } = Object.fromEntries(element.attrs.map((attribute) => [attribute.name, attribute.value]));
    expect(others).toEqual({});
    if (element.tagName === 'link') head.links[String(rel)] = String(href);
    else if (element.tagName === 'meta') {
      const key = name + property;
      head.metas[key] = [...(head.metas[key] ?? []), String(content)];
    } else {
      expect([element.tagName, type]).toEqual(['script', 'application/ld+json']);
      const json = JSON.parse(text);
      expect(json['@context']).toBe('https://schema.org');
      head.graph = json['@graph'];
    }
  }
  return head;
}

/** The value at a dotted path; of a list, that of its first entry. */
function at(node: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    const one = Array.isArray(value) ? value[0] : value;
    return (one as Record<string, unknown> | undefined)?.[name];
  }, node);
}

/** By type: what schema.org, and Google for its results, want it to have. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Article: [
    'headline',
    'image',
    'datePublished',
    'author.name',
    'author.url',
    'publisher.name',
    'mainEntityOfPage',
  ],
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
  ImageObject: [
    'contentUrl',
    'license',
    'acquireLicensePage',
    'creditText',
    'creator.name',
    'copyrightNotice',
  ],
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
};

describe.each(Object.entries(PAGES))('%s', (name, [metadata, address]) => {
  const head = readHead(renderHead(metadata));

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

/** Every string anywhere in a value, replaced; but for those that the server alone writes. */
function withTexts<T>(value: T, text: string, kept: readonly string[]): T {
  if (typeof value === 'string') return text as T;
  if (Array.isArray(value)) return value.map((part) => withTexts(part, text, kept)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      kept.includes(key) ? part : withTexts(part, text, kept),
    ]),
  ) as T;
}

const KEPT = ['src', 'widths', 'formats', 'created_on', 'created_date', 'startDate', 'endDate', 'state'];

function hostilePages(text: string): PageMetadata[] {
  return [
    pages.describeStory(SITE, withTexts(story, text, KEPT)),
    pages.describeImage(SITE, withTexts(image, text, KEPT)),
    pages.describeProduct(SITE, withTexts(product, text, KEPT)),
    pages.describeExhibition(SITE, withTexts(exhibition, text, KEPT)),
    pages.describeProfile(SITE, { profile: withTexts(profile, text, KEPT), userId, picture }),
    pages.describeHome(SITE, { carousel: [{ picture: withTexts(picture, text, KEPT) } as CarouselImage] }),
  ];
}

const HOSTILE: readonly string[] = [
  '0;url=https://evil.example" http-equiv="refresh',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '&quot;&gt;&#x3c;b&#62;&amp;amp;',
  '\u2028\u2029</script>',
  '\ud800 lone \udc00 halves',
  '\u0000\u0001\u001f\u007f\ufffe controls',
  'javascript:alert(1)',
  '{"@type":"Product"}',
  '\\u003c/script\\u003e\\',
  '\u202eright to left',
  'a\nb\rc\td',
];

describe('hostile texts', () => {
  test.each(HOSTILE)(
    'When %j stands in every field, then the head has the same elements and it is text',
    (text) => {
      const plain = hostilePages('word');
      for (const [index, metadata] of hostilePages(text).entries()) {
        const head = readHead(renderHead(metadata));
        const usual = readHead(renderHead(plain[index] as PageMetadata));
        expect(Object.keys(head.metas)).toEqual(Object.keys(usual.metas));
        expect(head.links.canonical?.startsWith(`${SITE}/`)).toBe(true);
        expect(head.metas['og:image']?.[0]?.startsWith(`${SITE}/`)).toBe(true);
        expect(head.metas['og:title']).toEqual([oneLine(metadata.heading)]);
        expect(head.graph.map((node) => node['@type'])).toEqual(usual.graph.map((node) => node['@type']));
      }
    },
  );

  test('When any text is written, then a browser reads the same text back', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
      fc
        .array(fc.constantFrom(...'<>&"\'/!-=;#x ', 'script', 'title', '\u2028', '\ud83d', '\ude00', 'é'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anything, anything, anything, (title, description, alt) => {
        const metadata: PageMetadata = {
          ...pages.describeStory(SITE, story),
          heading: title,
          description,
          image: { url: `${SITE}/stock/share.jpg`, alt },
          properties: [['article:tag', alt]],
          graph: [{ '@type': 'Article', headline: title, description }],
        };
        const head = readHead(renderHead(metadata));
        expect(head.metas['og:title']).toEqual([oneLine(title)]);
        expect(head.metas.description).toEqual([oneLine(description)]);
        expect(head.metas['og:image:alt']).toEqual([oneLine(alt)]);
        expect(head.metas['article:tag']).toEqual([oneLine(alt)]);
        expect(head.graph).toEqual([
          { '@type': 'Article', headline: wellFormed(title), description: wellFormed(description) },
        ]);
      }),
      { numRuns: 500 },
    );
  });

  test('When a text is one line of printable characters, then nothing of it is lost', () => {
    const printable = fc
      .string({ unit: 'grapheme' })
      .filter((text) => /^[^\p{Cc}\s]*$/u.test(text) && text.isWellFormed());
    fc.assert(
      fc.property(printable, (text) => {
        expect(oneLine(text)).toBe(text);
      }),
    );
  });
});

describe('descriptions', () => {
  test('When a text is long, then it ends at a word and says that there is more', () => {
    const text = 'The first week I saw nothing, and then, slowly, the hills came back. '.repeat(5);
    const summary = summarize(text);
    expect(summary.length).toBeLessThanOrEqual(160);
    expect(summary.endsWith('…')).toBe(true);
    expect(text.startsWith(summary.slice(0, -1))).toBe(true);
    expect(text[summary.length - 1]).toMatch(/[\s,]/);
  });

  test('When a text is short, then it stays as it is, in one line', () => {
    expect(summarize('  Two\n lines ')).toBe('Two lines');
  });

  test('When any text is shortened, then it is well-formed and at most 160 characters long', () => {
    const unit = fc.constantFrom('word ', '👩‍👩‍👧‍👦', 'é', '漢', '\ud83d', '-', 'x'.repeat(50));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 100 }), (parts) => {
        const summary = summarize(parts.join(''));
        expect(summary.length).toBeLessThanOrEqual(160);
        expect(summary.isWellFormed()).toBe(true);
      }),
    );
  });

  test.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<p>Fog &amp; salt &lt;b&gt;</p>', 'Fog & salt <b>'],
    ['un<b>for</b>gettable', 'unforgettable'],
    ['a<br>b<img src="/api/image/x" alt="not a word">c', 'a b c'],
    ['no tags', 'no tags'],
    ['', ''],
  ])('When HTML is %j, then its words are %j', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
