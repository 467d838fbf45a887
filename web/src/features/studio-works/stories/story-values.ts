import type { BlogFields } from '@aperture-byline/contract/blog/studio-schemas';
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';
import { makeSlug } from '@aperture-byline/contract/shared/slug';
import type { StudioState } from '@aperture-byline/contract/work/wire';

export const EMPTY_STORY: BlogFields = {
  title: '',
  description: '',
  content: '',
  slug: '',
  bannerId: null,
  pictureIds: [],
  categories: [],
  tags: [],
};

export type FieldName = keyof BlogFields;

/** In the order of the screen. */
export const FIELD_NAMES = Object.keys(EMPTY_STORY) as readonly FieldName[];

/** What authors call the fields. */
export const FIELD_LABELS: Readonly<Record<FieldName, string>> = {
  title: 'Title',
  description: 'Description',
  content: 'Text',
  slug: 'Address',
  bannerId: 'Banner',
  pictureIds: 'Picture gallery',
  categories: 'Categories',
  tags: 'Tags',
};

/** HTML as a browser reads it: the server's and the editor's differ in entities only. */
function readHtml(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerHTML.normalize('NFC').trim();
}

function isSame(name: FieldName, one: BlogFields, other: BlogFields): boolean {
  if (name === 'content') return readHtml(one.content) === readHtml(other.content);
  const trim = (value: unknown) => (typeof value === 'string' ? value.trim().normalize('NFC') : value);
  return JSON.stringify(trim(one[name])) === JSON.stringify(trim(other[name]));
}

/** The names of the fields in which two versions differ. */
export function differences(one: BlogFields, other: BlogFields): FieldName[] {
  return FIELD_NAMES.filter((name) => !isSame(name, one, other));
}

/** Some fields of a version. */
export function pick(fields: BlogFields, names: readonly FieldName[]): Partial<BlogFields> {
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/**
 * Whether the present version is what this window has sent, because its answer got lost: beside what was sent nothing differs from
 * the version before, neither its words nor its state.
 */
export function isOwnSave(
  before: StudioBlog | null,
  present: StudioBlog,
  sent: Partial<BlogFields>,
): boolean {
  if (!before) return false;
  const stateOf = ({ status, revision }: StudioBlog) => `${status} ${revision?.status ?? 'draft'}`;
  return (
    stateOf(before) === stateOf(present) &&
    differences({ ...before.fields, ...sent }, present.fields).length === 0
  );
}

/** What keeps a story from being changed: it waits for review, as a whole or what is new in it. */
export function isWaiting({ status, revision }: StudioState): boolean {
  return status === 'submitted' || revision?.status === 'submitted';
}

/** Whether its address follows its title still. */
export function followsTitle({ title, slug }: BlogFields, publishedOn: string | null): boolean {
  return (
    publishedOn === null && (slug === '' || slugFor(title).replace(/-\d+$/, '') === slug.replace(/-\d+$/, ''))
  );
}

/** The address for a title; empty where it has no word in Latin letters yet. */
export function slugFor(title: string, taken: ReadonlySet<string> = new Set()): string {
  return /[a-z0-9]/i.test(title.normalize('NFKD')) ? makeSlug(title, (slug) => taken.has(slug)) : '';
}

/** Categories or tags as they are typed, each once. */
export function readWords(text: string): string[] {
  return [...new Set(splitWords(text))];
}

/** Why the server refused fields, by their names here: a list's entry counts as its list. */
export function fieldProblems(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, problem]) => {
      const [name = ''] = path.split(/[^A-Za-z]/, 1);
      return [name, problem];
    }),
  );
}
