import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type {
  CarouselImage,
  ExhibitionImage,
  GalleryPage,
  ImageDetails,
} from '@aperture-byline/contract/image/wire';
import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import { screens } from '../support/screens.ts';
import { first, readApi, SUITE_URL } from '../support/suite.ts';
import { type Entry, type Layout, type LimitPage, toLimitPage } from './limit-html.ts';

/** A public page of the product, and a static page with the same pictures or words as the limit of what is possible. */
export interface MeasuredPage {
  /** As in `screens`. */
  name: string;
  /** In the suite. */
  path: string;
  limit: LimitPage;
}

interface Content {
  layout: Layout;
  /** What its pictures show, the largest first. `id` is the end of the page's path. */
  entries: (id: string) => Promise<Entry[]>;
}

const MOST_CARDS = 8;

const storyEntries = (stories: readonly BlogListItem[]): Entry[] =>
  stories.map(({ title, banner_picture }) => ({ title, picture: banner_picture }));
const exhibitionEntries = (exhibitions: readonly ExhibitionListItem[]): Entry[] =>
  exhibitions.map(({ title, banner }) => ({ title, picture: banner }));
const withoutPictures: Content = { layout: 'detail', entries: async () => [] };

/** By the name of the screen. */
const CONTENTS: Readonly<Record<string, Content>> = {
  home: {
    layout: 'home',
    entries: async () => {
      const [carousel, exhibitions, stories] = await Promise.all([
        readApi<CarouselImage[]>('/image/home-carousel'),
        readApi<ExhibitionListItem[]>('/exhibition/approved/ongoing'),
        readApi<BlogListItem[]>('/blog/intro'),
      ]);
      const cards = [...exhibitionEntries(exhibitions), ...storyEntries(stories)];
      return [first(carousel, 'carousel images'), ...cards.slice(0, MOST_CARDS)];
    },
  },
  stories: { layout: 'list', entries: async () => storyEntries(await readApi<BlogListItem[]>('/blog')) },
  story: {
    layout: 'detail',
    entries: async (slug) => {
      const story = first(await readApi<Story[]>(`/blog/${slug}`), 'such story');
      return [story.banner_picture, ...story.pictures].map((picture) => ({ title: story.title, picture }));
    },
  },
  gallery: { layout: 'list', entries: async () => (await readApi<GalleryPage>('/image?page=1')).data },
  image: {
    layout: 'detail',
    entries: async (id) => [await readApi<ImageDetails>(`/image/details/${id}`)],
  },
  shop: {
    layout: 'list',
    entries: async () => (await readApi<ProductPage>('/product?page=1&pageSize=24')).products,
  },
  product: {
    layout: 'detail',
    entries: async (slug) => {
      const { title, images } = await readApi<ProductDetail>(`/product/${slug}`);
      return images.map(({ picture }) => ({ title, picture }));
    },
  },
  exhibitions: {
    layout: 'list',
    entries: async () => {
      const states = ['ongoing', 'upcoming', 'past'];
      const lists = await Promise.all(
        states.map((state) => readApi<ExhibitionListItem[]>(`/exhibition/approved/${state}`)),
      );
      return exhibitionEntries(lists.flat());
    },
  },
  exhibition: {
    layout: 'detail',
    entries: async (id) => {
      const [{ title, banner }, images] = await Promise.all([
        readApi<ExhibitionDetail>(`/exhibition/${id}`),
        readApi<ExhibitionImage[]>(`/exhibition/images/${id}`),
      ]);
      return [{ title, picture: banner }, ...images];
    },
  },
  'public-profile': {
    layout: 'detail',
    entries: async (id) => (await readApi<GalleryPage>(`/image?userId=${id}&privacyStatus=Public`)).data,
  },
  'privacy-policy': withoutPictures,
  'terms-of-service': withoutPictures,
  contact: withoutPictures,
};

/** Every public page with its limit, made of what the seeded suite shows there; `names` chooses some. */
export async function readMeasuredPages(names = Object.keys(CONTENTS)): Promise<MeasuredPage[]> {
  return Promise.all(
    names.map(async (name) => {
      const screen = screens.find((candidate) => candidate.name === name);
      const content = CONTENTS[name];
      if (!screen || !content)
        throw new Error(`There is no page ${name}, but ${Object.keys(CONTENTS).join(', ')}`);
      const path = await screen.path();
      return { name, path, limit: await toLimit(path, content) };
    }),
  );
}

async function toLimit(path: string, { layout, entries }: Content): Promise<MeasuredPage['limit']> {
  const id = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('=')) + 1);
  const [response, shown] = await Promise.all([fetch(`${SUITE_URL}${path}`), entries(id)]);
  if (response.status !== 200) throw new Error(`GET ${path} answered ${response.status}`);
  return toLimitPage(layout, await response.text(), shown);
}
