import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import {
  type ChosenKind,
  isLetterBlock,
  LETTER_LISTS,
  type LetterBlock,
  type LetterList,
  parseChosen,
  type StoredLetter,
} from '@aperture-byline/contract/letter/stored';
import { LETTER_LIST_LENGTH, type LetterWork, type LetterWorks } from '@aperture-byline/contract/letter/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { formatExhibitionDates } from '@aperture-byline/contract/shared/dates';
import { isSlug } from '@aperture-byline/contract/shared/ids';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { fillBanners } from '../../access/fill-banners.ts';
import { type ImageCard, readImages } from '../../data/images/images.ts';
import { PUBLIC_PRODUCTS } from '../../data/page-index/memberships.ts';
import { readPage } from '../../data/page-index/page-indexes.ts';
import { type BlogCard, readBlogBySlug, readBlogCards, readBlogs } from '../../data/works/blogs.ts';
import { readExhibitions, readExhibitionsById, type ScheduledExhibition } from '../../data/works/exhibitions.ts';
import { type Offered, type ProductCard, readProductBySlug, readProducts } from '../../data/works/products.ts';
import { toPicture } from '../../lib/pictures/picture-addresses.ts';
import { isPublicExhibition, isPublicImage, isPublicWork } from '../../publication/visibility.ts';

interface FilledBlock {
  block: LetterBlock;
  ids: string[];
}

/** The works of each block: the newest ones now, or the chosen one. */
export function chooseWorks(blocks: readonly LetterBlock[], now: Date): Promise<FilledBlock[]> {
  return Promise.all(
    blocks.map(async (block) => {
      const chosen = parseChosen(block);
      return { block, ids: chosen ? [chosen.address] : await FIND[block as LetterList](now) };
    }),
  );
}

/** Reads the works that a letter would show if it were sent now: of its lists, or the chosen one. */
export async function listLetterWorks(chosen: string | null): Promise<LetterWorks[]> {
  const blocks = chosen === null ? LETTER_LISTS : [chosen].filter(isLetterBlock);
  return readWorks(await chooseWorks(blocks, new Date()));
}

/** Reads those of the works that are public now; leaves out blocks without any. */
export async function readWorks(blocks: StoredLetter['shown']): Promise<LetterWorks[]> {
  const read = await Promise.all(
    blocks.map(async ({ block, ids }) => {
      const readKind = READ[parseChosen(block)?.kind ?? (block as LetterList)];
      return { block, works: await readKind(ids) };
    }),
  );
  return read.filter(({ works }) => works.length > 0);
}

const FIND: Readonly<Record<LetterList, (now: Date) => Promise<string[]>>> = {
  exhibitions: async (now) => {
    const limit = LETTER_LIST_LENGTH;
    const open = await readExhibitions({ state: 'ongoing', now, limit });
    const left = limit - open.length;
    const next = left > 0 ? await readExhibitions({ state: 'upcoming', now, limit: left }) : [];
    return [...open, ...next].map(({ id }) => id);
  },
  stories: async () => (await readBlogs({ limit: LETTER_LIST_LENGTH })).map(({ id }) => id),
  prints: async () => {
    const { ids } = await readPage(PUBLIC_PRODUCTS, { page: 1, pageSize: LETTER_LIST_LENGTH });
    return ids;
  },
};

async function readShown(ids: readonly string[]): Promise<LetterWork[]> {
  const shown = (await readExhibitionsById(ids)).filter(isPublicExhibition);
  return (await fillBanners(shown)).map(toExhibition);
}

async function readPublic<W>(readOne: (slug: string) => Promise<W | null>, slugs: readonly string[]): Promise<W[]> {
  return (await Promise.all(slugs.filter(isSlug).map(readOne))).filter((work) => work !== null);
}

/** Readers by ids; of chosen stories and prints by slugs, which stay as they are once a work was public. */
const READ: Readonly<Record<LetterList | ChosenKind, (ids: readonly string[]) => Promise<LetterWork[]>>> = {
  exhibitions: readShown,
  stories: async (ids) => (await readBlogCards(ids)).filter(isPublicWork).map(toStory),
  prints: async (ids) => (await readProducts(ids)).filter(isPublicWork).map(toPrint),
  image: async (ids) => (await readImages(ids)).filter(isPublicImage).map(toImage),
  exhibition: readShown,
  story: async (slugs) => (await readPublic(readBlogBySlug, slugs)).map(toStory),
  print: async (slugs) => (await readPublic(readProductBySlug, slugs)).map(toPrint),
};

const paths = pagePaths();
const visible = (picture: StoredPicture | null | undefined) => (picture ? toPicture(picture) : null);

/** A day and a time that never break in two. */
const keepWhole = (date: string): string => date.replace(/(?<!,) /g, '\u00a0');

function toExhibition({ id, title, owner, startDate, endDate, banner }: ScheduledExhibition): LetterWork {
  const now = new Date();
  const { start, end } = formatExhibitionDates(startDate.toISOString(), endDate.toISOString(), now);
  const dates =
    exhibitionState({ startDate, endDate }, now) === 'upcoming'
      ? `opens ${keepWhole(start)}, until ${keepWhole(end)}`
      : `${keepWhole(start)} to ${keepWhole(end)}`;
  return { title, detail: `${fullName(owner)} · ${dates}`, path: paths.exhibition(id), picture: visible(banner) };
}

const toImage = ({ id, title, owner, picture }: ImageCard): LetterWork => ({
  title,
  detail: fullName(owner),
  path: paths.image(id),
  picture: toPicture(picture),
});

const toStory = ({
  slug,
  title,
  creator,
  banner,
}: Pick<BlogCard, 'slug' | 'title' | 'creator' | 'banner'>): LetterWork => ({
  title,
  detail: fullName(creator),
  path: paths.story(slug),
  picture: visible(banner),
});

const toPrint = ({
  slug,
  title,
  owner,
  pictures,
  minPrice,
}: Pick<Offered<ProductCard>, 'slug' | 'title' | 'owner' | 'pictures' | 'minPrice'>): LetterWork => ({
  title,
  detail: `${fullName(owner)} · from ${formatPrice(minPrice)}`,
  path: paths.product(slug),
  picture: visible(pictures[0]),
});
