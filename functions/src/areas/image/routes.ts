import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { getImageDetails, getImageFile } from './get-image.ts';
import { listCarousel, listImages } from './list-images.ts';

const { image } = endpoints;

export const imageRoutes = [
  defineRoute(image.listCarousel, async () => ok(await listCarousel())),
  defineRoute(image.listImages, async ({ query, principal }) =>
    ok(
      await listImages({
        page: query('page'),
        userId: query('userId'),
        privacyStatus: query('privacyStatus'),
        viewerId: principal?.userId ?? null,
      }),
    ),
  ),
  defineRoute(image.getImageDetails, async ({ params }) => ok(await getImageDetails(params.imageId))),
  defineRoute(image.getImageFile, async ({ params, query }) => ({
    redirect: await getImageFile(params.imageId, query('width')),
  })),
];
