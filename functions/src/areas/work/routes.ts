import {
  studioBlog,
  studioExhibition,
  studioProduct,
  type WorkEndpoints,
} from '@aperture-byline/contract/endpoints/studio/studio-works';
import * as preview from '@aperture-byline/contract/endpoints/works/preview';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { created, defineRoute, ok, type Route } from '../../http/define-route.ts';
import { ApiError } from '../../lib/errors.ts';
import { createWork, editWork, removeWork } from './edit-work.ts';
import { endExhibition } from './end-exhibition.ts';
import { getState, listStates, restoreState } from './history/story-history.ts';
import { endPreviewLink, listPreviewLinks, makePreviewLink } from './previews/preview-links.ts';
import { getPreviewedStory, getPreviewFile } from './previews/previewed-story.ts';
import { checkSlug, getWork, listWorks } from './read-works.ts';
import { submitWork } from './review/submit-work.ts';
import { exhibition } from './types/exhibition.ts';
import { print } from './types/print.ts';
import { story } from './types/story.ts';
import type { WorkType } from './types/work-type.ts';
import { dropRevision, withdrawRevision, withdrawWork } from './withdraw-work.ts';

/** The version that the caller has seen, where it was sent. Throws INVALID for what is no version. */
function readVersion(version: string | null | undefined): number | undefined {
  if (version === undefined) return undefined;
  if (version !== null && /^\d{1,10}$/.test(version)) return Number(version);
  throw new ApiError('INVALID', { fields: { version: schemaMessages.valueInvalid } });
}

/** Binds the calls of every kind to a work type. */
function workRoutes(type: WorkType, calls: WorkEndpoints): Route[] {
  const idName = `${type.kind}Id` as const;
  return [
    defineRoute(calls.list, async ({ query, principal: { userId } }) =>
      ok(await listWorks(type, userId, query('cursor'))),
    ),
    defineRoute(calls.get, async ({ params, principal: { userId } }) =>
      ok(await getWork(type, params[idName], userId)),
    ),
    defineRoute(calls.create, async ({ body, principal: { userId }, idempotencyKey }) => {
      const { work, isNew } = await createWork(type, body, { userId, key: idempotencyKey });
      return isNew ? created(work) : { ...ok(work), isReplay: true };
    }),
    defineRoute(calls.update, async ({ params, body: { version, ...patch }, principal: { userId } }) =>
      ok(await editWork(type, params[idName], patch, { userId, version })),
    ),
    defineRoute(calls.remove, async ({ params, query, principal: { userId } }) => {
      await removeWork(type, params[idName], { userId, version: readVersion(query('version')) });
      return ok(null);
    }),
    defineRoute(calls.submit, async ({ params, body, principal: { userId } }) =>
      ok(await submitWork(type, params[idName], { ...body, userId })),
    ),
    defineRoute(calls.withdraw, async ({ params, body, principal: { userId } }) =>
      ok(await withdrawWork(type, params[idName], { ...body, userId })),
    ),
    defineRoute(calls.withdrawRevision, async ({ params, body, principal: { userId } }) =>
      ok(await withdrawRevision(type, params[idName], { ...body, userId })),
    ),
    defineRoute(calls.dropRevision, async ({ params, query, principal: { userId } }) =>
      ok(await dropRevision(type, params[idName], { userId, version: readVersion(query('version')) })),
    ),
  ];
}

export const studioWorkRoutes: readonly Route[] = [
  ...workRoutes(exhibition, studioExhibition),
  ...workRoutes(story, studioBlog),
  ...workRoutes(print, studioProduct),
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
