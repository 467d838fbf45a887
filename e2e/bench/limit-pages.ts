import type { BlogListItem, Story } from '@aperture-byline/contract/blog/wire';
import type { ExhibitionDetail, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import type {
  CarouselImage,
  ExhibitionImage,
  GalleryPage,
  ImageDetails,
} from '@aperture-byline/contract/image/wire';
import type { ProductDetail, ProductPage } from '@aperture-byline/contract/product/wire';
import { fittingWidth, type Picture, variantUrl } from '@aperture-byline/contract/shared/picture';
import { screens } from '../support/screens.ts';
import { first, readApi, SUITE_URL } from '../support/suite.ts';

/** A public page of the product, and a static page with the same pictures or words as the limit of what is possible. */
export interface MeasuredPage {
  /** As in `screens`. */
  name: string;
  /** In the suite. */
  path: string;
  limit: {
    html: string;
    /** Addresses of its pictures on the suite's origin; the limit page has them at the same paths. */
    pictures: readonly string[];
  };
}

interface Entry {
  picture: Picture | null;
  title: string;
}

/** `home`: banner over cards; `list`: one large picture over a grid; `detail`: one picture, words, and a grid. */
type Layout = 'home' | 'list' | 'detail';

interface Content {
  layout: Layout;
  /** What its pictures show, the largest first. `id` is the end of the page's path. */
  entries: (id: string) => Promise<Entry[]>;
}

const MOST_PICTURES = 24;
const MOST_CARDS = 8;
const WORDS_IN_PARAGRAPH = 60;

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
  const [document, shown] = await Promise.all([fetch(`${SUITE_URL}${path}`), entries(id)]);
  if (document.status !== 200) throw new Error(`GET ${path} answered ${document.status}`);
  const main = (await document.text()).split('<main')[1]?.split('</main>')[0] ?? '';
  const title = textOf(main.split('<h1')[1]?.split('</h1>')[0] ?? '');
  const addresses = new Set<string>();

  function image({ picture, title: caption }: Shown, slot: Slot): string {
    const widths = picture.widths.filter((width) => width >= slot.narrowest && width <= slot.widest);
    const variants = widths.map((width) => `${variantUrl(picture, width, 'avif')} ${width}w`);
    const fallback = variantUrl(picture, fittingWidth(widths, slot.fallback), 'avif');
    for (const width of widths) addresses.add(variantUrl(picture, width, 'avif'));
    if (slot === LARGE) preload = preloadLink(variants);
    return `<img src="${fallback}" srcset="${variants.join(', ')}" sizes="${slot.sizes}" alt="${escapeHtml(picture.alt || caption)}" width="${picture.width}" height="${picture.height}" ${slot.loading}>`;
  }

  let preload = '';
  const [large, ...others] = shown.filter(hasPicture).slice(0, MOST_PICTURES);
  const hero = large ? `<div class="${layout}">${image(large, LARGE)}</div>` : '';
  const tiles = others.map(
    (entry) => `<li><a href="/">${image(entry, SMALL)}<span>${escapeHtml(entry.title)}</span></a></li>`,
  );
  const body = [
    `<h1>${title}</h1>`,
    hero,
    ...(layout === 'detail' ? paragraphs(textOf(main)) : []),
    tiles.length > 0 ? `<h2>More</h2><ul class="grid">${tiles.join('')}</ul>` : '',
  ].join('');
  return { html: toDocument({ title, preload, body }), pictures: [...addresses] };
}

type Shown = Entry & { picture: Picture };
const hasPicture = (entry: Entry): entry is Shown => entry.picture?.formats.includes('avif') === true;

interface Slot {
  sizes: string;
  /** Pixels of the variants that it may use, and of the one for a browser that knows no `srcset`. */
  narrowest: number;
  widest: number;
  fallback: number;
  loading: string;
}

const LARGE: Slot = {
  sizes: '(min-width:1600px) 1600px, 100vw',
  narrowest: 480,
  widest: 2560,
  fallback: 1080,
  loading: 'fetchpriority="high"',
};
const SMALL: Slot = {
  sizes: '(min-width:900px) 25vw, 50vw',
  narrowest: 160,
  widest: 800,
  fallback: 480,
  loading: 'loading="lazy" decoding="async"',
};

const preloadLink = (variants: readonly string[]): string =>
  `<link rel="preload" as="image" type="image/avif" imagesrcset="${variants.join(', ')}" imagesizes="${LARGE.sizes}" fetchpriority="high">`;

const STYLE = [
  '*{box-sizing:border-box}',
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1a1a1a;background:#fff}',
  'header,main,footer{max-width:1600px;margin:auto;padding:12px 16px}',
  'a{color:#1a1a1a}nav a{margin-right:20px;display:inline-block;padding:10px 0}',
  'p{max-width:40em}img{display:block;width:100%;height:auto;background:#ddd}',
  '.home img,.list img{aspect-ratio:3/2;object-fit:cover}.home{margin:0 -16px}.detail img{max-height:85vh;object-fit:contain}',
  '.grid{display:grid;grid-template-columns:repeat(2,1fr);gap:12px;padding:0;list-style:none}',
  '.grid img{aspect-ratio:1;object-fit:cover}.grid a{display:block;padding-bottom:8px;text-decoration:none}',
  '@media(min-width:900px){.home img{aspect-ratio:21/9}.grid{grid-template-columns:repeat(4,1fr);gap:20px}}',
].join('');
const NAVIGATION = ['Home', 'Gallery', 'Exhibitions', 'Stories', 'Shop']
  .map((label) => `<a href="/">${label}</a>`)
  .join('');

function toDocument({ title, preload, body }: { title: string; preload: string; body: string }): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${title}</title><meta name="description" content="${title}"><link rel="icon" href="data:,">`,
    `${preload}<style>${STYLE}</style></head><body>`,
    `<header><nav aria-label="Main">${NAVIGATION}</nav></header><main>${body}</main>`,
    '<footer><p>Photographs by their authors.</p></footer></body></html>',
  ].join('');
}

/** The words of HTML, still escaped. */
const textOf = (html: string): string =>
  html
    .slice(html.indexOf('>') + 1)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function paragraphs(text: string): string[] {
  const words = text.split(' ');
  const count = Math.ceil(words.length / WORDS_IN_PARAGRAPH);
  return Array.from({ length: count }, (_, index) => {
    const start = index * WORDS_IN_PARAGRAPH;
    return `<p>${words.slice(start, start + WORDS_IN_PARAGRAPH).join(' ')}</p>`;
  });
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
