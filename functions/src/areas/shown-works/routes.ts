import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { getImageWorks, getProductWorks, getStoryWorks, listExhibitionPrints } from './shown-works.ts';

const { shownWorks } = endpoints;

export const shownWorksRoutes = [
  defineRoute(shownWorks.getImageWorks, async ({ params }) => ok(await getImageWorks(params.imageId))),
  defineRoute(shownWorks.getProductWorks, async ({ params }) => ok(await getProductWorks(params.slug))),
  defineRoute(shownWorks.getStoryWorks, async ({ params }) => ok(await getStoryWorks(params.slug))),
  defineRoute(shownWorks.listExhibitionPrints, async ({ params }) =>
    ok(await listExhibitionPrints(params.exhibitionId)),
  ),
];
