import * as preview from '@aperture-byline/contract/endpoints/preview';
import {
  studioBlog,
  studioExhibition,
  studioProduct,
  type WorkEndpoints,
} from '@aperture-byline/contract/endpoints/studio-works';
import { schemaMessages } from '@aperture-byline/contract/shared/schema-messages';
import { created, defineRoute, ok, type Route } from '../../http/define-route.ts';
import { ApiError } from '../../lib/errors.ts';
import type { WorkService } from './define-work-type.ts';
import { endPreviewLink, listPreviewLinks, makePreviewLink } from './preview-links.ts';
import { getPreviewedStory, getPreviewFile } from './previewed-story.ts';
import { checkSlug } from './read-works.ts';
import { getState, listStates, restoreState } from './story-history.ts';
import { endExhibition } from './submit-work.ts';
import { WORKS } from './works.ts';

/** The version that the caller has seen, where it was sent. Throws INVALID for what is no version. */
function readVersion(version: string | null | undefined): number | undefined {
  if (version === undefined) return undefined;
  if (version !== null && /^\d{1,10}$/.test(version)) return Number(version);
  throw new ApiError('INVALID', { fields: { version: schemaMessages.valueInvalid } });
}

/** What the calls of every kind do. */
function workRoutes(works: WorkService, calls: WorkEndpoints): Route[] {
  const idName = `${works.kind}Id` as const;
  return [
    defineRoute(calls.list, async ({ query, principal: { userId } }) =>
      ok(await works.list(userId, query('cursor'))),
    ),
    defineRoute(calls.get, async ({ params, principal: { userId } }) =>
      ok(await works.get(params[idName], userId)),
    ),
    defineRoute(calls.create, async ({ body, principal: { userId }, idempotencyKey }) => {
      const { work, isNew } = await works.create(body, { userId, key: idempotencyKey });
      return isNew ? created(work) : { ...ok(work), isReplay: true };
    }),
    defineRoute(calls.update, async ({ params, body: { version, ...patch }, principal: { userId } }) =>
      ok(await works.update(params[idName], patch, { userId, version })),
    ),
    defineRoute(calls.remove, async ({ params, query, principal: { userId } }) => {
      await works.remove(params[idName], { userId, version: readVersion(query('version')) });
      return ok(null);
    }),
    defineRoute(calls.submit, async ({ params, body, principal: { userId } }) =>
      ok(await works.submit(params[idName], { ...body, userId })),
    ),
    defineRoute(calls.withdraw, async ({ params, body, principal: { userId } }) =>
      ok(await works.withdraw(params[idName], { ...body, userId })),
    ),
    defineRoute(calls.withdrawRevision, async ({ params, body, principal: { userId } }) =>
      ok(await works.withdrawRevision(params[idName], { ...body, userId })),
    ),
    defineRoute(calls.dropRevision, async ({ params, query, principal: { userId } }) =>
      ok(await works.dropRevision(params[idName], { userId, version: readVersion(query('version')) })),
    ),
  ];
}

export const studioWorkRoutes: readonly Route[] = [
  ...workRoutes(WORKS.exhibition, studioExhibition),
  ...workRoutes(WORKS.blog, studioBlog),
  ...workRoutes(WORKS.product, studioProduct),
  defineRoute(studioExhibition.end, async ({ params, body, principal: { userId } }) =>
    ok(await endExhibition(params.exhibitionId, { ...body, userId })),
  ),
  defineRoute(studioBlog.checkSlug, async ({ params, query }) =>
    ok(await checkSlug(params.slug, query('blogId'))),
  ),
  defineRoute(studioBlog.listStates, async ({ params, principal: { userId } }) =>
    ok(await listStates(params.blogId, userId)),
  ),
  defineRoute(studioBlog.getState, async ({ params, principal: { userId } }) =>
    ok(await getState(params.blogId, params.number, userId)),
  ),
  defineRoute(studioBlog.restoreState, async ({ params, body, principal: { userId } }) =>
    ok(await restoreState(params.blogId, params.number, { ...body, userId })),
  ),
  defineRoute(studioBlog.listPreviewLinks, async ({ params, principal: { userId } }) =>
    ok(await listPreviewLinks(params.blogId, userId)),
  ),
  defineRoute(studioBlog.createPreviewLink, async ({ params, body, principal: { userId } }) =>
    created(await makePreviewLink(params.blogId, body.days, userId)),
  ),
  defineRoute(studioBlog.endPreviewLink, async ({ params, principal: { userId } }) => {
    await endPreviewLink(params.blogId, params.linkId, userId);
    return ok(null);
  }),
  defineRoute(preview.getPreviewedStory, async ({ params }) => ok(await getPreviewedStory(params.token))),
  defineRoute(preview.getPreviewFile, async ({ params: { token, imageId, variant } }) => ({
    file: await getPreviewFile(token, imageId, variant),
  })),
];
