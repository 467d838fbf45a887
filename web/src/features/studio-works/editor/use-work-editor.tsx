import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedWork } from '../work-calls.ts';
import { useAutosavedWork } from './use-autosaved-work.ts';
import { useWorkActions } from './use-work-actions.ts';
import { useWorkPictures } from './use-work-pictures.ts';
import type { WorkType } from './work-type.ts';

/** What an editor is opened with. Later values are ignored. */
export interface OpenedWork<Work> {
  uid: string;
  /** Null for a new one. */
  initial: Work | null;
  onCreated: (id: string) => void;
  /** Opens this version anew. */
  onReplaced: (work: Work) => void;
}

/** State of the editor of one work: its values, what is saved of them, what the server has, and what can be done with it. */
export function useWorkEditor<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends EditedWork<Fields>,
>(
  type: WorkType<Fields, Values, Work>,
  { initialValues, ...opened }: OpenedWork<Work> & { initialValues?: Partial<Values> },
) {
  const { uid, onReplaced } = opened;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [isPreview, setPreview] = useState(false);
  const written = useAutosavedWork(type, { ...opened, ...(initialValues && { initialValues }) });
  const { theirs, differences, discard } = written;
  const actions = useWorkActions(type, {
    uid,
    form,
    written,
    onRefused: () => setPreview(false),
    onReplaced,
  });
  const pictures = useWorkPictures(type, uid, written.work);
  return {
    ...written,
    ...actions,
    ...pictures,
    uid,
    form,
    isPreview,
    togglePreview: () => setPreview(!isPreview),
    conflict: theirs && {
      work: theirs.work,
      changes: differences.map((name) => ({
        label: String(type.labels[name]),
        value: theirs.work && type.describeField(name, theirs.work.fields),
      })),
      onTheirs: () => {
        discard();
        if (theirs.work) onReplaced(theirs.work);
        else void navigate(WORK_KINDS[type.kind].path, { replace: true });
      },
    },
  };
}

/** What the frame around the fields of every kind needs of an editor. */
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
  | 'isPreview'
  | 'togglePreview'
>;
