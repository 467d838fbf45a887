import {
  getImageWorks,
  getProductWorks,
  getStoryWorks,
  listExhibitionPrints,
} from '@aperture-byline/contract/endpoints/works/shown-works';
import { apiQuery } from '#lib/api/api.ts';

export const imageWorksQuery = (imageId: string) => apiQuery(getImageWorks, { params: { imageId } });

/** The photographs of a print, where else they are shown, and more of its photographer. */
export const productWorksQuery = (slug: string) => apiQuery(getProductWorks, { params: { slug } });

/** The photographs of an open exhibition that are for sale. */
export const exhibitionPrintsQuery = (exhibitionId: string) =>
  apiQuery(listExhibitionPrints, { params: { exhibitionId } });

export const storyWorksQuery = (slug: string) => apiQuery(getStoryWorks, { params: { slug } });
