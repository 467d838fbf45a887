import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, defineRoute } from '../../http/define-route.ts';
import { getImageDetails, getImageFile } from './get-image.ts';
import { listCarousel, listImages } from './list-images.ts';
import { saveImageWords } from './save-image-words.ts';
import {
  changeStudioImages,
  deleteStudioImage,
  getOriginal,
  getStudioImage,
  listStudioImages,
  submitStudioImages,
} from './studio-images.ts';

const { image, studio } = endpoints;

export const imageRoutes = [
  answerWith(image.listCarousel, () => listCarousel()),
  answerWith(image.listImages, ({ query, principal }) =>
    listImages({
      page: query('page'),
      userId: query('userId'),
      privacyStatus: query('privacyStatus'),
      viewerId: principal?.userId ?? null,
    }),
  ),
  answerWith(image.getImageDetails, ({ params }) => getImageDetails(params.imageId)),
  defineRoute(image.getImageFile, async ({ params, query }) => ({
    redirect: await getImageFile(params.imageId, query('width')),
  })),
  answerWith(studio.listStudioImages, ({ principal, query }) =>
    listStudioImages({ userId: String(principal.userId), query }),
  ),
  // Before the paths that end in an id.
  answerWith(studio.submitStudioImages, ({ principal, body: { ids } }) =>
    submitStudioImages(String(principal.userId), ids),
  ),
  answerWith(studio.getStudioImage, ({ principal, params }) =>
    getStudioImage(String(principal.userId), params.imageId),
  ),
  answerWith(studio.getOriginal, ({ principal, params }) => getOriginal(String(principal.userId), params.imageId)),
  answerWith(studio.changeStudioImages, ({ principal, body: { ids, changes } }) =>
    changeStudioImages(String(principal.userId), ids, changes),
  ),
  answerWith(studio.saveImageWords, ({ principal, body: { rows } }) => saveImageWords(String(principal.userId), rows)),
  answerWith(studio.deleteStudioImage, ({ principal, params }) =>
    deleteStudioImage(String(principal.userId), params.imageId),
  ),
];
