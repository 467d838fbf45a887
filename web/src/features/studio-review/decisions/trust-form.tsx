import { trustPhotographer } from '@aperture-byline/contract/endpoints/studio/studio';
import { reviewMessages } from '@aperture-byline/contract/review/review-messages';
import { isUserId } from '@aperture-byline/contract/shared/ids';
import { isProfileSlug } from '@aperture-byline/contract/shared/text/slug';
import { lineField } from '@aperture-byline/contract/shared/text/text-fields';
import { object } from 'yup';
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

/** Returns the number or name that a profile's address ends in, with or without its origin; empty for any other. */
export function parseProfileAddress(address: string): string {
  const [, end = ''] = /\/profile\/([^/]+)$/.exec(address.trim().replace(/[?#].*$/s, '')) ?? [];
  return isUserId(end) || isProfileSlug(end) ? end : '';
}

const schema = object({
  address: lineField()
    .required(reviewMessages.profileOfNobody)
    .test('profile', reviewMessages.profileOfNobody, (address = '') => parseProfileAddress(address) !== ''),
});

/** Trusts the photographer whose page is at an address. What is typed stays where that fails. */
export function TrustForm({ onTrusted }: { onTrusted: () => void }) {
  const { mutate, reset, isPending, error } = useSingleFlightMutation(privateMutation(trustPhotographer), {
    onDone: ({ name }) => {
      resetForm();
      showToast('success', `${name}: ${reviewMessages.trustBegun}`);
      onTrusted();
    },
  });
  const { form, field, resetForm, onSubmit } = useDialogForm({
    initialValues: { address: '' },
    schema,
    isBusy: isPending,
    onTry: reset,
    onSend: ({ address }) => mutate({ params: { userId: parseProfileAddress(address) } }),
  });
  const isNobody = error instanceof ApiError && error.status === 404;
  return (
    <Stack as="form" gap={3} ref={form} onSubmit={onSubmit} noValidate>
      <p>
        What a trusted photographer submits is public at once. One in ten submissions, drawn at random, still waits here
        as a sample, and so does whatever one of us sent back, rejected or took off the site.
      </p>
      <Field
        label="Address of the photographer’s page"
        hint="As it stands in the browser."
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field('address')}
      />
      <FormAlert
        failure={
          error && {
            text: isNobody ? reviewMessages.noPhotographer : errorText(error, reviewMessages.trustNotSaved),
          }
        }
      />
      <SubmitButton className="self-start" isBusy={isPending}>
        Trust this photographer
      </SubmitButton>
    </Stack>
  );
}
