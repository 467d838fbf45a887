import type { NewPreviewLink, PreviewLink } from '../../blog/preview-link.ts';
import type {
  SlugCheck,
  StoryVersion,
  StoryVersionItem,
  StudioBlog,
  StudioBlogItem,
} from '../../blog/studio-wire.ts';
import type { StudioExhibition, StudioExhibitionItem } from '../../exhibition/studio-wire.ts';
import type { StudioProduct, StudioProductItem } from '../../product/studio-wire.ts';
import type { StudioList, StudioListItem, StudioState } from '../../work/wire.ts';
import type { WorkKind } from '../../work/work-kinds.ts';
import { type Endpoint, type LoadSchema, type Returns, STUDIO_READ } from '../endpoint.ts';

/**
 * Changes an own work. `NOT_FOUND` for another's, as where there is none. `CONFLICT`, with the present version in `fields.version`, where it was
 * changed since the version that was sent; `WRONG_STATE` where its state does not allow it.
 */
const CHANGE = {
  method: 'PUT',
  status: [200],
  auth: 'required',
  authorization: { role: 'artist' },
  cache: 'never',
  quota: 'work',
  errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'],
} as const;

/** Submits, withdraws or ends an own work. */
const TRANSITION = {
  ...CHANGE,
  method: 'POST',
  body: async () => (await import('../../work/schemas.ts')).versionSchema,
} as const;

/** Deletion: like `CHANGE`, but the `version` that the caller has seen may be missing, and is not compared then. */
const DELETION = {
  ...CHANGE,
  method: 'DELETE',
  query: ['version'],
  errors: ['INVALID', ...CHANGE.errors],
} as const;

/** The calls of an artist about works of one kind, of which all that change one answer it as it is then. */
function workEndpoints<
  const K extends WorkKind,
  NewBody extends LoadSchema,
  ChangeBody extends LoadSchema,
  Work,
  Item,
>(
  kind: K,
  bodies: { create: NewBody; update: ChangeBody },
  _answers: { work: Returns<Work>; item: Returns<Item> },
) {
  const list = `/studio/${kind}` as const;
  const one = `${list}/:${kind}Id` as const;
  return {
    /** The caller's own in every state, newest first, 20 at a time. */
    list: {
      ...STUDIO_READ,
      path: list,
      query: ['cursor'],
      response: {} as Returns<StudioList<Item>>,
    },
    /** Returns one of the caller's own works, as it is being edited. */
    get: { ...STUDIO_READ, path: one, response: {} as Returns<Work>, errors: ['NOT_FOUND'] },
    /** Makes a draft, once for each key, of which anything may be missing. */
    create: {
      ...CHANGE,
      method: 'POST',
      path: list,
      idempotent: true,
      body: bodies.create,
      status: [200, 201],
      quota: 'newWork',
      errors: [],
      response: {} as Returns<Work>,
    },
    /**
     * Changes what was sent and leaves the rest. Of an approved one, words and pictures wait in its revision until that is approved; a
     * print's sizes, its charges, and frames that are taken off change at once.
     */
    update: { ...CHANGE, path: one, body: bodies.update, response: {} as Returns<Work> },
    /** Deletes a draft, or what was rejected, unless prints of it were ordered. */
    remove: { ...DELETION, path: one, response: {} as Returns<null> },
    /** Asks for review, of the revision where there is one. `INVALID` names the fields that are incomplete. */
    submit: { ...TRANSITION, path: `${one}/submit`, response: {} as Returns<Work> },
    /** Makes a draft again of what is submitted or public, at once. Of a public one, its revision becomes the draft's words. */
    withdraw: { ...TRANSITION, path: `${one}/withdraw`, response: {} as Returns<Work> },
    /** Takes a submitted revision back, to change it further; what is public stays. */
    withdrawRevision: { ...TRANSITION, path: `${one}/revision/withdraw`, response: {} as Returns<Work> },
    /** Drops a revision that is not submitted; what is public stays. */
    dropRevision: { ...DELETION, path: `${one}/revision`, response: {} as Returns<Work> },
  } as const;
}

/** Endpoints of any kind of work. */
export type WorkEndpoints = ReturnType<
  typeof workEndpoints<WorkKind, LoadSchema, LoadSchema, StudioState, StudioListItem>
>;

export const studioExhibition = {
  ...workEndpoints(
    'exhibition',
    {
      create: async () => (await import('../../exhibition/studio-schemas.ts')).newExhibitionSchema,
      update: async () => (await import('../../exhibition/studio-schemas.ts')).exhibitionChangeSchema,
    },
    { work: {} as Returns<StudioExhibition>, item: {} as Returns<StudioExhibitionItem> },
  ),
  /** Closes an exhibition that is open, now. */
  end: {
    ...TRANSITION,
    path: '/studio/exhibition/:exhibitionId/end',
    response: {} as Returns<StudioExhibition>,
  },
} as const satisfies Record<string, Endpoint>;

export const studioBlog = {
  ...workEndpoints(
    'blog',
    {
      create: async () => (await import('../../blog/studio-schemas.ts')).newBlogSchema,
      update: async () => (await import('../../blog/studio-schemas.ts')).blogChangeSchema,
    },
    { work: {} as Returns<StudioBlog>, item: {} as Returns<StudioBlogItem> },
  ),
  /** Whether a slug can be given to a story; free also where it is the one of `blogId`, the caller's own. */
  checkSlug: {
    ...STUDIO_READ,
    path: '/studio/blog/slug/:slug',
    query: ['blogId'],
    response: {} as Returns<SlugCheck>,
  },
  /** The last twenty versions of an own story before its words or pictures were replaced, the newest first. */
  listVersions: {
    ...STUDIO_READ,
    path: '/studio/blog/:blogId/history',
    response: {} as Returns<StoryVersionItem[]>,
    errors: ['NOT_FOUND'],
  },
  /** Returns a kept version, to be read. */
  getVersion: {
    ...STUDIO_READ,
    path: '/studio/blog/:blogId/history/:number',
    response: {} as Returns<StoryVersion>,
    errors: ['NOT_FOUND'],
  },
  /**
   * Changes the story to what it was then, but for its address: as `update` does, with the same refusals, and refused with the fields that
   * show photographs which are gone or private now. What is replaced is kept as a version, so that it can be restored too.
   */
  restoreVersion: {
    ...TRANSITION,
    path: '/studio/blog/:blogId/history/:number/restore',
    response: {} as Returns<StudioBlog>,
  },
  /** The links to the preview of an own story that have not ended, the next to end first. Their tokens are not known any more. */
  listPreviewLinks: {
    ...STUDIO_READ,
    path: '/studio/blog/:blogId/preview',
    response: {} as Returns<PreviewLink[]>,
    errors: ['NOT_FOUND'],
  },
  /**
   * Makes a link that lets anybody who has it read what of an own story is not public yet, for some days; ten at a time. `WRONG_STATE` where
   * all of it is public.
   */
  createPreviewLink: {
    ...CHANGE,
    method: 'POST',
    path: '/studio/blog/:blogId/preview',
    body: async () => (await import('../../blog/preview-link.ts')).previewLinkSchema,
    status: [201],
    response: {} as Returns<NewPreviewLink>,
  },
  /** Ends a link at once; also one that has ended. */
  endPreviewLink: {
    ...CHANGE,
    method: 'DELETE',
    path: '/studio/blog/:blogId/preview/:linkId',
    errors: ['NOT_FOUND'],
    response: {} as Returns<null>,
  },
} as const satisfies Record<string, Endpoint>;

export const studioProduct = workEndpoints(
  'product',
  {
    create: async () => (await import('../../product/studio-schemas.ts')).newProductSchema,
    update: async () => (await import('../../product/studio-schemas.ts')).productChangeSchema,
  },
  { work: {} as Returns<StudioProduct>, item: {} as Returns<StudioProductItem> },
);
