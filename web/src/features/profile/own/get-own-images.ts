import type { GalleryPage } from '@aperture-byline/contract/image';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callOwn } from '#lib/session/account-api.ts';
import { OWN } from '#lib/session/get-own-profile.ts';
import type { Account } from '#lib/session/session-store.ts';

/** One page of one's own photographs, with those that are not public. */
export function ownImagesQuery({ uid, userId }: Pick<Account, 'uid' | 'userId'>, page: number) {
  return queryOptions({
    queryKey: [OWN, uid, 'images', String(page)],
    queryFn: ({ signal }) => callOwn<GalleryPage>(`/image?userId=${userId}&page=${page}`, { signal }),
    placeholderData: keepPreviousData,
  });
}
