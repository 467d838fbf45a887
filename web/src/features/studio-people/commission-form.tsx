import { setCommission } from '@aperture-byline/contract/endpoints/studio/people';
import { peopleMessages } from '@aperture-byline/contract/people/people-messages';
import type { Person } from '@aperture-byline/contract/people/wire';
import { COMMISSION_MAX, perCentField } from '@aperture-byline/contract/settings/bodies';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import { type ObjectSchema, object } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { privateMutation } from '#entities/session/api/private-requests.ts';
import { personQuery } from '#entities/user/people.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';

/** An empty field counts as missing. */
const rateSchema = object({
  rate: perCentField(COMMISSION_MAX, settingsMessages.commissionInvalid).typeError(settingsMessages.commissionInvalid),
});

/** Form of a photographer's own commission; empty for the house's. */
export default function CommissionForm({ uid, person }: { uid: string; person: Person }) {
  const userId = String(person.userId);
  const { mutate, isPending } = useSingleFlightMutation({
    ...privateMutation(setCommission),
    onSuccess: (_data, _input, _result, { client }) => {
      showToast('success', peopleMessages.commissionSet);
      return client.invalidateQueries({ queryKey: personQuery(uid, userId).queryKey });
    },
    onError: (failure) => showError(failure, peopleMessages.notDone),
  });
  const { form, field, onSubmit } = useDialogForm<{ rate: string }>({
    initialValues: { rate: person.commissionRate === null ? '' : String(person.commissionRate) },
    schema: rateSchema as unknown as ObjectSchema<{ rate: string }>,
    isBusy: isPending,
    onSend: ({ rate }) => mutate({ params: { userId }, body: { rate: rate ? Number(rate) : null } }),
  });
  return (
    <Stack as="form" gap={2} ref={form} onSubmit={onSubmit} noValidate>
      <Field
        label="Commission in per cent"
        hint="Of orders from now on. Left empty, the house’s own holds."
        inputMode="decimal"
        autoComplete="off"
        {...field('rate')}
      />
      <SubmitButton className="self-start" isBusy={isPending}>
        Save the commission
      </SubmitButton>
    </Stack>
  );
}
