import { getSelling, saveSelling } from '@aperture-byline/contract/endpoints/studio/studio-order';
import { sellingSchema } from '@aperture-byline/contract/order/bodies';
import { orderMessages } from '@aperture-byline/contract/order/order-messages';
import type { SellingSettings } from '@aperture-byline/contract/order/wire';
import { ORDER_TEXT_MAX } from '@aperture-byline/contract/shared/constants';
import { dayInIndia, formatDay } from '@aperture-byline/contract/shared/dates';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { HOLIDAY_DAYS_MAX } from '@aperture-byline/contract/shipping/arrival';
import { useQuery } from '@tanstack/react-query';
import type { ObjectSchema } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Stack } from '#components/layout/layout.tsx';
import { privateMutation, privateQuery } from '#entities/session/api/private-requests.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { showError, showToast } from '#lib/toast.ts';
import styles from './sales.module.css';

/** Form of holidays and return address, which hold for all orders of an artist. */
export default function SellingSection({ uid }: { uid: string }) {
  const query = useQuery(privateQuery(uid, getSelling, {}));
  const backOn = query.data?.backOn;
  return (
    <details className={styles.selling}>
      <summary>
        Holidays and return address
        {backOn && <span className="text-strong">: back on {formatDay(backOn)}</span>}
      </summary>
      <QueryState query={query} loading={<Skeleton ratio={3} />} failure={orderMessages.notLoaded}>
        {(settings) => <SellingForm uid={uid} settings={settings} />}
      </QueryState>
    </details>
  );
}

function SellingForm({ uid, settings }: { uid: string; settings: SellingSettings }) {
  const { mutate, isPending } = useSingleFlightMutation({
    ...privateMutation(saveSelling),
    onSuccess: (saved, _input, _result, { client }) => {
      client.setQueryData(privateQuery(uid, getSelling, {}).queryKey, saved);
      showToast('success', orderMessages.sellingSaved);
    },
    onError: (error) => showError(error, orderMessages.sellingNotSaved),
  });
  type Texts = Record<keyof SellingSettings, string>;
  const { form, values, field, onSubmit } = useDialogForm<Texts>({
    initialValues: { ...settings },
    schema: sellingSchema as unknown as ObjectSchema<Texts>,
    isBusy: isPending,
    onSend: (body) => mutate({ body }),
  });
  useLeaveGuard({ isWritten: JSON.stringify(values) !== JSON.stringify(settings) });
  const inDays = (days: number) => dayInIndia(new Date(Date.now() + days * DAY));
  return (
    <Stack as="form" gap={3} ref={form} onSubmit={onSubmit} noValidate className={styles.sellingForm}>
      <Field
        type="date"
        label="Back on"
        hint="Until that day your prints stay visible, and new orders wait for you. Their pages and carts name the day. Orders that you have already keep their times. Empty: you are not away."
        min={inDays(1)}
        max={inDays(HOLIDAY_DAYS_MAX)}
        {...field('backOn')}
      />
      <TextAreaField
        label="Return address"
        hint="Stands on the labels of your parcels, and nowhere else."
        rows={4}
        autoComplete="street-address"
        maxLength={ORDER_TEXT_MAX.returnAddress}
        {...field('returnAddress')}
      />
      <SubmitButton className="self-start" isBusy={isPending}>
        Save
      </SubmitButton>
    </Stack>
  );
}
