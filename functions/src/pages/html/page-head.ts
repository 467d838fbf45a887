import type { DataOf, Endpoint } from '@aperture-byline/contract/endpoints/endpoint';
import { endpoints } from '@aperture-byline/contract/endpoints/table';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { pageAddresses } from '@aperture-byline/contract/pages/page-addresses';
import type { PublicPageName } from '@aperture-byline/contract/pages/page-table';
import type { RenderedPage } from '@aperture-byline/contract/pages/rendered-page';
import { parsePage } from '@aperture-byline/contract/shared/pagination';
import * as describe from '../metadata/describe-pages.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';
import { renderHead } from '../metadata/render-head.ts';

const { blog, exhibition, image, letter, product, search, user } = endpoints;

/** Keeps search engines from what is not there, or not now. */
const NOT_LISTED = '<meta name="robots" content="noindex">';

/** A rendered page: the data that it was rendered from, by the endpoint that was read, and its address. */
interface PageFacts {
  siteUrl: string;
  address: URL;
  /** The answer of an endpoint that the page always reads; throws where it did not. */
  answer: <E extends Endpoint>(endpoint: E) => DataOf<E>;
  answerIfRead: <E extends Endpoint>(endpoint: E) => DataOf<E> | undefined;
}

/** Of a preview nothing is told to those who only see its address, and no other site is told that address. */
const PREVIEW_HEAD = `${NOT_LISTED}<meta name="referrer" content="no-referrer">`;

const pageDescriptions: Readonly<
  Record<Exclude<PublicPageName, 'preview'>, (page: PageFacts) => PageMetadata>
> = {
  home: ({ siteUrl, answer }) => describe.describeHome(siteUrl, { carousel: answer(image.listCarousel) }),
  stories: ({ siteUrl, answer }) =>
    describe.describeSection(siteUrl, 'stories', {
      picture: answer(blog.listIntroStories)[0]?.banner_picture,
    }),
  story: ({ siteUrl, answer }) => describe.describeStory(siteUrl, firstEntry(answer(blog.getStory))),
  gallery: ({ siteUrl, answer, answerIfRead }) => {
    const selection = answerIfRead(search.exploreImages);
    if (selection)
      return describe.describeSection(siteUrl, 'gallery', {
        isSelection: true,
        picture: selection.data[0]?.picture,
      });
    const { data, pagination } = answer(image.listImages);
    return describe.describeSection(siteUrl, 'gallery', { page: pagination.page, picture: data[0]?.picture });
  },
  photographers: ({ siteUrl, answer }) => {
    const { photographers, pagination } = answer(user.listPhotographers);
    return describe.describeSection(siteUrl, 'photographers', {
      page: pagination.page,
      picture: photographers[0]?.picture,
    });
  },
  exhibitions: ({ siteUrl, answer }) =>
    describe.describeSection(siteUrl, 'exhibitions', {
      picture: answer(exhibition.listOngoingExhibitions)[0]?.banner,
    }),
  image: ({ siteUrl, answer, answerIfRead }) =>
    describe.describeImage(
      siteUrl,
      answer(image.getImageDetails),
      answerIfRead(endpoints.shownWorks.getImageWorks)?.prints,
    ),
  exhibition: ({ siteUrl, answer }) => {
    // The client's query of this endpoint adds whether the exhibition is open.
    const answered: unknown = answer(exhibition.getExhibition);
    return describe.describeExhibition(siteUrl, (answered as { exhibition: ExhibitionDetail }).exhibition);
  },
  shop: ({ siteUrl, address, answer, answerIfRead }) => {
    const selection = answerIfRead(search.explorePrints);
    return describe.describeSection(siteUrl, 'shop', {
      isSelection: selection !== undefined,
      page: parsePage(address.searchParams.get('page')),
      picture: (selection ?? answer(product.listProducts)).products[0]?.picture,
    });
  },
  certificate: ({ siteUrl, address }) => describe.describeCertificate(siteUrl, lastPart(address)),
  search: ({ siteUrl, answerIfRead }) =>
    describe.describeSection(siteUrl, 'search', { isSelection: answerIfRead(search.search) !== undefined }),
  letters: ({ siteUrl }) => describe.describeSection(siteUrl, 'letters'),
  letter: ({ siteUrl, answer }) => describe.describeLetter(siteUrl, answer(letter.getPublicLetter)),
  product: ({ siteUrl, answer }) => describe.describeProduct(siteUrl, answer(product.getProduct)),
  profile: ({ siteUrl, address, answer, answerIfRead }) =>
    describe.describeProfile(siteUrl, {
      profile: firstEntry(answer(user.getProfile)),
      userId: lastPart(address),
      // The other tabs have not read the photographs.
      picture: answerIfRead(image.listImages)?.data[0]?.picture,
    }),
  privacyPolicy: ({ siteUrl }) => describe.describeSection(siteUrl, 'privacyPolicy'),
  termsOfService: ({ siteUrl }) => describe.describeSection(siteUrl, 'termsOfService'),
  contact: ({ siteUrl }) => describe.describeSection(siteUrl, 'contact'),
};

/** Elements for the head of a rendered page: its metadata, and its feeds. */
export function pageHead({ status, page, state }: RenderedPage, address: URL, siteUrl: string): string {
  if (status !== 200 || page === undefined) return NOT_LISTED;
  if (page === 'preview') return PREVIEW_HEAD;
  const answerIfRead = <E extends Endpoint>({ method, path }: E): DataOf<E> | undefined =>
    state?.find(([[key]]) => key === `${method} ${path}`)?.[1] as DataOf<E> | undefined;
  const answer = <E extends Endpoint>(endpoint: E): DataOf<E> => {
    const data = answerIfRead(endpoint);
    if (data === undefined) throw new Error(`The page was rendered without ${endpoint.path}`);
    return data;
  };
  // Only photographers have a feed of their own.
  const isPhotographer = page === 'profile' && answerIfRead(user.getProfile)?.[0]?.isArtist;
  const metadata = pageDescriptions[page]({ siteUrl, address, answer, answerIfRead });
  return `${renderHead(metadata)}\n${feedLinks(siteUrl, isPhotographer ? lastPart(address) : undefined)}`;
}

/** The entry of a list that has one where the page was found. */
function firstEntry<T>([entry]: readonly T[]): T {
  if (entry === undefined) throw new Error('The page was rendered without its subject');
  return entry;
}

/** The last part of the address of a profile or certificate, which may be written with escapes. */
function lastPart({ pathname }: URL): string {
  return decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '');
}

/** So that feed readers find the feeds of the site, and of a photographer, by the page's address. */
function feedLinks(siteUrl: string, photographer: string | undefined): string {
  const { stories, gallery, letters, profile } = pageAddresses(siteUrl);
  const feeds: [name: string, folder: string][] = [
    ['Stories', stories],
    ['Photographs', gallery],
    ['Letters', letters],
  ];
  if (photographer !== undefined) feeds.push(['This photographer', profile(photographer)]);
  return feeds
    .flatMap(([name, folder]) => [
      `<link rel="alternate" type="application/rss+xml" title="${name}" href="${folder}/feed.xml">`,
      `<link rel="alternate" type="application/feed+json" title="${name}" href="${folder}/feed.json">`,
    ])
    .join('\n');
}
