import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { defineRoute, ok } from '../../http/define-route.ts';
import { getSignedFile, listKnownFiles, listUploads } from './uploads.ts';

const { studio } = endpoints;

export const uploadRoutes = [
  defineRoute(studio.listUploads, async ({ principal, query }) =>
    ok(await listUploads(String(principal.userId), query('names'))),
  ),
  defineRoute(studio.listKnownFiles, async ({ principal, body: { hashes } }) =>
    ok(await listKnownFiles(String(principal.userId), hashes)),
  ),
  defineRoute(studio.getSignedFile, async ({ params: { imageId, variant }, query }) => ({
    file: getSignedFile(imageId, variant, { expires: query('expires'), signature: query('signature') }),
  })),
];
