import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { answerWith, defineRoute } from '../../http/define-route.ts';
import { getSignedFile, listKnownFiles, listUploads } from './uploads.ts';

const { studio } = endpoints;

export const uploadRoutes = [
  answerWith(studio.listUploads, ({ principal, query }) => listUploads(String(principal.userId), query('names'))),
  answerWith(studio.listKnownFiles, ({ principal, body: { hashes } }) =>
    listKnownFiles(String(principal.userId), hashes),
  ),
  defineRoute(studio.getSignedFile, async ({ params: { imageId, variant }, query }) => ({
    file: getSignedFile(imageId, variant, { expires: query('expires'), signature: query('signature') }),
  })),
];
