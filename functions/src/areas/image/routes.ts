import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { getImageDetails, getImageFile } from './get-image.ts';
import { listCarousel, listImages } from './list-images.ts';
import { saveImageWords } from './save-image-words.ts';
import {
  changeStudioImages,
  deleteStudioImage,
  getStudioImage,
  listStudioImages,
  submitStudioImages,
} from './studio-images.ts';

const { image, studio } = endpoints;

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
  defineRoute(studio.listStudioImages, async ({ principal, query }) =>
    ok(await listStudioImages({ userId: String(principal.userId), query })),
  ),
  // Before the paths that end in an id.
  defineRoute(studio.submitStudioImages, async ({ principal, body: { ids } }) =>
    ok(await submitStudioImages(String(principal.userId), ids)),
  ),
  defineRoute(studio.getStudioImage, async ({ principal, params }) =>
    ok(await getStudioImage(String(principal.userId), params.imageId)),
  ),
  defineRoute(studio.changeStudioImages, async ({ principal, body: { ids, changes } }) =>
    ok(await changeStudioImages(String(principal.userId), ids, changes)),
  ),
  defineRoute(studio.saveImageWords, async ({ principal, body: { rows } }) =>
    ok(await saveImageWords(String(principal.userId), rows)),
  ),
  defineRoute(studio.deleteStudioImage, async ({ principal, params }) => {
    await deleteStudioImage(String(principal.userId), params.imageId);
    return ok(null);
  }),
];
