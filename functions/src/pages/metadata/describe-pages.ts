import type { Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import type { CarouselImage, ImageDetails } from '@aperture-byline/contract/image/wire';
import type { PublicLetter } from '@aperture-byline/contract/letter/letter';
import { numberedPage, pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import { fullName } from '@aperture-byline/contract/shared/content';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';
import { minPrice } from '@aperture-byline/contract/shared/money';
import type { Picture } from '@aperture-byline/contract/shared/picture';
import { oneLine, plainText } from '@aperture-byline/contract/shared/plain-text';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import type { PrintOfPhotograph } from '@aperture-byline/contract/work/shown-wire';
import {
  article,
  breadcrumbs,
  exhibitionEvent,
  imageObject,
  product as productNode,
  profilePage,
  siteNodes,
} from './json-ld.ts';
import { NOT_INDEXED, type PageMetadata, shareImage, toMetadata } from './page-metadata.ts';

/** Works and people that were given no name are still called something. */
const UNTITLED = 'Untitled';

function buildTitle({ title }: { title: string }): string {
  return oneLine(title) || UNTITLED;
}

export function describeHome(
  siteUrl: string,
  { carousel }: { carousel: readonly CarouselImage[] },
): PageMetadata {
  const description = `${TAGLINE}: photographers show their work, hang exhibitions, write about how it was made, and sell it as framed prints.`;
  return toMetadata({
    description,
    canonical: pageAddresses(siteUrl).home,
    image: shareImage(siteUrl, carousel[0]?.picture),
    graph: siteNodes(siteUrl, description),
  });
}

/** The pages below home that stand for themselves, and the lists. */
const SECTIONS = {
  stories: {
    name: 'Stories',
    description:
      'Photographers write about the pictures they made: field notes, lessons, darkrooms and long waits for light.',
  },
  gallery: {
    name: 'Gallery',
    description: 'Photographs from the artists of the house, newest first, each whole and with its story.',
  },
  photographers: {
    name: 'Photographers',
    description: 'Everybody who shows work here, with their newest work, exhibitions, stories and prints.',
  },
  shop: {
    name: 'Shop',
    description: 'Photographs by the artists of the house, printed to order and framed by hand.',
  },
  exhibitions: {
    name: 'Exhibitions',
    description: 'Photography exhibitions that are open now, those to come, and those that have closed.',
  },
  search: {
    name: 'Search',
    description: 'Photographs, stories, exhibitions, prints and photographers of the house, found by words.',
  },
  letters: {
    name: 'Letters',
    description: `News from ${PRODUCT_NAME}: the letters that went out to everybody who asked for them.`,
  },
  privacyPolicy: {
    name: 'Privacy policy',
    description: `What ${PRODUCT_NAME} knows about you, what for, who else sees it, and what you can ask of us.`,
  },
  termsOfService: {
    name: 'Terms of service',
    description: `The agreement between you and ${PRODUCT_NAME}: accounts, your work, prints, and the law that applies.`,
  },
  contact: {
    name: 'Contact us',
    description: 'Write to the house, and find answers on uploading, selling, prints and stories.',
  },
} as const;

type Section = keyof typeof SECTIONS;

/**
 * `page` is the one that was answered: an address past the end shows the last page. With `isSelection` it shows what words or facets
 * of its address select: such pages are countless, and none is one for search engines.
 */
export function describeSection(
  siteUrl: string,
  section: Section,
  {
    page = 1,
    picture,
    isSelection = false,
  }: { page?: number; picture?: Picture | null | undefined; isSelection?: boolean } = {},
): PageMetadata {
  const { name, description } = SECTIONS[section];
  const canonical = numberedPage(pageAddresses(siteUrl)[section], isSelection ? 1 : page);
  return toMetadata({
    ...(isSelection && { robots: NOT_INDEXED }),
    heading: page > 1 ? `${name}, page ${page}` : name,
    description,
    canonical,
    image: shareImage(siteUrl, picture),
    graph: [breadcrumbs(siteUrl, [name, canonical])],
  });
}

/** To an entry of a list. */
function entryBreadcrumbs(siteUrl: string, section: Section, ...entry: [title: string, address: string]) {
  return breadcrumbs(siteUrl, [SECTIONS[section].name, pageAddresses(siteUrl)[section]], entry);
}

export function describeLetter(
  siteUrl: string,
  { id, subject, previewText, parts }: PublicLetter,
): PageMetadata {
  const canonical = pageAddresses(siteUrl).letter(id);
  const pictures = parts.flatMap((part) =>
    'works' in part ? part.works.flatMap(({ picture }) => picture ?? []) : [],
  );
  return toMetadata({
    heading: subject,
    description: previewText,
    canonical,
    image: shareImage(siteUrl, pictures[0]),
    graph: [entryBreadcrumbs(siteUrl, 'letters', subject, canonical)],
  });
}

/** For whoever has its address: no search engine lists it. */
export function describeCertificate(siteUrl: string, code: string): PageMetadata {
  return toMetadata({
    robots: NOT_INDEXED,
    heading: 'Certificate of authenticity',
    description: 'Which print of an edition a certificate of authenticity belongs to.',
    canonical: pageAddresses(siteUrl).certificate(code),
    image: shareImage(siteUrl, null),
    graph: [],
  });
}

export function describeStory(siteUrl: string, story: Story): PageMetadata {
  const addresses = pageAddresses(siteUrl);
  const canonical = addresses.story(story.slug);
  const heading = buildTitle(story);
  const author = fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname });
  const image = shareImage(siteUrl, story.banner_picture ?? story.pictures[0]);
  return toMetadata({
    heading,
    description: story.description || plainText(story.content),
    canonical,
    image,
    type: 'article',
    properties: [
      ['article:published_time', story.created_on],
      ['article:author', addresses.profile(story.created_by)],
      ...splitWords(story.tags).map((tag) => ['article:tag', oneLine(tag)] as const),
    ],
    graph: [
      article(siteUrl, { ...story, title: heading }, image, author),
      entryBreadcrumbs(siteUrl, 'stories', heading, canonical),
    ],
  });
}

/** `prints`: those of it that are on sale, the first of which leads to where a license is bought. */
export function describeImage(
  siteUrl: string,
  image: ImageDetails,
  prints: readonly PrintOfPhotograph[] = [],
): PageMetadata {
  const canonical = pageAddresses(siteUrl).image(image.image_id);
  const title = buildTitle(image);
  const artist = fullName({ firstName: image.firstname, lastName: image.lastname });
  return toMetadata({
    heading: `${title} by ${artist}`,
    description: plainText(image.description) || `A photograph by ${artist}.`,
    canonical,
    image: shareImage(siteUrl, image.picture),
    graph: [
      imageObject(siteUrl, { ...image, title }, { artist, print: prints.find(({ isPrinted }) => isPrinted) }),
      entryBreadcrumbs(siteUrl, 'gallery', title, canonical),
    ],
  });
}

export function describeProduct(siteUrl: string, product: ProductDetail): PageMetadata {
  const canonical = pageAddresses(siteUrl).product(product.slug);
  const title = buildTitle(product);
  const artist = fullName({ firstName: product.creator_firstname, lastName: product.creator_lastname });
  const image = shareImage(siteUrl, product.images[0]?.picture);
  const node = productNode(siteUrl, { ...product, title }, image, artist);
  const { sizes, frames } = product;
  return toMetadata({
    heading: `${title} by ${artist}`,
    description: product.introduction || plainText(product.description) || `A framed print by ${artist}.`,
    canonical,
    image,
    ...(node && {
      type: 'product',
      properties: [
        ['product:price:amount', String(minPrice(sizes, frames))],
        ['product:price:currency', 'INR'],
      ],
    }),
    graph: [...(node ? [node] : []), entryBreadcrumbs(siteUrl, 'shop', title, canonical)],
  });
}

export function describeExhibition(siteUrl: string, exhibition: ExhibitionDetail): PageMetadata {
  const canonical = pageAddresses(siteUrl).exhibition(exhibition.exhibition_id);
  const title = buildTitle(exhibition);
  const image = shareImage(siteUrl, exhibition.banner);
  return toMetadata({
    heading: title,
    description:
      plainText(exhibition.description) || `An exhibition of photographs by ${exhibition.username}.`,
    canonical,
    image,
    graph: [
      exhibitionEvent(siteUrl, { ...exhibition, title }, image),
      entryBreadcrumbs(siteUrl, 'exhibitions', title, canonical),
    ],
  });
}

/**
 * `picture` is the first of the person's photographs that the page shows: the newest, or the first of a later page. A tab
 * without photographs has none. Only photographers are listed by search engines.
 */
export function describeProfile(
  siteUrl: string,
  { profile, userId, picture }: { profile: UserProfile; userId: string; picture?: Picture | null },
): PageMetadata {
  const canonical = pageAddresses(siteUrl).profile(userId);
  const name = oneLine(profile.name) || 'A photographer';
  return toMetadata({
    heading: name,
    description:
      profile.subtitle || plainText(profile.bio) || `${name}: photographs, exhibitions and stories.`,
    canonical,
    image: shareImage(siteUrl, picture),
    type: 'profile',
    ...(!profile.isArtist && { robots: NOT_INDEXED }),
    properties: [
      ['profile:first_name', oneLine(profile.first_name)],
      ['profile:last_name', oneLine(profile.last_name)],
    ],
    graph: [profilePage(siteUrl, profile, userId), breadcrumbs(siteUrl, [name, canonical])],
  });
}
