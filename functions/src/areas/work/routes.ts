import {
  type PreviewEndpoints,
  type PreviewedKind,
  studioBlog,
  studioExhibition,
  studioProduct,
  type WorkEndpoints,
} from '@aperture-byline/contract/endpoints/studio/studio-works';
import * as preview from '@aperture-byline/contract/endpoints/works/preview';
import { schemaMessages } from '@aperture-byline/contract/shared/text/text-fields';
import { answerWith, created, defineRoute, ok, type Route } from '../../http/define-route.ts';
import { ApiError } from '../../lib/errors.ts';
import { createWork, editWork, removeWork } from './edit-work.ts';
import { endExhibition } from './end-exhibition.ts';
import { getVersion, listVersions, restoreVersion } from './history/story-history.ts';
import { endPreviewLink, listPreviewLinks, makePreviewLink } from './previews/preview-links.ts';
import { getPreviewedWork, getPreviewFile } from './previews/previewed-work.ts';
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

function workRoutes(type: WorkType, calls: WorkEndpoints): Route[] {
  const idName = `${type.kind}Id` as const;
  return [
    answerWith(calls.list, ({ query, principal: { userId } }) => listWorks(type, userId, query('cursor'))),
    answerWith(calls.get, ({ params, principal: { userId } }) => getWork(type, params[idName], userId)),
    defineRoute(calls.create, async ({ body, principal: { userId }, idempotencyKey }) => {
      const { work, isNew } = await createWork(type, body, { userId, key: idempotencyKey });
      return isNew ? created(work) : { ...ok(work), isReplay: true };
    }),
    answerWith(calls.update, ({ params, body: { version, ...patch }, principal: { userId } }) =>
      editWork(type, params[idName], patch, { userId, version }),
    ),
    answerWith(calls.remove, ({ params, query, principal: { userId } }) =>
      removeWork(type, params[idName], { userId, version: readVersion(query('version')) }),
    ),
    answerWith(calls.submit, ({ params, body, principal: { userId } }) =>
      submitWork(type, params[idName], { ...body, userId }),
    ),
    answerWith(calls.withdraw, ({ params, body, principal: { userId } }) =>
      withdrawWork(type, params[idName], { ...body, userId }),
    ),
    answerWith(calls.withdrawRevision, ({ params, body, principal: { userId } }) =>
      withdrawRevision(type, params[idName], { ...body, userId }),
    ),
    answerWith(calls.dropRevision, ({ params, query, principal: { userId } }) =>
      dropRevision(type, params[idName], { userId, version: readVersion(query('version')) }),
    ),
  ];
}

function previewRoutes(kind: PreviewedKind, calls: PreviewEndpoints): Route[] {
  return [
    answerWith(calls.listPreviewLinks, ({ params, principal: { userId } }) =>
      listPreviewLinks(kind, params.workId, userId),
    ),
    defineRoute(calls.createPreviewLink, async ({ params, body, principal: { userId } }) =>
      created(await makePreviewLink(kind, params.workId, { ...body, userId })),
    ),
    answerWith(calls.endPreviewLink, ({ params: { workId, linkId }, principal: { userId } }) =>
      endPreviewLink(kind, workId, { linkId, userId }),
    ),
  ];
}

export const studioWorkRoutes: readonly Route[] = [
  ...workRoutes(exhibition, studioExhibition),
  ...workRoutes(story, studioBlog),
  ...workRoutes(print, studioProduct),
  answerWith(studioExhibition.end, ({ params, body, principal: { userId } }) =>
    endExhibition(params.exhibitionId, { ...body, userId }),
  ),
  answerWith(studioBlog.checkSlug, ({ params, query }) => checkSlug(params.slug, query('blogId'))),
  answerWith(studioBlog.listVersions, ({ params, principal: { userId } }) => listVersions(params.blogId, userId)),
  answerWith(studioBlog.getVersion, ({ params, principal: { userId } }) =>
    getVersion(params.blogId, params.number, userId),
  ),
  answerWith(studioBlog.restoreVersion, ({ params, body, principal: { userId } }) =>
    restoreVersion(params.blogId, params.number, { ...body, userId }),
  ),
  ...previewRoutes('exhibition', studioExhibition),
  ...previewRoutes('blog', studioBlog),
  answerWith(preview.getPreviewedWork, ({ params }) => getPreviewedWork(params.token)),
  defineRoute(preview.getPreviewFile, async ({ params: { token, imageId, variant } }) => ({
    file: await getPreviewFile(token, imageId, variant),
  })),
];
