import { type BlogContent, blogContent, type StoredBlog, storedBlog } from '@aperture-byline/contract/blog/stored';
import {
  type ExhibitionContent,
  exhibitionContent,
  type StoredExhibition,
  storedExhibition,
} from '@aperture-byline/contract/exhibition/stored';
import {
  type ProductContent,
  productContent,
  type StoredProduct,
  storedProduct,
} from '@aperture-byline/contract/product/stored';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import { storedRevision } from '@aperture-byline/contract/work/stored';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import type { DocumentData, DocumentSnapshot } from 'firebase-admin/firestore';
import { defineCollection } from '../core/collection.ts';
import { findUnreadableSizes } from './products.ts';

export type StoredWork = StoredExhibition | StoredBlog | StoredProduct;
export type WorkContent = ExhibitionContent | BlogContent | ProductContent;
/** Fields of a work's document, of whichever kind. */
export type WorkFields = Partial<StoredExhibition & StoredBlog & StoredProduct>;

/** Returns the fields that are written, with what of the document can't be parsed and would be lost with them. */
type KeepUnreadable = (fields: WorkFields, document: DocumentSnapshot) => DocumentData;

const keepNothing: KeepUnreadable = (fields) => fields;
const keepSizes: KeepUnreadable = (fields, document) =>
  fields.sizes ? { ...fields, sizes: [...fields.sizes, ...findUnreadableSizes(document)] } : fields;

/** Collections of each kind. Revisions stand below their works, at `{works}/{id}/revisions/next`. */
export const WORK_COLLECTIONS = {
  exhibition: {
    works: defineCollection(WORK_KINDS.exhibition.collection, storedExhibition),
    revisions: defineCollection('revisions', storedRevision(exhibitionContent)),
    keepUnreadable: keepNothing,
  },
  blog: {
    works: defineCollection(WORK_KINDS.blog.collection, storedBlog),
    revisions: defineCollection('revisions', storedRevision(blogContent)),
    keepUnreadable: keepNothing,
  },
  product: {
    works: defineCollection(WORK_KINDS.product.collection, storedProduct),
    revisions: defineCollection('revisions', storedRevision(productContent)),
    keepUnreadable: keepSizes,
  },
} as const;

/** Parses what a trigger of works is called with. */
export const parseWorkChange = {
  exhibition: WORK_COLLECTIONS.exhibition.works.parseChange,
  blog: WORK_COLLECTIONS.blog.works.parseChange,
  product: WORK_COLLECTIONS.product.works.parseChange,
} as const;

export const getOwner = (work: Pick<StoredExhibition, 'owner'> | Pick<StoredBlog, 'creator'>): Byline =>
  'creator' in work ? work.creator : work.owner;
