import { storedBlog } from '@aperture-byline/contract/blog/stored';
import { storedExhibition } from '@aperture-byline/contract/exhibition/stored';
import { storedImage } from '@aperture-byline/contract/image/stored';
import type { SitemapIndex } from '@aperture-byline/contract/pages/sitemap';
import { storedProduct } from '@aperture-byline/contract/product/stored';
import { isId, isUserId } from '@aperture-byline/contract/shared/ids';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { UNKNOWN_TIME } from '@aperture-byline/contract/shared/stored-fields';
import { isProfileSlug } from '@aperture-byline/contract/shared/text/slug';
import { storedUser, type WORK_COLLECTIONS } from '@aperture-byline/contract/user/stored';
import { pick } from 'valibot';
import {
  isListedPrint,
  isListedStory,
  isPublicExhibition,
  isPublicImage,
  isPublicWork,
  withPublicPictures,
} from '../../publication/visibility.ts';
import { defineCollection } from '../core/collection.ts';

/** The collections that have page indexes, with the fields that decide a document's memberships and whose it is. */
export const INDEXED = {
  images: defineCollection(
    'images',
    pick(storedImage, ['owner', 'status', 'privacyStatus', 'embargoedBy', 'picture', 'createdAt', 'publishedAt']),
    { isPartial: true },
  ),
  products: defineCollection(
    'products',
    pick(storedProduct, [
      'slug',
      'owner',
      'status',
      'minPrice',
      'pictures',
      'publicImageIds',
      'printedImageId',
      'createdAt',
      'publishedAt',
    ]),
    { isPartial: true },
  ),
  blogs: defineCollection(
    'blogs',
    pick(storedBlog, ['slug', 'creator', 'status', 'banner', 'publicImageIds', 'createdAt', 'publishedAt']),
    { isPartial: true },
  ),
  exhibitions: defineCollection(
    'exhibitions',
    pick(storedExhibition, ['owner', 'status', 'startDate', 'endDate', 'banner', 'publicImageIds']),
    {
      isPartial: true,
    },
  ),
  users: defineCollection(
    'users',
    pick(storedUser, [
      'firstName',
      'middleName',
      'lastName',
      'isArtist',
      'anonymous',
      'publicWork',
      'slug',
      'createdAt',
    ]),
    { isPartial: true },
  ),
} as const;
export type Listed = { [C in keyof typeof INDEXED]: Omit<NonNullable<ReturnType<(typeof INDEXED)[C]['parse']>>, 'id'> };
export type IndexedCollection = keyof Listed;

export const PUBLIC_IMAGES = 'images' satisfies SitemapIndex;
export const PUBLIC_PRODUCTS = 'products';
export const publicProductsOf = (userId: string): string => `prints-of-${userId}`;
/** Everybody with public work: by the newest of it, and by name. */
export const PHOTOGRAPHERS = 'photographers' satisfies SitemapIndex;
export const PHOTOGRAPHERS_BY_NAME = 'photographers-by-name';
export const publicImagesOf = (userId: string): string => `images-of-${userId}`;
export const privateImagesOf = (userId: string): string => `private-images-of-${userId}`;
export const allImagesOf = (userId: string): string => `all-images-of-${userId}`;
/** Indexes for sitemaps: their keys carry what a page's address needs, so that listing them reads no documents. */
const PRODUCT_PAGES = 'product-pages' satisfies SitemapIndex;
export const STORY_PAGES = 'story-pages' satisfies SitemapIndex;
const EXHIBITION_PAGES = 'exhibition-pages' satisfies SitemapIndex;
export const PHOTOGRAPHER_PAGES = 'photographer-pages' satisfies SitemapIndex;
/** Public exhibitions by their end, also those that have not closed yet. */
export const CLOSINGS = 'closings';

export type WorkCollection = (typeof WORK_COLLECTIONS)[number];
/** The index of each collection that holds all that is public of it. */
export const PUBLIC_INDEXES = {
  images: PUBLIC_IMAGES,
  exhibitions: EXHIBITION_PAGES,
  blogs: STORY_PAGES,
  products: PUBLIC_PRODUCTS,
} as const satisfies Record<WorkCollection, string>;

/** The page indexes that hold a document: the index's name and the document's key in it. */
export type Memberships = Readonly<Record<string, string>>;

const END_OF_TIME = 9_999_999_999_999;
const TIME_DIGITS = 13;

/** The sort key in an index: newest first, and by id where times are equal. */
export function toKey(time: Date, id: string): string {
  const left = Math.min(Math.max(END_OF_TIME - time.getTime(), 0), END_OF_TIME);
  return String(left).padStart(TIME_DIGITS, '0') + id;
}

export function idOfKey(key: string): string {
  return key.slice(TIME_DIGITS);
}

/** Accents of Latin, Greek and Cyrillic letters, decomposed. */
const ACCENTS = /[\u0300-\u036f]/g;
const USER_ID_DIGITS = 9;

/** The sort key of a person by name: without case and accents, and by id where names are equal. */
function toNameKey(names: readonly string[], userId: string): string {
  const name = names.filter((part) => part !== '').join(' ');
  return `${name.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase()} ${userId}`;
}

export function idOfNameKey(key: string): string {
  return key.slice(-USER_ID_DIGITS);
}

export function timeOfKey(key: string): Date {
  return new Date(END_OF_TIME - Number(key.slice(0, TIME_DIGITS)));
}

/** Returns the entry for a page in the indexes of sitemaps: end of its address, and its picture if any. */
function toPageEntry(address: string, picture: StoredPicture | null | undefined): string {
  return picture ? `${address}/${picture.imageId}` : address;
}

/** The parts of an entry; neither a slug nor an id has a slash. */
export function readPageEntry(entry: string): { address: string; imageId: string | undefined } {
  const [address = '', imageId] = entry.split('/');
  return { address, imageId };
}

/** Undefined where a document has neither. */
function findListingTime({ publishedAt, createdAt }: { publishedAt: Date | null; createdAt: Date }): Date | undefined {
  return publishedAt ?? (createdAt > UNKNOWN_TIME ? createdAt : undefined);
}

/** Null, here and below, for a malformed document that lacks what its key is made of. */
function imageMemberships(id: string, image: Listed['images']): Memberships | null {
  const time = findListingTime(image);
  const owner = String(image.owner.userId);
  if (!time) return null;
  const key = toKey(time, id);
  const own: Memberships = { [allImagesOf(owner)]: key };
  if (image.privacyStatus !== 'Public') return { ...own, [privateImagesOf(owner)]: key };
  if (!isPublicImage(image)) return own;
  return { ...own, [PUBLIC_IMAGES]: key, [publicImagesOf(owner)]: key };
}

function productMemberships(id: string, product: Listed['products']): Memberships | null {
  const time = findListingTime(product);
  if (!time) return null;
  if (!isListedPrint(product)) return {};
  const key = toKey(time, id);
  const owner = String(product.owner.userId);
  const [picture] = withPublicPictures(product).pictures;
  return {
    [PUBLIC_PRODUCTS]: key,
    [publicProductsOf(owner)]: key,
    [PRODUCT_PAGES]: toKey(time, toPageEntry(product.slug, picture)),
  };
}

function storyMemberships(_id: string, story: Listed['blogs']): Memberships | null {
  if (!isPublicWork(story)) return {};
  const time = findListingTime(story);
  if (!time || !isListedStory(story)) return null;
  return { [STORY_PAGES]: toKey(time, toPageEntry(story.slug, withPublicPictures(story).banner)) };
}

/** By its opening, which is when its page changes most. */
function exhibitionMemberships(id: string, exhibition: Listed['exhibitions']): Memberships | null {
  if (!isPublicWork(exhibition)) return {};
  if (!isPublicExhibition(exhibition) || !isId(id)) return null;
  const { startDate, endDate, banner } = withPublicPictures(exhibition);
  return { [EXHIBITION_PAGES]: toKey(startDate, toPageEntry(id, banner)), [CLOSINGS]: toKey(endDate, id) };
}

function userMemberships(id: string, user: Listed['users']): Memberships | null {
  const { firstName, middleName, lastName, isArtist, anonymous, publicWork, slug, createdAt } = user;
  if (anonymous || (!isArtist && !publicWork)) return {};
  if (!isUserId(id)) return null;
  const listed: Memberships = publicWork
    ? {
        [PHOTOGRAPHERS]: toKey(publicWork.newest.at, id),
        [PHOTOGRAPHERS_BY_NAME]: toNameKey([firstName, middleName, lastName], id),
      }
    : {};
  if (!isArtist) return listed;
  const address = isProfileSlug(slug) ? slug : id;
  return createdAt <= UNKNOWN_TIME ? null : { ...listed, [PHOTOGRAPHER_PAGES]: toKey(createdAt, address) };
}

const RULES: { [C in IndexedCollection]: (id: string, document: Listed[C]) => Memberships | null } = {
  images: imageMemberships,
  products: productMemberships,
  blogs: storyMemberships,
  exhibitions: exhibitionMemberships,
  users: userMemberships,
};

/** False where a document lacks what its key is made of. */
export function canBeIndexed<C extends IndexedCollection>(collection: C, id: string, document: Listed[C]): boolean {
  return RULES[collection](id, document) !== null;
}

export function isInGallery(id: string, image: Listed['images']): boolean {
  return PUBLIC_IMAGES in computeMemberships('images', id, image);
}

/** Null stands for a document that does not exist. One that cannot be indexed has no memberships either. */
export function computeMemberships<C extends IndexedCollection>(
  collection: C,
  id: string,
  document: Listed[C] | null,
): Memberships {
  return document === null ? {} : (RULES[collection](id, document) ?? {});
}

const NAMES: Readonly<Record<IndexedCollection, RegExp>> = {
  images: /^(?:images|(?:private-|all-)?images-of-.*)$/,
  products: /^(?:products|product-pages|prints-of-.*)$/,
  blogs: /^story-pages$/,
  exhibitions: /^(?:exhibition-pages|closings)$/,
  users: /^photographer(?:-pages|s|s-by-name)$/,
};

/** Whether an index holds documents of this collection; there may be indexes of collections that are unknown here. */
export function isPageIndexOf(collection: IndexedCollection, name: string): boolean {
  return NAMES[collection].test(name);
}

/** The keys to remove from and add to each index so that it holds `now` of all, whichever of `known` it holds. */
export function pageIndexChanges(
  documents: readonly { now: Memberships; known: readonly Memberships[] }[],
): Map<string, { remove: string[]; add: string[] }> {
  const changes = new Map<string, { remove: Set<string>; add: Set<string> }>();
  for (const { now, known } of documents)
    for (const name of new Set([now, ...known].flatMap((memberships) => Object.keys(memberships)))) {
      const { remove, add } = changes.get(name) ?? { remove: new Set(), add: new Set() };
      const current = now[name];
      if (current !== undefined) add.add(current);
      for (const memberships of known) {
        const key = memberships[name];
        if (key !== undefined && key !== current) remove.add(key);
      }
      changes.set(name, { remove, add });
    }
  return new Map([...changes].map(([name, { remove, add }]) => [name, { remove: [...remove], add: [...add] }]));
}
