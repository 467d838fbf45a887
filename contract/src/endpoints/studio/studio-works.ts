import type {
  NewPreviewLink,
  PreviewLink,
  SlugCheck,
  StoryVersion,
  StoryVersionItem,
  StudioBlog,
  StudioBlogItem,
} from '../../blog/wire.ts';
import type { StudioExhibition, StudioExhibitionItem } from '../../exhibition/wire.ts';
import type { StudioProduct, StudioProductItem } from '../../product/wire.ts';
import type { StudioList, StudioListItem, StudioState } from '../../work/wire.ts';
import type { WorkKind } from '../../work/work-kinds.ts';
import type { BodyName } from '../bodies.ts';
import { artist } from '../callers.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * Settings of a change of an own work. `NOT_FOUND` for another's, as where there is none. `CONFLICT`, with the present
 * version in `fields.version`, where it was changed since the version that was sent; `WRONG_STATE` where its state does
 * not allow it.
 */
const CHANGE = { quota: 'work', errors: ['NOT_FOUND', 'CONFLICT', 'WRONG_STATE'] } as const;

/** Settings of the calls that submit, withdraw or end an own work. */
const TRANSITION = { ...CHANGE, body: 'work.versionSchema' } as const;

/**
 * Settings of a deletion: like `CHANGE`, but the `version` that the caller has seen may be missing, and is not compared
 * then.
 */
const DELETION = { ...CHANGE, query: ['version'], errors: ['INVALID', ...CHANGE.errors] } as const;

type NewWork = Extract<BodyName, `${WorkKind}.new${string}`>;
type ChangedWork = Extract<BodyName, `${WorkKind}.${WorkKind}ChangeSchema`>;

/** Defines the calls of an artist about works of one kind, of which all that change one answer it as it is then. */
function workCalls<const K extends WorkKind, const New extends NewWork, const Changed extends ChangedWork>(
  kind: K,
  bodies: { create: New; update: Changed },
) {
  const list = `/studio/${kind}` as const;
  const one = `${list}/:${kind}Id` as const;
  return {
    returns: <Work, Item>() => ({
      /** The caller's own in every state, newest first, 20 at a time. */
      list: artist.get(list, { query: ['cursor'] }).returns<StudioList<Item>>(),
      /** Returns one of the caller's own works, as it is being edited. */
      get: artist.get(one, { errors: ['NOT_FOUND'] }).returns<Work>(),
      /** Makes a draft, once for each key, of which anything may be missing. */
      create: artist
        .post(list, { body: bodies.create, idempotent: true, status: [200, 201], quota: 'newWork' })
        .returns<Work>(),
      /**
       * Changes what was sent and leaves the rest. Of an approved one, words and pictures wait in its revision until
       * that is approved; a print's sizes, its charges, and frames that are taken off change at once.
       */
      update: artist.put(one, { ...CHANGE, body: bodies.update }).returns<Work>(),
      /** Deletes a draft, or what was rejected, unless prints of it were ordered. */
      remove: artist.delete(one, DELETION).returns<null>(),
      /** Asks for review, of the revision where there is one. `INVALID` names the fields that are incomplete. */
      submit: artist.post(`${one}/submit`, TRANSITION).returns<Work>(),
      /**
       * Makes a draft again of what is submitted or public, at once. Of a public one, its revision becomes the draft's
       * words.
       */
      withdraw: artist.post(`${one}/withdraw`, TRANSITION).returns<Work>(),
      /** Takes a submitted revision back, to change it further; what is public stays. */
      withdrawRevision: artist.post(`${one}/revision/withdraw`, TRANSITION).returns<Work>(),
      /** Drops a revision that is not submitted; what is public stays. */
      dropRevision: artist.delete(`${one}/revision`, DELETION).returns<Work>(),
    }),
  };
}

declare const anyWork: ReturnType<typeof workCalls<WorkKind, NewWork, ChangedWork>>;
/** Endpoints of any kind of work. */
export type WorkEndpoints = ReturnType<typeof anyWork.returns<StudioState, StudioListItem>>;

/** Works that can be shown before they are public, to whoever has a link. */
export type PreviewedKind = 'blog' | 'exhibition';

function previewCalls(kind: PreviewedKind) {
  const links = `/studio/${kind}/:workId/preview` as const;
  return {
    /**
     * The links to the preview of an own work that have not ended, the next to end first. Their tokens are not known
     * any more.
     */
    listPreviewLinks: artist.get(links, { errors: ['NOT_FOUND'] }).returns<PreviewLink[]>(),
    /**
     * Makes a link that lets anybody who has it see what of an own work is not public yet, for some days; ten at a
     * time. `WRONG_STATE` where all of it is public.
     */
    createPreviewLink: artist
      .post(links, { ...CHANGE, body: 'blog.previewLinkSchema', status: [201] })
      .returns<NewPreviewLink>(),
    /** Ends a link at once; also one that has ended. */
    endPreviewLink: artist.delete(`${links}/:linkId`, { ...CHANGE, errors: ['NOT_FOUND'] }).returns<null>(),
  };
}

export type PreviewEndpoints = ReturnType<typeof previewCalls>;

export const studioExhibition = {
  ...workCalls('exhibition', {
    create: 'exhibition.newExhibitionSchema',
    update: 'exhibition.exhibitionChangeSchema',
  }).returns<StudioExhibition, StudioExhibitionItem>(),
  /** Closes an exhibition that is open, now. */
  end: artist.post('/studio/exhibition/:exhibitionId/end', TRANSITION).returns<StudioExhibition>(),
  ...previewCalls('exhibition'),
} as const satisfies Record<string, Endpoint>;

export const studioBlog = {
  ...workCalls('blog', { create: 'blog.newBlogSchema', update: 'blog.blogChangeSchema' }).returns<
    StudioBlog,
    StudioBlogItem
  >(),
  /** Whether a slug can be given to a story; free also where it is the one of `blogId`, the caller's own. */
  checkSlug: artist.get('/studio/blog/slug/:slug', { query: ['blogId'] }).returns<SlugCheck>(),
  /** The last twenty versions of an own story before its words or pictures were replaced, the newest first. */
  listVersions: artist.get('/studio/blog/:blogId/history', { errors: ['NOT_FOUND'] }).returns<StoryVersionItem[]>(),
  /** Returns a kept version, to be read. */
  getVersion: artist.get('/studio/blog/:blogId/history/:number', { errors: ['NOT_FOUND'] }).returns<StoryVersion>(),
  /**
   * Changes the story to what it was then, but for its address: as `update` does, with the same refusals, and refused
   * with the fields that show photographs which are gone or private now. What is replaced is kept as a version, so that
   * it can be restored too.
   */
  restoreVersion: artist.post('/studio/blog/:blogId/history/:number/restore', TRANSITION).returns<StudioBlog>(),
  ...previewCalls('blog'),
} as const satisfies Record<string, Endpoint>;

export const studioProduct = workCalls('product', {
  create: 'product.newProductSchema',
  update: 'product.productChangeSchema',
}).returns<StudioProduct, StudioProductItem>();
