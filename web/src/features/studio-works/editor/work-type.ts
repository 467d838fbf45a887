import type { AccountProfile } from '@aperture-byline/contract/user/wire';
import type { StudioPicture } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { Question } from '#components/dialog/question-dialog.tsx';
import type { Account } from '#entities/session/session-store.ts';
import type { EditedType } from '#entities/work/autosave/edited-type.ts';
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

/** Definition of a kind of work for the editor. */
export interface WorkType<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends EditedWork<Fields>,
> extends WorkTexts,
    EditedType<Fields, Values, Work> {
  kind: WorkKind;
  calls: WorkCalls<Fields, Work>;
  listPictures: (work: Work) => readonly StudioPicture[];
}

export interface EditorProps {
  account: Account;
  profile: AccountProfile;
  /** `new` for a new work. Later values are ignored. */
  id: string;
}
