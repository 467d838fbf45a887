import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Version that the server has of something that saves itself while it is written. */
export interface Edited<Fields> {
  id: string;
  status: string;
  /** To be sent back with the next change. */
  version: number;
  /** Changes of a public work that are not public yet; letters have none. */
  revision?: { status: string } | null;
  updatedAt: string;
  fields: Fields;
}

/** Calls about one kind. All that change something answer it as it is then. */
interface EditedCalls<Fields, Work> {
  read: (uid: string, id: string) => FetchQueryOptions<Work>;
  /** Once for each `Idempotency-Key`. */
  create: (body: Partial<Fields>, key: string) => Promise<Work>;
  update: (id: string, body: Partial<Fields> & { version: number }) => Promise<Work>;
  /** Marks the lists of this kind as out of date. */
  refetchLists: (client: QueryClient, uid: string) => Promise<void>;
}

/** Definition of a kind for its editor. `Values` are its fields as typed, by the names of the API. */
export interface EditedType<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends Edited<Fields>,
> {
  kind: WorkKind | 'letter';
  calls: EditedCalls<Fields, Work>;
  emptyValues: Values;
  /** An entry of each list of objects, which the entries of a stored draft are to look like. */
  samples?: Partial<Values>;
  toValues: (fields: Fields) => Values;
  toFields: (values: Partial<Values>) => Partial<Fields>;
  labels: Readonly<Record<keyof Fields, string>>;
  /** A field as the version of another window is shown. */
  describeField: (name: keyof Fields, fields: Fields) => ReactNode;
  /** Functions that return the value to compare a field by, where that is not the field's own value. */
  comparable?: { readonly [Name in keyof Fields]?: (value: Fields[Name]) => unknown };
  /** Other paths whose change may mend what is wrong with this one. */
  relatedPaths?: (path: string) => readonly string[];
  /** Parameters sent with a save that replaces another window's version. */
  overwriting?: object;
  /** Returns true for a field that is not to be saved while it is typed. */
  isHeld?: (name: keyof Fields, values: Values, work: Work | null) => boolean;
  /** Takes the ids over that the server gave to entries of lists that were sent. */
  withSavedIds?: (values: Values, savedValues: Partial<Values>, saved: Fields) => Values;
  /** Takes the ids off that the server does not know any more. */
  withKnownIds?: (values: Values, present: Fields) => Values;
}
