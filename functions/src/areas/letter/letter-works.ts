import { LETTER_BLOCKS, type LetterBlock, type StoredLetter } from '@aperture-byline/contract/letter/stored';
import { LETTER_BLOCK_LENGTH, type LetterWork, type LetterWorks } from '@aperture-byline/contract/letter/wire';
import { pagePaths } from '@aperture-byline/contract/pages/page-table';
import { formatExhibitionDates } from '@aperture-byline/contract/shared/dates';
import { formatPrice } from '@aperture-byline/contract/shared/money';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { isApproved } from '../../access/access.ts';
import { fillBanners } from '../../access/fill-banners.ts';
import { PUBLIC_PRODUCTS } from '../../data/page-index/memberships.ts';
import { readPage } from '../../data/page-index/page-indexes.ts';
import { type BlogCard, readBlogCards, readBlogs } from '../../data/works/blogs.ts';
import {
  isScheduled,
  readExhibitions,
  readExhibitionsById,
  type ScheduledExhibition,
} from '../../data/works/exhibitions.ts';
import { type Offered, type ProductCard, readProducts } from '../../data/works/products.ts';
import { toPicture } from '../../lib/pictures/picture-addresses.ts';

interface FilledBlock {
  block: LetterBlock;
  ids: string[];
}

/** The works of each block, as they are the newest now. */
export function chooseWorks(blocks: readonly LetterBlock[], now: Date): Promise<FilledBlock[]> {
  return Promise.all(blocks.map(async (block) => ({ block, ids: await FIND[block](now) })));
}

/** Reads the works that a letter would show if it were sent now. */
export async function listNewestWorks(): Promise<LetterWorks[]> {
  return readWorks(await chooseWorks(LETTER_BLOCKS, new Date()));
}

/** Reads those of the works that are public now; leaves out blocks without any. */
export async function readWorks(blocks: StoredLetter['shown']): Promise<LetterWorks[]> {
  const read = await Promise.all(blocks.map(async ({ block, ids }) => ({ block, works: await READ[block](ids) })));
  return read.filter(({ works }) => works.length > 0);
}

const FIND: Readonly<Record<LetterBlock, (now: Date) => Promise<string[]>>> = {
  exhibitions: async (now) => {
    const limit = LETTER_BLOCK_LENGTH;
    const open = await readExhibitions({ state: 'ongoing', now, limit });
    const left = limit - open.length;
    const next = left > 0 ? await readExhibitions({ state: 'upcoming', now, limit: left }) : [];
    return [...open, ...next].map(({ id }) => id);
  },
  stories: async () => (await readBlogs({ limit: LETTER_BLOCK_LENGTH })).map(({ id }) => id),
  prints: async () => {
    const { ids } = await readPage(PUBLIC_PRODUCTS, { page: 1, pageSize: LETTER_BLOCK_LENGTH });
    return ids;
  },
};

const READ: Readonly<Record<LetterBlock, (ids: readonly string[]) => Promise<LetterWork[]>>> = {
  exhibitions: async (ids) => {
    const shown = (await readExhibitionsById(ids)).filter(isApproved).filter(isScheduled);
    return (await fillBanners(shown)).map(toExhibition);
  },
  stories: async (ids) => (await readBlogCards(ids)).filter(isApproved).map(toStory),
  prints: async (ids) => (await readProducts(ids)).filter(isApproved).map(toPrint),
};

const paths = pagePaths();
const visible = (picture: StoredPicture | null | undefined) => (picture ? toPicture(picture) : null);

function toExhibition({ id, title, owner, startDate, endDate, banner }: ScheduledExhibition): LetterWork {
  const { start, end } = formatExhibitionDates(startDate.toISOString(), endDate.toISOString(), new Date());
  return {
    title,
    detail: `${fullName(owner)} · ${start} to ${end}`,
    path: paths.exhibition(id),
    picture: visible(banner),
  };
}

const toStory = ({ slug, title, creator, banner }: BlogCard): LetterWork => ({
  title,
  detail: fullName(creator),
  path: paths.story(slug),
  picture: visible(banner),
});

const toPrint = ({ slug, title, owner, pictures, minPrice }: Offered<ProductCard>): LetterWork => ({
  title,
  detail: `${fullName(owner)} · from ${formatPrice(minPrice)}`,
  path: paths.product(slug),
  picture: visible(pictures[0]),
});
