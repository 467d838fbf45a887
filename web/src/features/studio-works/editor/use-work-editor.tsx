import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { HTML_MAX } from '@aperture-byline/contract/work/wire';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pick } from '#entities/work/autosave/compare-works.ts';
import { useAutosavedWork } from '#entities/work/autosave/use-autosaved-work.ts';
import { waitsForReview } from '#entities/work/work-state.ts';
import type { EditedWork } from '../work-calls.ts';
import type { ChosenPictures } from './chosen-pictures.ts';
import { useWorkActions } from './use-work-actions.ts';
import { useWorkPictures } from './use-work-pictures.ts';
import type { WorkType } from './work-type.ts';

/** Options that an editor is opened with. Later values are ignored. */
export interface OpenedWork<Work> {
  uid: string;
  /** Null for a new one. */
  initial: Work | null;
  /** Photographs that a new work begins with. */
  chosen: ChosenPictures;
  onCreated: (id: string) => void;
  onReplaced: (work: Work) => void;
}

/** Holds an editor's values, what is saved of them, and what can be done. */
export function useWorkEditor<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends EditedWork<Fields>,
>(
  type: WorkType<Fields, Values, Work>,
  { initialValues = {}, ...opened }: OpenedWork<Work> & { initialValues?: Partial<Values> },
) {
  const { uid, chosen, onReplaced } = opened;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [isPreview, setPreview] = useState(false);
  const written = useAutosavedWork(type, { ...opened, initialValues });
  const { values, theirs, changes, discard } = written;

  /** Photographs that were chosen beforehand can be submitted without a word typed. */
  function saveAll(): Promise<boolean> {
    if (written.present() === null && chosen.pictures.length > 0)
      written.change(pick(values, Object.keys(initialValues) as (keyof Values)[]));
    return written.saveAll();
  }

  const actions = useWorkActions(type, {
    uid,
    form,
    written: { ...written, saveAll },
    onRefused: () => setPreview(false),
    onReplaced,
  });
  const pictures = useWorkPictures(type, { uid, work: written.work, chosen: chosen.pictures });
  return {
    ...written,
    ...actions,
    ...pictures,
    uid,
    form,
    leftOut: chosen.leftOut,
    /** Returns the props of a field of plain text. */
    text: (name: keyof Values & string) => ({
      name,
      value: String(values[name]),
      error: written.problemAt(name),
      onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
        written.change({ [name]: value } as Partial<Values>),
    }),
    /** Returns the props of a field of rich text. */
    html: (name: keyof Values & string) => ({
      value: String(values[name]),
      error: written.problemAt(name),
      max: HTML_MAX,
      onChange: (value: string) => written.change({ [name]: value } as Partial<Values>),
    }),
    /** Returns the props of a field of words between commas. */
    words: (name: keyof Values & string) => ({
      words: values[name] as string[],
      error: written.problemIn(name),
      onChange: (words: string[]) => written.change({ [name]: words } as Partial<Values>),
    }),
    isPreview,
    togglePreview: () => setPreview(!isPreview),
    conflict: theirs && {
      work: theirs.work,
      changes,
      fixed: theirs.work !== null && waitsForReview(theirs.work) ? studioMessages.waitsElsewhere : null,
      onTheirs: () => {
        discard();
        if (theirs.work) onReplaced(theirs.work);
        else void navigate(WORK_KINDS[type.kind].path, { replace: true });
      },
    },
  };
}

/** State of an editor that the frame around its fields needs, for every kind of work. */
export type WorkEditorState = Pick<
  ReturnType<typeof useWorkEditor<object, Record<never, unknown>, EditedWork<object>>>,
  | 'work'
  | 'saving'
  | 'isRestored'
  | 'saveNow'
  | 'keepMine'
  | 'conflict'
  | 'act'
  | 'isBusy'
  | 'form'
  | 'leftOut'
  | 'isPreview'
  | 'togglePreview'
>;
