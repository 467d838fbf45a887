import { endpoints } from '@aperture-byline/contract/endpoints/table';
import { messages } from '@aperture-byline/contract/shared/messages';
import { created, defineRoute, ok } from '../../http/define-route.ts';
import { ApiError } from '../../lib/errors.ts';
import { createWork, deleteWork, updateWork } from './change-work.ts';
import { exhibitions } from './exhibitions.ts';
import { prints } from './prints.ts';
import { checkSlug, getWork, listWorks } from './read-works.ts';
import { stories } from './stories.ts';
import { deleteRevision, endExhibition, submitWork, withdrawRevision, withdrawWork } from './submit-work.ts';

const { studio } = endpoints;

/** Throws INVALID for what is no version. */
function seenVersion(version: string | null | undefined): number | undefined {
  if (version === undefined) return undefined;
  if (version !== null && /^\d{1,10}$/.test(version)) return Number(version);
  throw new ApiError('INVALID', { fields: { version: messages.valueInvalid } });
}

const createdOnce = <W>({ work, isNew }: { work: W; isNew: boolean }) =>
  isNew ? created(work) : { ...ok(work), isReplay: true };

const exhibitionRoutes = [
  defineRoute(studio.listStudioExhibitions, async ({ query, principal: { userId } }) =>
    ok(await listWorks(exhibitions, userId, query('cursor'))),
  ),
  defineRoute(studio.getStudioExhibition, async ({ params, principal: { userId } }) =>
    ok(await getWork(exhibitions, params.exhibitionId, userId)),
  ),
  defineRoute(studio.createExhibition, async ({ body, principal: { userId }, idempotencyKey }) =>
    createdOnce(await createWork(exhibitions, body, { userId, key: idempotencyKey })),
  ),
  defineRoute(studio.updateExhibition, async ({ params, body, principal: { userId } }) =>
    ok(await updateWork(exhibitions, params.exhibitionId, body, userId)),
  ),
  defineRoute(studio.deleteExhibition, async ({ params, query, principal: { userId } }) => {
    await deleteWork(exhibitions, params.exhibitionId, { userId, version: seenVersion(query('version')) });
    return ok(null);
  }),
  defineRoute(studio.submitExhibition, async ({ params, body, principal: { userId } }) =>
    ok(await submitWork(exhibitions, params.exhibitionId, { ...body, userId })),
  ),
  defineRoute(studio.withdrawExhibition, async ({ params, body, principal: { userId } }) =>
    ok(await withdrawWork(exhibitions, params.exhibitionId, { ...body, userId })),
  ),
  defineRoute(studio.withdrawExhibitionRevision, async ({ params, body, principal: { userId } }) =>
    ok(await withdrawRevision(exhibitions, params.exhibitionId, { ...body, userId })),
  ),
  defineRoute(studio.deleteExhibitionRevision, async ({ params, query, principal: { userId } }) =>
    ok(
      await deleteRevision(exhibitions, params.exhibitionId, {
        userId,
        version: seenVersion(query('version')),
      }),
    ),
  ),
  defineRoute(studio.endExhibition, async ({ params, body, principal: { userId } }) =>
    ok(await endExhibition(params.exhibitionId, { ...body, userId })),
  ),
];

const storyRoutes = [
  defineRoute(studio.listStudioStories, async ({ query, principal: { userId } }) =>
    ok(await listWorks(stories, userId, query('cursor'))),
  ),
  defineRoute(studio.checkSlug, async ({ params, query }) =>
    ok(await checkSlug(params.slug, query('blogId'))),
  ),
  defineRoute(studio.getStudioStory, async ({ params, principal: { userId } }) =>
    ok(await getWork(stories, params.blogId, userId)),
  ),
  defineRoute(studio.createStory, async ({ body, principal: { userId }, idempotencyKey }) =>
    createdOnce(await createWork(stories, body, { userId, key: idempotencyKey })),
  ),
  defineRoute(studio.updateStory, async ({ params, body, principal: { userId } }) =>
    ok(await updateWork(stories, params.blogId, body, userId)),
  ),
  defineRoute(studio.deleteStory, async ({ params, query, principal: { userId } }) => {
    await deleteWork(stories, params.blogId, { userId, version: seenVersion(query('version')) });
    return ok(null);
  }),
  defineRoute(studio.submitStory, async ({ params, body, principal: { userId } }) =>
    ok(await submitWork(stories, params.blogId, { ...body, userId })),
  ),
  defineRoute(studio.withdrawStory, async ({ params, body, principal: { userId } }) =>
    ok(await withdrawWork(stories, params.blogId, { ...body, userId })),
  ),
  defineRoute(studio.withdrawStoryRevision, async ({ params, body, principal: { userId } }) =>
    ok(await withdrawRevision(stories, params.blogId, { ...body, userId })),
  ),
  defineRoute(studio.deleteStoryRevision, async ({ params, query, principal: { userId } }) =>
    ok(await deleteRevision(stories, params.blogId, { userId, version: seenVersion(query('version')) })),
  ),
];

const printRoutes = [
  defineRoute(studio.listStudioProducts, async ({ query, principal: { userId } }) =>
    ok(await listWorks(prints, userId, query('cursor'))),
  ),
  defineRoute(studio.getStudioProduct, async ({ params, principal: { userId } }) =>
    ok(await getWork(prints, params.productId, userId)),
  ),
  defineRoute(studio.createProduct, async ({ body, principal: { userId }, idempotencyKey }) =>
    createdOnce(await createWork(prints, body, { userId, key: idempotencyKey })),
  ),
  defineRoute(studio.updateProduct, async ({ params, body, principal: { userId } }) =>
    ok(await updateWork(prints, params.productId, body, userId)),
  ),
  defineRoute(studio.deleteProduct, async ({ params, query, principal: { userId } }) => {
    await deleteWork(prints, params.productId, { userId, version: seenVersion(query('version')) });
    return ok(null);
  }),
  defineRoute(studio.submitProduct, async ({ params, body, principal: { userId } }) =>
    ok(await submitWork(prints, params.productId, { ...body, userId })),
  ),
  defineRoute(studio.withdrawProduct, async ({ params, body, principal: { userId } }) =>
    ok(await withdrawWork(prints, params.productId, { ...body, userId })),
  ),
  defineRoute(studio.withdrawProductRevision, async ({ params, body, principal: { userId } }) =>
    ok(await withdrawRevision(prints, params.productId, { ...body, userId })),
  ),
  defineRoute(studio.deleteProductRevision, async ({ params, query, principal: { userId } }) =>
    ok(await deleteRevision(prints, params.productId, { userId, version: seenVersion(query('version')) })),
  ),
];

export const workRoutes = [...exhibitionRoutes, ...storyRoutes, ...printRoutes];
