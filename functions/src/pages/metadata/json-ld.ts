import type { Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { defaultCopyrightNotice, licenseUrl } from '@aperture-byline/contract/image/rights';
import type { ImageDetails } from '@aperture-byline/contract/image/wire';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { ProductDetail } from '@aperture-byline/contract/product/wire';
import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import { splitSocialLinks, splitWords } from '@aperture-byline/contract/shared/joined-strings';
import { minPrice } from '@aperture-byline/contract/shared/money';
import { oneLine, plainText, summarize } from '@aperture-byline/contract/shared/plain-text';
import type { UserProfile } from '@aperture-byline/contract/user/wire';
import type { PrintLink } from '@aperture-byline/contract/work/shown-wire';
import type { JsonLd, ShareImage } from './page-metadata.ts';

/** The language that the site is written in, as BCP 47 names it. */
const LANGUAGE = 'en-IN';
const CURRENCY = 'INR';

/** Resolves an address that may be of this site; null for what is no address. */
function toAbsolute(address: string, siteUrl: string): string | null {
  const url = URL.parse(address, siteUrl);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** Somebody whose name is not known still made their work. */
function toPlainName(name: string): string {
  return oneLine(name) || 'A photographer';
}

function person(siteUrl: string, name: string, userId: number): JsonLd {
  return { '@type': 'Person', name: toPlainName(name), url: pageAddresses(siteUrl).profile(userId) };
}

function houseId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

function organization(siteUrl: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': houseId(siteUrl),
    name: PRODUCT_NAME,
    slogan: TAGLINE,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon.svg`,
  };
}

/** The site and the house behind it, for the front page. */
export function siteNodes(siteUrl: string, description: string): JsonLd[] {
  const website: JsonLd = {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: PRODUCT_NAME,
    url: `${siteUrl}/`,
    description,
    inLanguage: LANGUAGE,
    publisher: { '@id': houseId(siteUrl) },
  };
  return [website, organization(siteUrl)];
}

/** The way from the front page to this one, which is the last. */
export function breadcrumbs(
  siteUrl: string,
  ...steps: readonly (readonly [name: string, url: string])[]
): JsonLd {
  const trail = [[PRODUCT_NAME, `${siteUrl}/`] as const, ...steps];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: oneLine(name),
      item,
    })),
  };
}

export function article(siteUrl: string, story: Story, image: ShareImage, author: string): JsonLd {
  const url = pageAddresses(siteUrl).story(story.slug);
  const keywords = splitWords(story.tags).map(oneLine);
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline: oneLine(story.title),
    description: summarize(story.description),
    image: [image.url],
    datePublished: story.created_on,
    author: person(siteUrl, author, story.created_by),
    publisher: organization(siteUrl),
    mainEntityOfPage: url,
    inLanguage: LANGUAGE,
    timeRequired: `PT${story.reading_time}M`,
    articleSection: splitWords(story.categories).map(oneLine),
    ...(keywords.length > 0 && { keywords }),
  };
}

/** Null for a product that can't be ordered, since it has no price: a product without offers is none to search engines. */
export function product(
  siteUrl: string,
  detail: ProductDetail,
  image: ShareImage,
  artist: string,
): JsonLd | null {
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

/** One offer where there is one size in one frame, else the span from the cheapest to the dearest. Whole rupees. */
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
  const highPrice =
    Math.max(...sizes.map(({ price }) => price)) + Math.max(...frames.map(({ charge }) => charge));
  return { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount, ...shared };
}

export function exhibitionEvent(siteUrl: string, detail: ExhibitionDetail, image: ShareImage): JsonLd {
  const url = pageAddresses(siteUrl).exhibition(detail.exhibition_id);
  const artist = person(siteUrl, detail.username, detail.user_id);
  return {
    '@type': 'ExhibitionEvent',
    '@id': `${url}#event`,
    name: oneLine(detail.title),
    description: summarize(plainText(detail.description)) || undefined,
    image: [image.url],
    url,
    startDate: detail.startDate,
    endDate: detail.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: artist,
    performer: artist,
    isAccessibleForFree: true,
  };
}

/** The page of a person, around the person: search engines want both. */
export function profilePage(siteUrl: string, profile: UserProfile, userId: string): JsonLd {
  const url = pageAddresses(siteUrl).profile(userId);
  const links = splitSocialLinks(profile.social_links).map(({ link }) => link);
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: toPlainName(profile.name),
      url,
      description: summarize(profile.subtitle || plainText(profile.bio)) || undefined,
      image: (profile.profile_picture && toAbsolute(profile.profile_picture, siteUrl)) || undefined,
      ...(profile.isArtist && { jobTitle: 'Photographer' }),
      ...(links.length > 0 && { sameAs: links }),
    },
  };
}

export function imageObject(
  siteUrl: string,
  image: ImageDetails,
  { artist, print }: { artist: string; print: PrintLink | undefined },
): JsonLd {
  const addresses = pageAddresses(siteUrl);
  const url = addresses.image(image.image_id);
  const license = oneLine(image.license);
  const credited = oneLine(image.creator) || toPlainName(artist);
  return {
    '@type': 'ImageObject',
    '@id': `${url}#image`,
    name: oneLine(image.title),
    description: summarize(plainText(image.description)) || undefined,
    caption: oneLine(image.picture.alt) || undefined,
    contentUrl: toAbsolute(image.file_path, siteUrl) ?? addresses.photograph(image.image_id),
    url,
    width: image.resolution_width,
    height: image.resolution_height,
    license: licenseUrl(siteUrl, license),
    acquireLicensePage: print && addresses.product(print.slug),
    creator: person(siteUrl, artist, image.owner_id),
    creditText: `${credited} / ${PRODUCT_NAME}`,
    copyrightNotice: oneLine(image.copyright_notice) || defaultCopyrightNotice(credited, license),
    dateCreated: image.created_date ?? undefined,
    representativeOfPage: true,
  };
}
