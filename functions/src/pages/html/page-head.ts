import type { DataOf, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { parsePage } from '@aperture-byline/contract/shared/pagination';
import { pageAddresses } from '../addresses.ts';
import * as describe from '../metadata/describe-pages.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';
import { renderHead } from '../metadata/render-head.ts';
import type { RenderedPage } from './site-build.ts';

const { blog, exhibition, image, product, user } = endpoints;

/** Keeps search engines from what is not there, or not now. */
const NOT_LISTED = '<meta name="robots" content="noindex">';

/** Elements for the head of a rendered page: its metadata, and its feeds. */
export function pageHead(page: RenderedPage, address: URL, siteUrl: string): string {
  const { status, module } = page;
  if (status !== 200 || module === undefined) return NOT_LISTED;
  const metadata = metadataOf(module, page, address, siteUrl);
  return `${renderHead(metadata)}\n${feedLinks(module, page, address, siteUrl)}`;
}

/** The data that the page was rendered from, undefined where it did not read this endpoint. */
function answerIfRead<E extends Endpoint>(
  { state }: RenderedPage,
  { method, path }: E,
): DataOf<E> | undefined {
  const name = `${method} ${path}`;
  return state?.find(([[key]]) => key === name)?.[1] as DataOf<E> | undefined;
}

function metadataOf(module: string, page: RenderedPage, address: URL, siteUrl: string): PageMetadata {
  const answer = <E extends Endpoint>(endpoint: E): DataOf<E> => {
    const data = answerIfRead(page, endpoint);
    if (data === undefined) throw new Error(`The page was rendered without ${endpoint.path}`);
    return data;
  };
  switch (module.slice(module.lastIndexOf('/') + 1)) {
    case 'home-page.tsx':
      return describe.describeHome(siteUrl, { carousel: answer(image.listCarousel) });
    case 'stories-page.tsx':
      return describe.describeStories(siteUrl, { stories: answer(blog.listIntroStories) });
    case 'story-page.tsx': {
      const [story] = answer(blog.getStory);
      return describe.describeStory(siteUrl, found(story));
    }
    case 'gallery-page.tsx':
      return describe.describeGallery(siteUrl, answer(image.listImages));
    case 'image-page.tsx':
      return describe.describeImage(siteUrl, answer(image.getImageDetails));
    case 'shop-page.tsx':
      return describe.describeShop(siteUrl, {
        ...answer(product.listProducts),
        page: parsePage(address.searchParams.get('page')),
      });
    case 'product-page.tsx':
      return describe.describeProduct(siteUrl, answer(product.getProduct));
    case 'exhibitions-page.tsx':
      return describe.describeExhibitions(siteUrl, {
        exhibitions: answer(exhibition.listOngoingExhibitions),
      });
    case 'exhibition-page.tsx': {
      // The client's query of this endpoint adds whether the exhibition is open.
      const answered: unknown = answer(exhibition.getExhibition);
      return describe.describeExhibition(siteUrl, (answered as { exhibition: ExhibitionDetail }).exhibition);
    }
    case 'public-profile-page.tsx': {
      const [profile] = answer(user.getProfile);
      const userId = userIdIn(address);
      // The other tabs have not read the photographs.
      const picture = answerIfRead(page, image.listImages)?.data[0]?.picture;
      return describe.describeProfile(siteUrl, { profile: found(profile), userId, picture });
    }
    case 'privacy-policy-page.tsx':
      return describe.describePrivacyPolicy(siteUrl);
    case 'terms-of-service-page.tsx':
      return describe.describeTermsOfService(siteUrl);
    case 'contact-page.tsx':
      return describe.describeContact(siteUrl);
    default:
      throw new Error(`The page ${module} has no metadata`);
  }
}

/** The first entry of an answer whose page was found, so that there is one. */
function found<T>(entry: T | undefined): T {
  if (entry === undefined) throw new Error('The page was rendered without its subject');
  return entry;
}

/** The last part of a profile's address, which may be written with escapes. */
function userIdIn({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '');
}

/** So that feed readers find the feed of a page by the page's address. */
function feedLinks(module: string, page: RenderedPage, address: URL, siteUrl: string): string {
  const addresses = pageAddresses(siteUrl);
  const feeds: [name: string, folder: string][] = [
    ['Stories', addresses.stories],
    ['Photographs', addresses.gallery],
  ];
  // Only photographers have one.
  if (module.endsWith('/public-profile-page.tsx') && answerIfRead(page, user.getProfile)?.[0]?.isArtist)
    feeds.push(['This photographer', addresses.profile(userIdIn(address))]);
  return feeds
    .flatMap(([name, folder]) => [
      `<link rel="alternate" type="application/rss+xml" title="${name}" href="${folder}/feed.xml">`,
      `<link rel="alternate" type="application/feed+json" title="${name}" href="${folder}/feed.json">`,
    ])
    .join('\n');
}
