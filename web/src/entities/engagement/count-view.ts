import {
  countExhibitionVisit,
  countImageView,
  countProductView,
  countStoryView,
} from '@aperture-byline/contract/endpoints/works/views';
import { callApi } from '#lib/api/api.ts';
import { takeOrigin } from '#lib/navigation/visitor-origin.ts';

/** Calls that count a view, without a credential: the visitor's cookie proves who was counted. */
export const countView = {
  image: (imageId: string) => callApi(countImageView, { params: { imageId }, body: takeOrigin() }),
  story: (blogId: string) => callApi(countStoryView, { params: { blogId }, body: takeOrigin() }),
  print: (productId: string) => callApi(countProductView, { params: { productId }, body: takeOrigin() }),
  exhibition: (exhibitionId: string) => callApi(countExhibitionVisit, { params: { exhibitionId }, body: takeOrigin() }),
};
