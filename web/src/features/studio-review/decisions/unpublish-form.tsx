import { previewUnpublish, unpublish } from '@aperture-byline/contract/endpoints/studio/studio';
import { unpublishSchema } from '@aperture-byline/contract/review/bodies';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import type { Unpublished, UnpublishPreview } from '@aperture-byline/contract/review/wire';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { lazy, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import type { Question } from '#components/dialog/question-dialog.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { callAuthenticated } from '#entities/session/api/account-api.ts';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import styles from '../review.module.css';
import { ReasonField } from './reason-field.tsx';

const QuestionDialog = lazy(() => import('#components/dialog/question-dialog.tsx'));

interface Texts extends Record<string, string> {
  address: string;
  reason: string;
}

const EMPTY: Texts = { address: '', reason: '' };

/** Takes something public off the site by its address, after asking. What is typed stays where that fails. */
export default function UnpublishForm() {
  /** Question that is asked, with what was typed. */
  const [asked, setAsked] = useState<{ question: Question; texts: Texts } | null>(null);
  const { mutate, reset, isPending, error } = useSingleFlightMutation({
    ...privateMutation(unpublish),
    onSuccess: (unpublished) => {
      resetForm();
      showToast('success', `${describeWork(unpublished)}: ${reviewMessages.unpublished}`);
    },
  });
  const preview = useSingleFlightMutation({
    mutationKey: ['preview of what is taken off'],
    mutationFn: ({ address }: Texts) => callAuthenticated(previewUnpublish, { query: { address } }),
    onSuccess: (found, texts) => setAsked({ question: buildQuestion(found), texts }),
  });
  const failed = preview.error ?? error;
  const isBusy = preview.isPending || isPending;
  const { form, values, field, setValue, resetForm, onSubmit } = useDialogForm<Texts>({
    initialValues: EMPTY,
    schema: unpublishSchema as unknown as ObjectSchema<Texts>,
    isBusy,
    onTry: () => {
      reset();
      preview.reset();
    },
    onSend: preview.mutate,
  });
  const isNothing = failed instanceof ApiError && failed.status === 404;
  return (
    <Stack as="form" gap={3} className={styles.unpublish} ref={form} onSubmit={onSubmit} noValidate>
      <p>
        What is public becomes a draft again at once, everywhere on the site. Its photographer reads your reason, and
        can change it and submit it anew.
      </p>
      <Field
        label="Address of its page"
        hint="Of a photograph, an exhibition, a story or a print, as it stands in the browser."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field('address')}
      />
      <ReasonField {...field('reason')} value={values.reason} onTemplate={(reason) => setValue('reason', reason)} />
      <FormAlert
        failure={
          failed && {
            text: errorText(failed, isNothing ? workMessages.notPublic : reviewMessages.notUnpublished),
          }
        }
      />
      <SubmitButton className="self-start" isBusy={isBusy} busy={isPending ? 'Taking it off…' : 'Looking it up…'}>
        Take it off the site
      </SubmitButton>
      <LazyBoundary>
        {asked && (
          <QuestionDialog
            question={asked.question}
            onClose={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              mutate({ body: asked.texts });
            }}
          />
        )}
      </LazyBoundary>
    </Stack>
  );
}

const describeWork = ({ kind, title }: Unpublished): string =>
  `${CONTENT_KINDS[kind].heading} “${title || 'Untitled'}”`;

function buildQuestion({ artist, shownIn, ...work }: UnpublishPreview): Question {
  return {
    title: 'Take it off the site?',
    text: (
      <>
        <strong>{describeWork(work)}</strong>
        {artist && ` by ${artist}`} will no longer be public.
        {shownIn.length > 0 && ` Works that show it, drafts too, lose it: ${shownIn.map(describeWork).join(', ')}.`}
      </>
    ),
    confirm: 'Take it off',
  };
}
