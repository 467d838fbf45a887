/** Pattern of ids. Checked before anything reaches the database: a slash would address another collection. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;
export const ID_MAX = 64;
const RESERVED_BY_FIRESTORE = /^__.*__$/;
const USER_ID = /^[1-9][0-9]{8}$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const SLUG_MAX = 96;

export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value) && !RESERVED_BY_FIRESTORE.test(value);
}

/** The product's user ids: nine digits, as in addresses. */
export function isUserId(value: unknown): value is string {
  return typeof value === 'string' && USER_ID.test(value);
}

export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && value.length <= SLUG_MAX && SLUG.test(value);
}
