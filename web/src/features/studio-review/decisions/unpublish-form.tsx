import { unpublish } from '@aperture-byline/contract/endpoints/studio/studio';
import { unpublishSchema } from '@aperture-byline/contract/review/bodies';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { CONTENT_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import type { ObjectSchema } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { FormAlert } from '#components/forms/form-alert.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';
import styles from '../review.module.css';
import { ReasonField } from './reason-field.tsx';

interface Texts extends Record<string, string> {
  address: string;
  reason: string;
}

const EMPTY: Texts = { address: '', reason: '' };

/** Takes something public off the site by the address of its page, at once. What is typed stays where that fails. */
export default function UnpublishForm() {
  const { mutate, reset, isPending, error } = useSingleFlightMutation({
    ...privateMutation(unpublish),
    onSuccess: ({ kind, title }) => {
      resetForm();
      const name = `${CONTENT_KINDS[kind].heading} “${title || 'Untitled'}”`;
      showToast('success', `${name}: ${reviewMessages.unpublished}`);
    },
  });
  const { form, values, field, setValue, resetForm, onSubmit } = useDialogForm<Texts>({
    initialValues: EMPTY,
    schema: unpublishSchema as unknown as ObjectSchema<Texts>,
    isBusy: isPending,
    onTry: reset,
    onSend: (body) => mutate({ body }),
  });
  const isNothing = error instanceof ApiError && error.status === 404;
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
          error && {
            text: errorText(error, isNothing ? workMessages.notPublic : reviewMessages.notUnpublished),
          }
        }
      />
      <SubmitButton className="self-start" isBusy={isPending} busy="Taking it off…">
        Take it off the site
      </SubmitButton>
    </Stack>
  );
}
