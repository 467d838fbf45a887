import { type AnyRoute, ok, redirect } from '../http/route.ts';
import { getImageDetails, getImageFile } from './get-image.ts';
import { listCarousel } from './list-carousel.ts';
import { listComments } from './list-comments.ts';
import { listImages } from './list-images.ts';

export const imageRoutes: readonly AnyRoute[] = [
  {
    method: 'get',
    path: '/image/home-carousel',
    cache: 'steady',
    limit: 'list',
    handle: async () => ok(await listCarousel()),
  },
  {
    method: 'get',
    path: '/image',
    token: 'optional',
    cache: 'steady',
    limit: 'list',
    handle: async ({ query, principal }) =>
      ok(
        await listImages({
          page: query('page'),
          userId: query('userId'),
          privacyStatus: query('privacyStatus'),
          viewerId: principal?.userId ?? null,
        }),
      ),
  },
  {
    method: 'get',
    path: '/image/comment/:id',
    cache: 'lively',
    limit: 'list',
    handle: async ({ params }) => ok(await listComments(params.id)),
  },
  {
    method: 'get',
    path: '/image/details/:id',
    cache: 'lively',
    limit: 'list',
    handle: async ({ params }) => ok(await getImageDetails(params.id)),
  },
  {
    method: 'get',
    path: '/image/:id',
    cache: 'steady',
    handle: async ({ params, query }) => redirect(await getImageFile(params.id, query('width'))),
  },
];
