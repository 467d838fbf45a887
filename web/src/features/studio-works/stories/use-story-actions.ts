import { studioBlogMessages } from '@aperture-byline/contract/blog/studio-blog-messages';
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import type { Problems } from '@aperture-byline/contract/shared/check-body';
import { studioMessages } from '@aperture-byline/contract/work/studio-messages';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deleteStoryMutation, moveStoryMutation, type StoryMove } from '#entities/story/studio-queries.ts';
import { doneText } from '#entities/work/work-state.ts';
import { ApiError } from '#lib/api.ts';
import { errorText } from '#lib/error-text.ts';
import { studioPaths } from '#lib/studio-paths.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { fieldProblems } from './story-values.ts';
import type { useStory } from './use-story.ts';

/** Submits, withdraws or deletes a story, after everything that was written is saved. */
export function useStoryActions(
  uid: string,
  written: ReturnType<typeof useStory>,
  {
    onRefused,
    onReplaced,
  }: {
    /** Single fields were refused: they are to be shown. */
    onRefused: () => void;
    /** The server has another version now. */
    onReplaced: (story: StudioBlog) => void;
  },
) {
  const navigate = useNavigate();
  const { story } = written;
  const [refused, setRefused] = useState<Problems>({});
  const [isSaving, setSaving] = useState(false);
  /** The first of these gets the focus once they are marked and can be changed. */
  const unfocused = useRef<Problems | null>(null);

  const moveOptions = moveStoryMutation(uid);
  const move = useSingleFlightMutation({
    ...moveOptions,
    onSuccess: async (next, input, ...rest) => {
      await moveOptions.onSuccess?.(next, input, ...rest);
      written.accept(next);
      showToast('success', doneText(input.move, story ?? next));
      onReplaced(next);
    },
    onError: (error) => {
      const isIncomplete = error instanceof ApiError && error.code === 'INVALID';
      if (isIncomplete) refuse(fieldProblems(error.fields));
      else showToast('error', textOf(error));
    },
  });
  const deleteOptions = deleteStoryMutation(uid);
  const remove = useSingleFlightMutation({
    ...deleteOptions,
    onSuccess: async (...result) => {
      written.discard();
      await deleteOptions.onSuccess?.(...result);
      showToast('success', studioMessages.deleted);
      await navigate(studioPaths.stories, { replace: true });
    },
    onError: (error) => showToast('error', textOf(error)),
  });
  const isBusy = isSaving || move.isPending || remove.isPending;

  function refuse(problems: Problems): void {
    setRefused(problems);
    onRefused();
    showToast('error', studioBlogMessages.notSubmitted);
    unfocused.current = problems;
  }

  useEffect(() => {
    if (isBusy || !unfocused.current) return;
    focusFirst(unfocused.current);
    unfocused.current = null;
  });

  async function saveAll(): Promise<boolean> {
    setSaving(true);
    try {
      return await written.saveNow();
    } finally {
      setSaving(false);
    }
  }

  async function act(action: StoryMove | 'remove'): Promise<void> {
    if (isBusy) return;
    if (action === 'dropRevision') written.discard();
    // What is under way still changes the version.
    const isSaved = await saveAll();
    if (!isSaved && action !== 'dropRevision' && action !== 'remove') {
      const problems = written.problems();
      if (Object.keys(problems).length > 0) refuse(problems);
      return;
    }
    const present = written.present();
    if (action === 'remove') {
      if (present) remove.mutate({ blogId: present.id, version: present.version });
    } else if (present) move.mutate({ move: action, blogId: present.id, version: present.version });
    else refuse({ title: workMessages.required });
  }

  return {
    act,
    /** What is written while this is true would not be part of it. */
    isBusy,
    refused,
    /** These fields were changed since. */
    forget: (names: readonly string[]) =>
      setRefused(Object.fromEntries(Object.entries(refused).filter(([name]) => !names.includes(name)))),
  };
}

function textOf(error: Error): string {
  const isRefusal = error instanceof ApiError && (error.code === 'WRONG_STATE' || error.code === 'CONFLICT');
  return isRefusal ? error.message : errorText(error, studioBlogMessages.notDone);
}

/** The first field of the screen that is wrong gets the focus. */
function focusFirst(problems: Problems): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[name], [data-field]')];
  const wrong = fields.find((field) => (field.getAttribute('name') ?? field.dataset.field ?? '') in problems);
  const target = wrong?.dataset.field ? wrong.querySelector<HTMLElement>('[role="textbox"]') : wrong;
  target?.focus();
}
