import { UNDO_DURATION } from '@aperture-byline/contract/shared/constants';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PRIVATE } from '#entities/session/api/private-requests.ts';
import { differences, pick } from '#entities/work/autosave/compare-works.ts';
import type { useAutosavedWork } from '#entities/work/autosave/use-autosaved-work.ts';
import { doneText, type WorkAction } from '#entities/work/work-state.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { closeToast, showToast } from '#lib/toast.ts';
import type { EditedWork } from '../work-calls.ts';
import type { WorkType } from './work-type.ts';

type AutosavedWork<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends EditedWork<Fields>,
> = ReturnType<typeof useAutosavedWork<Fields, Values, Work>>;

/** Submits, withdraws or deletes a work, after everything that was written is saved. */
export function useWorkActions<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends EditedWork<Fields>,
>(
  type: WorkType<Fields, Values, Work>,
  {
    uid,
    form,
    written,
    onRefused,
    onReplaced,
  }: {
    uid: string;
    /** Element that contains the fields. */
    form: RefObject<HTMLElement | null>;
    written: AutosavedWork<Fields, Values, Work>;
    /** Single fields were refused: they are to be shown. */
    onRefused: () => void;
    /** The server has another version now. */
    onReplaced: (work: Work) => void;
  },
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { calls, kind } = type;
  const [isSaving, setSaving] = useState(false);
  /** The first wrong field gets the focus once it is marked and can be changed. */
  const isUnfocused = useRef(false);

  function change(action: Exclude<WorkAction, 'save'>, { id, version }: Work): Promise<Work | null> {
    if (action === 'remove') return calls.remove(id, version);
    return action === 'dropRevision' ? calls.dropRevision(id, version) : calls.transition(id, action, version);
  }

  const { mutate, isPending } = useSingleFlightMutation({
    mutationKey: [PRIVATE, 'change work', kind],
    meta: { changesWaiting: true },
    mutationFn: ({ action, before }: { action: Exclude<WorkAction, 'save'>; before: Work }) => change(action, before),
    onSuccess: async (next, { action, before }) => {
      if (next === null) {
        written.discard();
        client.removeQueries({ queryKey: calls.read(uid, before.id).queryKey });
        void calls.refetchLists(client, uid);
        showToast('success', studioMessages.deleted);
        await navigate(WORK_KINDS[kind].path, { replace: true });
        return;
      }
      written.accept(next);
      if (action === 'dropRevision') offerUndo(before, next);
      else showToast('success', doneText(action, before, next));
      onReplaced(next);
    },
    onError: (error) => {
      const isIncomplete = error instanceof ApiError && error.code === 'INVALID';
      if (isIncomplete) refuse(error.fields);
      else showToast('error', describeError(error));
    },
  });
  const isBusy = isSaving || isPending;

  /** Dropped changes can be written anew for some time: nothing else has changed then. */
  function offerUndo(before: Work, dropped: Work): void {
    const old = type.toValues(before.fields);
    const known = type.withKnownIds?.(old, dropped.fields) ?? old;
    const names = differences(type, before.fields, dropped.fields);
    const changes = type.toFields(pick(known, names));
    const onPress = async () => {
      closeToast(toast);
      try {
        const next = await calls.update(dropped.id, { ...changes, version: dropped.version });
        written.accept(next);
        onReplaced(next);
        showToast('success', studioMessages.undone);
      } catch (error) {
        showToast('error', describeError(error));
      }
    };
    const focusPlace = () => document.querySelector<HTMLElement>('main h1');
    const toast = showToast('success', studioMessages.dropped, { label: 'Undo', onPress, focusPlace });
    setTimeout(() => closeToast(toast), UNDO_DURATION);
  }

  function refuse(problems: Readonly<Record<string, string>>): void {
    written.refuse(problems);
    markWrong(studioMessages.notSubmitted);
  }

  function markWrong(text: string): void {
    onRefused();
    showToast('error', text);
    isUnfocused.current = true;
  }

  useEffect(() => {
    if (isBusy || !isUnfocused.current) return;
    isUnfocused.current = false;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus();
  });

  async function act(action: WorkAction): Promise<void> {
    if (isBusy) return;
    setSaving(true);
    // What is under way still changes the version; what is dropped can be brought back.
    const save = action === 'submit' || action === 'save' ? written.saveAll : written.saveNow;
    const isSaved = await save().finally(() => setSaving(false));
    const isGivenUp = action === 'dropRevision' || action === 'remove';
    if (action === 'dropRevision') written.discard();
    if (!isSaved && !isGivenUp && written.isRefused())
      markWrong(action === 'save' ? studioMessages.fieldsWrong : studioMessages.notSubmitted);
    if (action === 'save' || (!isSaved && !isGivenUp)) return;
    const before = written.present();
    if (before) mutate({ action, before });
    else if (action !== 'remove') refuse({ title: workMessages.required });
  }

  return {
    act: (action: WorkAction) => void act(action),
    /** True during a save or an action: text typed meanwhile would not be part of it. */
    isBusy,
  };
}

/** A refusal says itself why. */
export function describeError(error: unknown): string {
  const isRefusal = error instanceof ApiError && (error.code === 'WRONG_STATE' || error.code === 'CONFLICT');
  return isRefusal ? error.message : errorText(error, studioMessages.notDone);
}
