import { type AnyRoute, ok } from '../http/route.ts';
import { getExhibition, getOngoingExhibition } from './get-exhibition.ts';
import { listExhibitions } from './list-exhibitions.ts';
import { listHungImages } from './list-hung-images.ts';

/** What opens and closes to the second may not linger in caches. */
const lists = (['ongoing', 'upcoming', 'past'] as const).map(
  (state): AnyRoute => ({
    method: 'get',
    path: `/exhibition/approved/${state}`,
    cache: 'lively',
    limit: 'list',
    handle: async ({ query }) => ok(await listExhibitions(state, query('userId'))),
  }),
);

export const exhibitionRoutes: readonly AnyRoute[] = [
  ...lists,
  {
    method: 'get',
    path: '/exhibition/ongoing/:id',
    cache: 'lively',
    limit: 'list',
    handle: async ({ params }) => ok(await getOngoingExhibition(params.id)),
  },
  {
    method: 'get',
    path: '/exhibition/images/:id',
    token: 'optional',
    cache: 'lively',
    limit: 'list',
    handle: async ({ params, principal }) => ok(await listHungImages(params.id, principal)),
  },
  {
    method: 'get',
    path: '/exhibition/:id',
    cache: 'steady',
    limit: 'list',
    handle: async ({ params }) => ok(await getExhibition(params.id)),
  },
];
