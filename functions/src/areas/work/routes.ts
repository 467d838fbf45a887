import {
  studioBlog,
  studioExhibition,
  studioProduct,
  type WorkEndpoints,
} from '@aperture-byline/contract/endpoints/studio-works';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { created, defineRoute, ok, type Route } from '../../http/define-route.ts';
import { ApiError } from '../../lib/errors.ts';
import { createWork, deleteWork, updateWork } from './change-work.ts';
import { nounOf } from './nouns.ts';
import { checkSlug, getWork, listWorks } from './read-works.ts';
import { deleteRevision, endExhibition, submitWork, withdrawRevision, withdrawWork } from './submit-work.ts';

/** The version that the caller has seen, where it was sent. Throws INVALID for what is no version. */
function readVersion(version: string | null | undefined): number | undefined {
  if (version === undefined) return undefined;
  if (version !== null && /^\d{1,10}$/.test(version)) return Number(version);
  throw new ApiError('INVALID', { fields: { version: messages.valueInvalid } });
}

/** What the calls of every kind do. */
function workRoutes(kind: WorkKind, calls: WorkEndpoints): Route[] {
  const noun = nounOf(kind);
  const idName = `${kind}Id` as const;
  return [
    defineRoute(calls.list, async ({ query, principal: { userId } }) =>
      ok(await listWorks(noun, userId, query('cursor'))),
    ),
    defineRoute(calls.get, async ({ params, principal: { userId } }) =>
      ok(await getWork(noun, params[idName], userId)),
    ),
    defineRoute(calls.create, async ({ body, principal: { userId }, idempotencyKey }) => {
      const { work, isNew } = await createWork(noun, body, { userId, key: idempotencyKey });
      return isNew ? created(work) : { ...ok(work), isReplay: true };
    }),
    defineRoute(calls.update, async ({ params, body, principal: { userId } }) =>
      ok(await updateWork(noun, params[idName], body, userId)),
    ),
    defineRoute(calls.remove, async ({ params, query, principal: { userId } }) => {
      await deleteWork(noun, params[idName], { userId, version: readVersion(query('version')) });
      return ok(null);
    }),
    defineRoute(calls.submit, async ({ params, body, principal: { userId } }) =>
      ok(await submitWork(noun, params[idName], { ...body, userId })),
    ),
    defineRoute(calls.withdraw, async ({ params, body, principal: { userId } }) =>
      ok(await withdrawWork(noun, params[idName], { ...body, userId })),
    ),
    defineRoute(calls.withdrawRevision, async ({ params, body, principal: { userId } }) =>
      ok(await withdrawRevision(noun, params[idName], { ...body, userId })),
    ),
    defineRoute(calls.dropRevision, async ({ params, query, principal: { userId } }) =>
      ok(await deleteRevision(noun, params[idName], { userId, version: readVersion(query('version')) })),
    ),
  ];
}

export const studioWorkRoutes: readonly Route[] = [
  ...workRoutes('exhibition', studioExhibition),
  ...workRoutes('blog', studioBlog),
  ...workRoutes('product', studioProduct),
  defineRoute(studioExhibition.end, async ({ params, body, principal: { userId } }) =>
    ok(await endExhibition(params.exhibitionId, { ...body, userId })),
  ),
  defineRoute(studioBlog.checkSlug, async ({ params, query }) =>
    ok(await checkSlug(params.slug, query('blogId'))),
  ),
];
