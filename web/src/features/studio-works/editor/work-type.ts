import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { ReactNode } from 'react';
import type { Question } from '#components/dialog/question-dialog.tsx';
import type { Account } from '#entities/session/session-store.ts';
import type { WorkTransition } from '#entities/work/work-state.ts';
import type { EditedWork, WorkCalls } from '../work-calls.ts';

export type HeadAction = Exclude<WorkTransition, 'submit'> | 'dropRevision';

export interface WorkTexts {
  kind: WorkKind;
  /** The heading of a new work that has no title yet. */
  newTitle: string;
  /** Advice on what happens to changes of a public work. */
  advice: string;
  /** Asked before what visitors notice, and before it is deleted. */
  questions: Partial<Readonly<Record<HeadAction, Question>>> & Readonly<{ remove: Question }>;
}

/** Definition of a kind of work for the editor. `Values` are its fields as typed, by the names of the API. */
export interface WorkType<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends EditedWork<Fields>,
> extends WorkTexts {
  calls: WorkCalls<Fields, Work>;
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
  listPictures: (work: Work) => readonly StudioPicture[];
}

export interface EditorProps {
  account: Account;
  profile: AccountProfile;
  /** `new` for a new work. Later values are ignored. */
  id: string;
}
