import { studioImageMessages } from '@aperture-byline/contract/image/studio-image-messages';
import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { lazy, useState } from 'react';
import { Button } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import {
  changeImagesMutation,
  hasWords,
  isPrivate,
  isSubmittable,
  submitImagesMutation,
  submittedText,
} from '#entities/image/studio-queries.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showError, showToast } from '#lib/toast.ts';
import type { UnsavedDetails } from './details-form.tsx';

const PrivateDialog = lazy(() => import('#entities/image/library/private-dialog.tsx'));

/** Submits chosen photographs, once it is known who shall see those that are private; nothing where none can be. */
export function Submission({
  uid,
  images,
  unsaved,
  onRefused,
  onDone,
}: {
  uid: string;
  images: readonly StudioImage[];
  unsaved: UnsavedDetails | null;
  /** With the ids of those that lack words and can't be submitted. */
  onRefused: (ids: readonly string[]) => void;
  onDone: () => void;
}) {
  const [asked, setAsked] = useState<readonly StudioImage[]>([]);
  const body = { ids: images.map(({ id }) => id) };
  const submittable = images.filter(isSubmittable);
  const submitOptions = submitImagesMutation(uid);
  const submit = useSingleFlightMutation({
    ...submitOptions,
    onSuccess: async (...result) => {
      await submitOptions.onSuccess?.(...result);
      showToast('success', submittedText(result[0]));
      onDone();
    },
    onError: (error) => {
      const ids = idsOfProblems(error, images);
      onRefused(ids);
      showToast('error', submitProblem(error, ids.length, images.length));
    },
  });
  const changeOptions = changeImagesMutation(uid);
  const makePublic = useSingleFlightMutation({
    ...changeOptions,
    onSuccess: async (...result) => {
      await changeOptions.onSuccess?.(...result);
      submit.mutate({ body });
    },
    onError: (error) => showError(error, studioImageMessages.notSubmitted),
  });
  if (submittable.length === 0) return null;
  return (
    <>
      <Button
        aria-disabled={submit.isPending || makePublic.isPending}
        onClick={async () => {
          const saved = unsaved === null ? images : await unsaved.save();
          if (saved === null) return;
          const ready = saved.filter(isSubmittable);
          const hidden = ready.every(hasWords) ? ready.filter(isPrivate) : [];
          setAsked(hidden);
          if (hidden.length === 0) submit.mutate({ body });
        }}
      >
        Submit for review
      </Button>
      <LazyBoundary>
        {asked.length > 0 && (
          <PrivateDialog
            count={asked.length}
            all={submittable.length}
            onClose={() => setAsked([])}
            onSubmit={() => {
              setAsked([]);
              submit.mutate({ body });
            }}
            onMakePublic={() => {
              setAsked([]);
              makePublic.mutate({ body: { ids: asked.map(({ id }) => id), changes: { privacyStatus: 'Public' } } });
            }}
          />
        )}
      </LazyBoundary>
    </>
  );
}

/** The images that the fields of a refusal, `{id}.title` and `{id}.alt`, are of. */
function idsOfProblems(error: Error, images: readonly StudioImage[]): string[] {
  const fields = error instanceof ApiError ? Object.keys(error.fields) : [];
  return images.map(({ id }) => id).filter((id) => fields.some((field) => field.startsWith(`${id}.`)));
}

/** Returns a refused submission's message: for one photograph the field's, for several how many lack words. */
function submitProblem(error: Error, count: number, all: number): string {
  if (!(error instanceof ApiError) || count === 0) return errorText(error, studioImageMessages.notSubmitted);
  if (all === 1) return Object.values(error.fields)[0] ?? studioImageMessages.notSubmitted;
  return `${studioImageMessages.someUndescribed} ${count} of ${all} photographs. ${studioImageMessages.someMarked}`;
}
