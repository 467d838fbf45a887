import { cleanText } from '@aperture-byline/contract/shared/text/clean-text';
import type { Edited, EditedType } from './edited-type.ts';

type AnyType<Fields extends object> = Pick<
  EditedType<Fields, Record<keyof Fields, unknown>, Edited<Fields>>,
  'labels' | 'comparable'
>;

/** HTML as a browser reads it: the server's and the editor's differ in entities only. */
export function readHtml(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  return cleanText('html', read) ?? read;
}

/** A text as the server stores it, whether on one line or several: spaces of other kinds are kept on several only. */
const clean = (value: unknown): unknown =>
  typeof value === 'string' ? cleanText('prose', value)?.replace(/\p{Zs}/gu, ' ') : value;

/** The names of the fields in which two versions differ, in the order of the screen. */
export function differences<Fields extends object>(
  { labels, comparable }: AnyType<Fields>,
  one: Fields,
  other: Fields,
): (keyof Fields)[] {
  const toComparable = (name: keyof Fields, fields: Fields): string =>
    JSON.stringify((comparable?.[name] ?? clean)(fields[name]));
  return (Object.keys(labels) as (keyof Fields)[]).filter(
    (name) => toComparable(name, one) !== toComparable(name, other),
  );
}

export function pick<Values extends object>(values: Values, names: readonly PropertyKey[]): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;
}

/** Returns whether the present version is this window's own, whose answer got lost: nothing else differs. */
export function isOwnSave<Fields extends object>(
  type: AnyType<Fields>,
  { before, present, savedFields }: { before: Edited<Fields>; present: Edited<Fields>; savedFields: Partial<Fields> },
): boolean {
  const describeState = ({ status, revision }: Edited<Fields>) => `${status} ${revision?.status ?? 'draft'}`;
  return (
    describeState(before) === describeState(present) &&
    differences(type, { ...before.fields, ...savedFields }, present.fields).length === 0
  );
}

/** Returns the fields of `after` that differ from `before`, compared as they are sent. */
export function changedFields<Fields extends object>(before: Partial<Fields>, after: Partial<Fields>): Partial<Fields> {
  const names = (Object.keys(after) as (keyof Fields)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  return pick(after, names) as Partial<Fields>;
}
