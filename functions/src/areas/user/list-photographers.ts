import { PHOTOGRAPHERS_PAGE_SIZE } from '@aperture-byline/contract/shared/constants';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { parsePage } from '@aperture-byline/contract/shared/pagination';
import type { Photographer, PhotographersPage, WorkCounts } from '@aperture-byline/contract/user/wire';
import { isPublicImage } from '../../access/access.ts';
import { countBlogsOf } from '../../data/blogs.ts';
import { countExhibitionsOf } from '../../data/exhibitions.ts';
import { readImages } from '../../data/images.ts';
import {
  idOfKey,
  idOfNameKey,
  PHOTOGRAPHERS,
  PHOTOGRAPHERS_BY_NAME,
  publicImagesOf,
  publicProductsOf,
} from '../../data/page-index/memberships.ts';
import { countKeys, readPage } from '../../data/page-index/page-indexes.ts';
import { readUserCards } from '../../data/users.ts';
import { ApiError } from '../../lib/errors.ts';
import { avatarUrl, toPicture } from '../../lib/pictures.ts';

interface Options {
  page: string | null | undefined;
  sort: string | null | undefined;
}

/** A page of everybody with public images; an image that is hidden takes its card away until the index has followed. */
export async function listPhotographers({ page, sort }: Options): Promise<PhotographersPage> {
  const [index, toId] =
    sort === 'name' ? ([PHOTOGRAPHERS_BY_NAME, idOfNameKey] as const) : ([PHOTOGRAPHERS, idOfKey] as const);
  const request = { page: parsePage(page), pageSize: PHOTOGRAPHERS_PAGE_SIZE };
  const { ids, pagination } = await readPage(index, request, toId);
  const users = (await readUserCards(ids)).filter(({ anonymous }) => !anonymous);
  const newest = await readImages(users.flatMap(({ publicImages }) => publicImages?.newestId ?? []));
  const pictures = new Map(newest.filter(isPublicImage).map(({ id, picture }) => [id, picture]));
  const photographers = users.flatMap((user): Photographer[] => {
    const { userId, firstName, middleName, lastName, avatar, publicImages } = user;
    const picture = publicImages && pictures.get(publicImages.newestId);
    if (!picture) return [];
    const name = [firstName, middleName, lastName].filter((part) => part !== '').join(' ');
    return [
      {
        userId,
        name,
        avatar: avatarUrl(avatar),
        photographs: publicImages.count,
        picture: toPicture(picture),
      },
    ];
  });
  return { photographers, pagination };
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
