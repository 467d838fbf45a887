import { shopSchema } from '@aperture-byline/contract/settings/bodies';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioShop } from '@aperture-byline/contract/settings/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { differs, useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Stack } from '#components/layout/layout.tsx';
import { studioShopQuery, updateShopMutation } from '#entities/settings/private-queries.ts';
import { SaveFailure, StoredSettings, useSaveSettings } from '#entities/settings/save-settings.tsx';
import styles from './payments.module.css';

type Values = Omit<StudioShop, 'version'>;

/** Where buyers pay. `loading` reserves its space. */
export default function PaymentForm({ uid, loading }: { uid: string; loading: ReactNode }) {
  return (
    <StoredSettings query={useQuery(studioShopQuery(uid))} loading={loading}>
      {(shop, onReload) => <DetailsForm uid={uid} shop={shop} onReload={onReload} />}
    </StoredSettings>
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
  const { version, ...values } = shop;
  const { saved, isPending, error, save } = useSaveSettings<Values, StudioShop>({
    opened: { values, version },
    options: updateShopMutation(uid),
    savedText: settingsMessages.shopSaved,
  });
  const {
    form,
    values: typed,
    field,
    onSubmit,
  } = useDialogForm<Values>({
    initialValues: saved,
    schema: shopSchema as ObjectSchema<Values>,
    isBusy: isPending,
    isKept: true,
    onSend: save,
  });
  useLeaveGuard({ isWritten: differs(shopSchema.cast(typed), shopSchema.cast(saved)) });
  return (
    <Stack as="form" ref={form} gap={3} className={styles.fields} noValidate onSubmit={onSubmit}>
      <Field
        label="UPI ID"
        hint="Such as name@bank. Left empty, no code is offered."
        autoComplete="off"
        spellCheck={false}
        {...field('upiId')}
      />
      <Field label="Name of the payee" autoComplete="off" {...field('payeeName')} />
      <Field label="Holder of the bank account" autoComplete="off" {...field('accountName')} />
      <Field
        label="Account number"
        hint="9 to 18 digits. Left empty, no transfer is offered."
        inputMode="numeric"
        autoComplete="off"
        {...field('accountNumber')}
      />
      <Field label="IFSC" hint="Such as SBIN0001234." autoComplete="off" spellCheck={false} {...field('ifsc')} />
      <TextAreaField
        label="Notes on the transfer"
        hint="What else a buyer has to know, such as the bank or the kind of account."
        rows={3}
        {...field('bankText')}
      />
      <SaveFailure error={error} onReload={onReload} />
      <SubmitButton className="self-start" isBusy={isPending}>
        Save the payment details
      </SubmitButton>
    </Stack>
  );
}
