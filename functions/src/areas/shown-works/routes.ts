import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith } from '../../http/define-route.ts';
import { getImageWorks, getProductWorks, getStoryWorks, listExhibitionPrints } from './shown-works.ts';

const { shownWorks } = endpoints;

export const shownWorksRoutes = [
  answerWith(shownWorks.getImageWorks, ({ params }) => getImageWorks(params.imageId)),
  answerWith(shownWorks.getProductWorks, ({ params }) => getProductWorks(params.slug)),
  answerWith(shownWorks.getStoryWorks, ({ params }) => getStoryWorks(params.slug)),
  answerWith(shownWorks.listExhibitionPrints, ({ params }) => listExhibitionPrints(params.exhibitionId)),
];
