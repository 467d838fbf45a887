import { parsePage } from '@aperture-byline/contract/shared/api/pagination';
import { PHOTOGRAPHERS_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { type StoredUser, WORK_COLLECTIONS } from '@aperture-byline/contract/user/stored';
import type { Photographer, PhotographersPage, WorkCounts } from '@aperture-byline/contract/user/wire';
import type { WithId } from '../../data/core/collection.ts';
import {
  computeMemberships,
  INDEXED,
  idOfKey,
  idOfNameKey,
  type Listed,
  PHOTOGRAPHERS,
  PHOTOGRAPHERS_BY_NAME,
  PUBLIC_INDEXES,
  publicImagesOf,
  publicProductsOf,
  type WorkCollection,
} from '../../data/page-index/memberships.ts';
import { countKeys, readPage } from '../../data/page-index/page-indexes.ts';
import { readUserCards } from '../../data/people/users.ts';
import { countBlogsOf } from '../../data/works/blogs.ts';
import { countExhibitionsOf } from '../../data/works/exhibitions.ts';
import { ApiError } from '../../lib/errors.ts';
import { avatarUrl, toPicture } from '../../lib/pictures/picture-addresses.ts';
import { withPublicPictures } from '../../publication/visibility.ts';

interface Options {
  page: string | null | undefined;
  sort: string | null | undefined;
}

/** Lists everybody with public work; a newest work that is hidden takes its card away until the index follows. */
export async function listPhotographers({ page, sort }: Options): Promise<PhotographersPage> {
  const [index, toId] =
    sort === 'name' ? ([PHOTOGRAPHERS_BY_NAME, idOfNameKey] as const) : ([PHOTOGRAPHERS, idOfKey] as const);
  const request = { page: parsePage(page), pageSize: PHOTOGRAPHERS_PAGE_SIZE };
  const { ids, pagination } = await readPage(index, request, toId);
  const users = (await readUserCards(ids)).filter(({ anonymous }) => !anonymous);
  const newest = users.flatMap(({ publicWork }) => publicWork?.newest ?? []);
  const shown = await Promise.all(WORK_COLLECTIONS.map((collection) => readShown(collection, newest)));
  const pictures = new Map(shown.flat());
  const photographers = users.flatMap((user): Photographer[] => {
    const { userId, slug, avatar, publicWork } = user;
    const picture = publicWork ? pictures.get(nameWork(publicWork.newest)) : undefined;
    if (!publicWork || picture === undefined) return [];
    return [
      {
        userId,
        ...(slug && { slug }),
        name: fullName(user),
        avatar: avatarUrl(avatar),
        ...publicWork.counts,
        picture: picture && toPicture(picture),
      },
    ];
  });
  return { photographers, pagination };
}

type Newest = NonNullable<StoredUser['publicWork']>['newest'];

const nameWork = ({ collection, id }: Pick<Newest, 'collection' | 'id'>): string => `${collection}/${id}`;

const PICTURES: { [C in WorkCollection]: (work: Listed[C]) => StoredPicture | null | undefined } = {
  images: ({ picture }) => picture,
  exhibitions: (exhibition) => withPublicPictures(exhibition).banner,
  blogs: (story) => withPublicPictures(story).banner,
  products: (print) => withPublicPictures(print).pictures[0],
};

/** Reads pictures of those works that are public and in this collection, by name; null where nobody may see one. */
async function readShown<C extends WorkCollection>(
  collection: C,
  newest: readonly Newest[],
): Promise<[string, StoredPicture | null][]> {
  const ids = newest.flatMap((work) => (work.collection === collection ? work.id : []));
  const works: { id: string }[] = await INDEXED[collection].readMany(ids);
  return (works as WithId<Listed[C]>[])
    .filter((work) => PUBLIC_INDEXES[collection] in computeMemberships(collection, work.id, work))
    .map((work) => [nameWork({ collection, id: work.id }), PICTURES[collection](work) ?? null]);
}

/** How many of somebody's works everybody can see. Throws NOT_FOUND for what is no user id. */
export async function getWorkCounts(userId: unknown): Promise<WorkCounts> {
  if (!isUserId(userId)) throw new ApiError('NOT_FOUND');
  const [photographs, exhibitions, stories, prints] = await Promise.all([
    countKeys(publicImagesOf(userId)),
    countExhibitionsOf(userId),
    countBlogsOf(userId),
    countKeys(publicProductsOf(userId)),
  ]);
  return { photographs, exhibitions, stories, prints };
}
