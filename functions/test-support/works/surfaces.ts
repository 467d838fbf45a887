import type { BlogListItem, Story, UserStory } from '@aperture-byline/contract/blog/wire';
import type {
  ExhibitionArchive,
  ExhibitionDetail,
  ExhibitionListItem,
} from '@aperture-byline/contract/exhibition/wire';
import type { CarouselImage, ExhibitionImage, GalleryPage, ImageDetails } from '@aperture-byline/contract/image/wire';
import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import type { WorkCounts } from '@aperture-byline/contract/user/wire';
import { parseXml, textOf } from '../answers/xml.ts';
import { get, SUITE_URL } from '../servers/suite.ts';
import { find } from './search.ts';

/** Whether a stranger finds a work on a surface, by the name of the surface. */
export type Surfaces = Record<string, boolean>;

/** Returns the body of what a stranger gets at an address of the site; empty where it is refused. */
async function readText(path: string): Promise<string> {
  const response = await fetch(`${SUITE_URL}${path}`, { redirect: 'manual' });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${path}: ${text}`);
  return response.status < 300 ? text : '';
}

async function isAnswered(path: string): Promise<boolean> {
  const response = await fetch(`${SUITE_URL}${path}`, { redirect: 'manual' });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`${path}: ${response.status}`);
  return response.status < 400;
}

/** Returns the data of a call; undefined where it is refused. */
async function getIfThere<T>(path: string): Promise<T | undefined> {
  const text = await readText(`/api${path}`);
  return text === '' ? undefined : JSON.parse(text).data;
}

async function readSitemapAddresses(): Promise<string[]> {
  const index = parseXml(await readText('/sitemap.xml'));
  const files = index.children.map((file) => new URL(textOf(file, 'loc')).pathname);
  const documents = await Promise.all(files.map(readText));
  return documents.flatMap((text) => parseXml(text).children.map((entry) => textOf(entry, 'loc')));
}

const readFeedAddresses = async (feed: string): Promise<string[]> => {
  const text = await readText(`${feed}/feed.json`);
  return text === '' ? [] : JSON.parse(text).items.map(({ url }: { url: string }) => url);
};

/** Returns the kinds and addresses that a search finds; the index of an instance is two seconds behind at most. */
export async function searchFor(query: string): Promise<string[]> {
  return (await find(query)).map(({ kind, address }) => `${kind} ${address}`).sort();
}

/** The photographer of the works, and another one. */
interface Photographers {
  owner: number;
  other: number;
}

/** Works that show an image: each of them is public. */
interface Showing {
  openId: string;
  closedId: string;
  slug: string;
  printSlug: string;
}

/** Reads on which surfaces a stranger finds an image, or any address of its picture. */
export async function readImageSurfaces(
  id: string,
  { owner, other }: Photographers,
  { openId, closedId, slug, printSlug }: Showing,
): Promise<Surfaces> {
  const file = `photos/${id}/`;
  const page = `/exhibition?image=${id}`;
  const isListed = async (path: string) =>
    (await get<GalleryPage>(path)).data.some(({ image_id: imageId }) => imageId === id);
  const names = async (path: string) => (await readText(path)).includes(file);
  const readers: Record<string, () => Promise<boolean>> = {
    detail: async () => (await getIfThere<ImageDetails>(`/image/details/${id}`)) !== undefined,
    address: () => isAnswered(`/api/image/${id}`),
    works: () => isAnswered(`/api/image/${id}/works`),
    page: async () => (await readText(page)) !== '',
    shareImage: async () =>
      /<meta property="og:image" content="[^"]*"/.exec(await readText(page))?.[0].includes(file) ?? false,
    file: () => isAnswered(`/${file}320.jpeg`),
    gallery: () => isListed('/image'),
    ofOwner: () => isListed(`/image?userId=${owner}`),
    ofOther: () => isListed(`/image?userId=${other}`),
    galleryFeed: async () => (await readFeedAddresses('/gallery')).includes(SUITE_URL + page),
    ownerFeed: async () => (await readFeedAddresses(`/profile/${owner}`)).includes(SUITE_URL + page),
    sitemap: async () => (await readSitemapAddresses()).includes(SUITE_URL + page),
    comments: async () => (await get<unknown[]>(`/image/comment/${id}`)).length > 0,
    carousel: async () => (await get<CarouselImage[]>('/image/home-carousel')).some((shown) => shown.id === id),
    exhibitionImages: async () =>
      (await get<ExhibitionImage[]>(`/exhibition/images/${openId}`)).some(({ image_id: imageId }) => imageId === id),
    exhibitionCount: async () => (await get<ExhibitionDetail>(`/exhibition/${openId}`)).image_count === 2,
    exhibitionBanner: () => names(`/exhibition/${openId}`),
    exhibitionCard: () => names('/api/exhibition/approved/ongoing'),
    catalogue: () => names(`/api/exhibition/${closedId}/catalogue`),
    storyBanner: () => names(`/api/blog/${slug}`),
    storyCard: () => names('/api/blog'),
    storyPage: () => names(`/stories/${slug}`),
    storyFeed: () => names('/stories/feed.xml'),
    printPicture: () => names(`/api/product/${printSlug}`),
    printCard: () => names('/api/product'),
    printPage: () => names(`/shop/${printSlug}`),
  };
  return readAll(readers);
}

/** Reads on which surfaces a stranger finds an exhibition. */
export async function readExhibitionSurfaces(
  { id, imageId }: { id: string; imageId: string },
  owner: number,
): Promise<Surfaces> {
  const isListed = async (path: string) => (await get<ExhibitionListItem[]>(path)).some((item) => item.id === id);
  const page = `/exhibition/${id}`;
  return readAll({
    detail: () => isAnswered(`/api${page}`),
    page: async () => (await readText(page)) !== '',
    calendar: async () => (await readText(`${page}/calendar.ics`)).includes('STATUS:CONFIRMED'),
    lastDay: async () => (await readText(`${page}/last-day.ics`)).includes('STATUS:CONFIRMED'),
    sitemap: async () => (await readSitemapAddresses()).includes(SUITE_URL + page),
    count: async () => (await get<WorkCounts>(`/user/works/${owner}`)).exhibitions === 1,
    upcoming: () => isListed('/exhibition/approved/upcoming'),
    upcomingOfOwner: () => isListed(`/exhibition/approved/upcoming?userId=${owner}`),
    ongoing: () => isListed('/exhibition/approved/ongoing'),
    ongoingOfOwner: () => isListed(`/exhibition/approved/ongoing?userId=${owner}`),
    ongoingDetail: async () => (await get<unknown[]>(`/exhibition/ongoing/${id}`)).length > 0,
    images: async () => (await get<unknown[]>(`/exhibition/images/${id}`)).length > 0,
    ofImage: async () =>
      (await getIfThere<ImageDetails>(`/image/details/${imageId}`))?.exhibition?.exhibition_id === id,
    past: () => isListed('/exhibition/approved/past'),
    pastOfOwner: () => isListed(`/exhibition/approved/past?userId=${owner}`),
    archive: async () =>
      (await get<ExhibitionArchive>('/exhibition/approved/archive')).exhibitions.some((item) => item.id === id),
    catalogue: () => isAnswered(`/api${page}/catalogue`),
    catalogueFile: () => isAnswered(`${page}/catalogue.pdf`),
    comments: () => isAnswered(`/api/exhibition/comment/${id}`),
  });
}

/** Reads on which surfaces a stranger finds a story. */
export async function readStorySurfaces(
  { id, slug, imageId }: { id: string; slug: string; imageId: string },
  owner: number,
): Promise<Surfaces> {
  const page = `/stories/${slug}`;
  const isListed = async (path: string) =>
    (await get<Pick<BlogListItem | UserStory, 'slug'>[]>(path)).some((story) => story.slug === slug);
  return readAll({
    detail: async () => (await get<Story[]>(`/blog/${slug}`)).length > 0,
    page: async () => (await readText(page)) !== '',
    list: () => isListed('/blog'),
    recent: () => isListed('/blog/recent'),
    ofOwner: () => isListed(`/blog/user/${owner}`),
    ofImage: async () => JSON.stringify(await getIfThere(`/image/${imageId}/works`)).includes(`"${slug}"`),
    feed: async () => (await readFeedAddresses('/stories')).includes(SUITE_URL + page),
    ownerFeed: async () => (await readFeedAddresses(`/profile/${owner}`)).includes(SUITE_URL + page),
    sitemap: async () => (await readSitemapAddresses()).includes(SUITE_URL + page),
    count: async () => (await get<WorkCounts>(`/user/works/${owner}`)).stories === 1,
    comments: async () => (await get<unknown[]>(`/blog/comment/${id}`)).length > 0,
  });
}

/** Reads on which surfaces a stranger finds a print. */
export async function readPrintSurfaces(
  { slug, imageId }: { slug: string; imageId: string },
  owner: number,
): Promise<Surfaces> {
  const page = `/shop/${slug}`;
  const isListed = async (path: string) =>
    (await get<ProductPage>(path)).products.some((product) => product.slug === slug);
  return readAll({
    detail: async () => (await getIfThere<ProductDetail>(`/product/${slug}`)) !== undefined,
    page: async () => (await readText(page)) !== '',
    list: () => isListed('/product'),
    ofOwner: () => isListed(`/product?userId=${owner}`),
    ofImage: async () => JSON.stringify(await getIfThere(`/image/${imageId}/works`)).includes(`"${slug}"`),
    sitemap: async () => (await readSitemapAddresses()).includes(SUITE_URL + page),
    count: async () => (await get<WorkCounts>(`/user/works/${owner}`)).prints === 1,
  });
}

async function readAll(readers: Record<string, () => Promise<boolean>>): Promise<Surfaces> {
  const entries = Object.entries(readers).map(async ([name, read]) => [name, await read()] as const);
  return Object.fromEntries(await Promise.all(entries));
}

/** For each address, whether its answer names any file of an image. */
export function namesPicture(imageId: string, paths: readonly string[]): Promise<boolean[]> {
  return Promise.all(paths.map(async (path) => (await readText(path)).includes(`photos/${imageId}/`)));
}
