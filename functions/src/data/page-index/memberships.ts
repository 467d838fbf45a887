import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import { isUserId } from '@aperture-byline/contract/shared/ids';

/** The collections that have page indexes, with the fields that decide a document's memberships. */
export interface Listed {
  images: Pick<StoredImage, 'owner' | 'status' | 'privacyStatus' | 'createdAt' | 'publishedAt'>;
  products: Pick<StoredProduct, 'status' | 'createdAt' | 'publishedAt'>;
}
export type IndexedCollection = keyof Listed;

export const PUBLIC_IMAGES = 'images';
export const PUBLIC_PRODUCTS = 'products';
export const publicImagesOf = (userId: string): string => `images-of-${userId}`;
export const privateImagesOf = (userId: string): string => `private-images-of-${userId}`;
export const allImagesOf = (userId: string): string => `all-images-of-${userId}`;

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

function timeOf({ publishedAt, createdAt }: Listed[IndexedCollection]): Date | undefined {
  return [publishedAt, createdAt].find((time) => time instanceof Date);
}

/** Null, here and below, for a malformed document that lacks what its key is made of. */
function imageMemberships(id: string, image: Listed['images']): Memberships | null {
  const time = timeOf(image);
  const owner = String(image.owner?.userId);
  if (!time || !isUserId(owner)) return null;
  const key = toKey(time, id);
  const own: Memberships = { [allImagesOf(owner)]: key };
  if (image.privacyStatus !== 'Public') return { ...own, [privateImagesOf(owner)]: key };
  if (image.status !== 'approved') return own;
  return { ...own, [PUBLIC_IMAGES]: key, [publicImagesOf(owner)]: key };
}

function productMemberships(id: string, product: Listed['products']): Memberships | null {
  const time = timeOf(product);
  if (!time) return null;
  return product.status === 'approved' ? { [PUBLIC_PRODUCTS]: toKey(time, id) } : {};
}

const RULES: { [C in IndexedCollection]: (id: string, document: Listed[C]) => Memberships | null } = {
  images: imageMemberships,
  products: productMemberships,
};

/** False where a document lacks the time or the owner by which it is indexed. */
export function canBeIndexed<C extends IndexedCollection>(
  collection: C,
  id: string,
  document: Listed[C],
): boolean {
  return RULES[collection](id, document) !== null;
}

/** Null stands for a document that does not exist. One that cannot be indexed has no memberships either. */
export function membershipsOf<C extends IndexedCollection>(
  collection: C,
  id: string,
  document: Listed[C] | null,
): Memberships {
  return document === null ? {} : (RULES[collection](id, document) ?? {});
}

const NAMES: Readonly<Record<IndexedCollection, RegExp>> = {
  images: /^(?:images|(?:private-|all-)?images-of-.*)$/,
  products: /^products$/,
};

/** Whether an index holds documents of this collection; there may be indexes of collections that are unknown here. */
export function isPageIndexOf(collection: IndexedCollection, name: string): boolean {
  return NAMES[collection].test(name);
}

/** The keys to remove from and add to each index so that it holds `now`, whichever of `known` it holds. */
export function pageIndexChanges(
  now: Memberships,
  known: readonly Memberships[],
): Map<string, { remove: string[]; add: string[] }> {
  const names = new Set([now, ...known].flatMap((memberships) => Object.keys(memberships)));
  return new Map(
    [...names].map((name) => {
      const current = now[name];
      const remove = known.flatMap((memberships) => memberships[name] ?? []).filter((key) => key !== current);
      return [name, { remove: [...new Set(remove)], add: current === undefined ? [] : [current] }];
    }),
  );
}
