import { shopSchema } from '@aperture-byline/contract/settings/schemas';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioShop } from '@aperture-byline/contract/settings/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '#components/base/button.tsx';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Stack } from '#components/layout/layout.tsx';
import { studioShopQuery, updateShopMutation } from '#entities/settings/private-queries.ts';
import { SaveFailure, useReload, useSaveSettings } from '#entities/settings/save-settings.tsx';
import styles from './payments.module.css';

type Values = Record<'upiId' | 'payeeName' | 'bankText', string>;

/** Where buyers pay. `loading` reserves its space. */
export default function PaymentForm({ uid, loading }: { uid: string; loading: ReactNode }) {
  const shop = useQuery(studioShopQuery(uid));
  const { remountKey, reload } = useReload(shop.refetch);
  return (
    <QueryState query={shop} loading={loading} failure={settingsMessages.notLoaded}>
      {(data) => <DetailsForm key={remountKey} uid={uid} shop={data} onReload={reload} />}
    </QueryState>
  );
}

function DetailsForm({
  uid,
  shop,
  onReload,
}: {
  uid: string;
  shop: StudioShop;
  /** The form is to begin anew with what is stored now. */
  onReload: () => void;
}) {
  const { upiId, payeeName, bankText, version } = shop;
  const { saved, isPending, error, save } = useSaveSettings<Values, StudioShop>({
    opened: { values: { upiId, payeeName, bankText }, version },
    options: updateShopMutation(uid),
    savedText: settingsMessages.shopSaved,
  });
  const { form, values, field, onSubmit } = useDialogForm<Values>({
    initialValues: saved,
    schema: shopSchema as ObjectSchema<Values>,
    isBusy: isPending,
    onSend: save,
  });
  const isWritten = JSON.stringify(shopSchema.cast(values)) !== JSON.stringify(shopSchema.cast(saved));
  useLeaveGuard({ isWritten });
  return (
    <Stack as="form" ref={form} gap={3} className={styles.fields} noValidate onSubmit={onSubmit}>
      <Field
        label="UPI id"
        hint="Such as name@bank. Left empty, no code is offered."
        autoComplete="off"
        spellCheck={false}
        readOnly={isPending}
        {...field('upiId')}
      />
      <Field label="Name of the payee" autoComplete="off" readOnly={isPending} {...field('payeeName')} />
      <TextAreaField
        label="Transfer to a bank account"
        hint="Everything a buyer needs to send money: holder, account, IFSC."
        rows={6}
        readOnly={isPending}
        {...field('bankText')}
      />
      <SaveFailure error={error} onReload={onReload} />
      <Button type="submit" className="self-start" aria-disabled={isPending}>
        {isPending ? 'Saving…' : 'Save the payment details'}
      </Button>
    </Stack>
  );
}
