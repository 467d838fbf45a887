import type { BlogFields } from '@aperture-byline/contract/blog/bodies';
import type { StudioBlog, StudioBlogItem } from '@aperture-byline/contract/blog/wire';
import type { Endpoint, Returns } from '@aperture-byline/contract/endpoints/endpoint';
import { studioBlog, studioExhibition, studioProduct } from '@aperture-byline/contract/endpoints/studio/studio-works';
import type { ExhibitionFields } from '@aperture-byline/contract/exhibition/bodies';
import type { StudioExhibition, StudioExhibitionItem } from '@aperture-byline/contract/exhibition/wire';
import type { ProductFields } from '@aperture-byline/contract/product/bodies';
import type { StudioProduct, StudioProductItem } from '@aperture-byline/contract/product/wire';
import type { StudioList, StudioState } from '@aperture-byline/contract/work/wire';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { QueryClient } from '@tanstack/react-query';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privatePages } from '#entities/session/api/private-pages.ts';
import { privateQuery } from '#entities/session/api/private-requests.ts';
import type { WorkTransition } from '#entities/work/work-state.ts';

export interface EditedWork<Fields> extends StudioState {
  fields: Fields;
}

type Answers<Data> = Omit<Endpoint, 'response'> & { response: Returns<Data> };

interface Endpoints<Work, Item> extends Partial<Record<WorkTransition, Answers<Work>>> {
  list: Answers<StudioList<Item>>;
  get: Answers<Work>;
  create: Answers<Work>;
  update: Answers<Work>;
  dropRevision: Answers<Work>;
  remove: Answers<null>;
}

/** The studio's calls about one kind of work. All that change a work answer it as it is then. */
function defineWorkCalls<Fields, Work extends EditedWork<Fields>, Item>(
  kind: WorkKind,
  endpoints: Endpoints<Work, Item>,
) {
  const one = (id: string) => ({ params: { [`${kind}Id`]: id } });
  return {
    /** Own works in every state, newest first, twenty a page. */
    list: (uid: string) =>
      privatePages(
        uid,
        endpoints.list,
        (cursor) => ({ query: { cursor } }),
        ({ nextCursor }) => nextCursor,
      ),
    read: (uid: string, id: string) => privateQuery(uid, endpoints.get, one(id)),
    /** Once for each `Idempotency-Key`. */
    create: (body: Partial<Fields>, key: string) =>
      callAuthenticated(endpoints.create, { body }, { headers: { 'Idempotency-Key': key } }),
    update: (id: string, body: Partial<Fields> & { version: number }) =>
      callAuthenticated(endpoints.update, { ...one(id), body }),
    transition: (id: string, transition: WorkTransition, version: number) => {
      const { [transition]: endpoint } = endpoints;
      if (!endpoint) throw new RangeError(`A ${WORK_KINDS[kind].label} has no ${transition}`);
      return callAuthenticated(endpoint, { ...one(id), body: { version } });
    },
    dropRevision: (id: string, version: number) =>
      callAuthenticated(endpoints.dropRevision, { ...one(id), query: { version } }),
    remove: (id: string, version: number) => callAuthenticated(endpoints.remove, { ...one(id), query: { version } }),
    /** Marks the lists of this kind as out of date. */
    refetchLists: (client: QueryClient, uid: string) =>
      client.invalidateQueries({
        predicate: ({ queryKey: [, owner, call] }) => owner === uid && call === `GET ${endpoints.list.path}`,
      }),
  };
}

export type WorkCalls<Fields, Work extends EditedWork<Fields>> = Omit<
  ReturnType<typeof defineWorkCalls<Fields, Work, unknown>>,
  'list'
>;

export const exhibitionCalls = defineWorkCalls<ExhibitionFields, StudioExhibition, StudioExhibitionItem>(
  'exhibition',
  studioExhibition,
);
export const storyCalls = defineWorkCalls<BlogFields, StudioBlog, StudioBlogItem>('blog', studioBlog);
export const printCalls = defineWorkCalls<ProductFields, StudioProduct, StudioProductItem>('product', studioProduct);
