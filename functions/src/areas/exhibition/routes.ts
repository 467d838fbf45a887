import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { listArchive } from './archive.ts';
import { getCatalogue } from './catalogue.ts';
import {
  getExhibition,
  getOngoingExhibition,
  listExhibitionImages,
  listExhibitions,
} from './read-exhibitions.ts';
import { visitOpening } from './visit-opening.ts';

const { exhibition } = endpoints;

export const exhibitionRoutes = [
  defineRoute(exhibition.listOngoingExhibitions, async ({ query }) =>
    ok(await listExhibitions('ongoing', query('userId'))),
  ),
  defineRoute(exhibition.listUpcomingExhibitions, async ({ query }) =>
    ok(await listExhibitions('upcoming', query('userId'))),
  ),
  defineRoute(exhibition.listPastExhibitions, async ({ query }) =>
    ok(await listExhibitions('past', query('userId'))),
  ),
  defineRoute(exhibition.listArchive, async ({ query }) =>
    ok(await listArchive({ year: query('year'), page: query('page') })),
  ),
  defineRoute(exhibition.getCatalogue, async ({ params }) => ok(await getCatalogue(params.exhibitionId))),
  defineRoute(exhibition.getOngoingExhibition, async ({ params }) => ({
    status: 200,
    ...(await getOngoingExhibition(params.exhibitionId)),
  })),
  defineRoute(exhibition.listExhibitionImages, async ({ params, principal }) => ({
    status: 200,
    ...(await listExhibitionImages(params.exhibitionId, principal)),
  })),
  defineRoute(exhibition.visitOpening, async ({ params, visitorId }) => {
    const { visit, newVisitorId } = await visitOpening(params.exhibitionId, visitorId());
    return { ...ok(visit), ...(newVisitorId && { visitorId: newVisitorId }) };
  }),
  defineRoute(exhibition.getExhibition, async ({ params }) => ({
    status: 200,
    ...(await getExhibition(params.exhibitionId)),
  })),
];
