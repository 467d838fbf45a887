import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, defineRoute, ok } from '../../http/define-route.ts';
import { listArchive } from './archive.ts';
import { getCatalogue } from './catalogue.ts';
import { getExhibition, getOngoingExhibition, listExhibitionImages, listExhibitions } from './read-exhibitions.ts';
import { visitOpening } from './visit-opening.ts';

const { exhibition } = endpoints;

export const exhibitionRoutes = [
  answerWith(exhibition.listOngoingExhibitions, ({ query }) => listExhibitions('ongoing', query('userId'))),
  answerWith(exhibition.listUpcomingExhibitions, ({ query }) => listExhibitions('upcoming', query('userId'))),
  answerWith(exhibition.listPastExhibitions, ({ query }) => listExhibitions('past', query('userId'))),
  answerWith(exhibition.listArchive, ({ query }) => listArchive({ year: query('year'), page: query('page') })),
  answerWith(exhibition.getCatalogue, ({ params }) => getCatalogue(params.exhibitionId)),
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
