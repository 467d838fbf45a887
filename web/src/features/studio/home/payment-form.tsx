import { shopSchema } from '@aperture-byline/contract/settings/schemas';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioShop } from '@aperture-byline/contract/settings/wire';
import { useState } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '#components/base/button.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { updateShopMutation } from '#entities/settings/own-queries.ts';
import { showToast } from '#lib/toast.ts';
import { useSingleFlightMutation } from '#lib/use-single-flight-mutation.ts';
import { useDialogForm } from '../use-dialog-form.ts';
import styles from './home.module.css';
import { SaveFailure } from './save-failure.tsx';

type Values = Record<'upiId' | 'payeeName' | 'bankText', string>;

/** Where buyers pay. */
export function PaymentForm({
  uid,
  shop,
  onReload,
}: {
  uid: string;
  shop: StudioShop;
  /** The form is to begin anew with what is stored now. */
  onReload: () => void;
}) {
  // A refetch does not change what is typed over.
  const [version, setVersion] = useState(shop.version);
  const options = updateShopMutation(uid);
  const { mutate, isPending, error } = useSingleFlightMutation({
    ...options,
    onSuccess: async (...result) => {
      await options.onSuccess?.(...result);
      setVersion(result[0].version);
      showToast('success', settingsMessages.shopSaved);
    },
  });
  const { form, field, onSubmit } = useDialogForm<Values>({
    initialValues: { upiId: shop.upi_id, payeeName: shop.payee_name, bankText: shop.bank_text },
    schema: shopSchema as ObjectSchema<Values>,
    isBusy: isPending,
    onSend: (body) => mutate({ body: { ...body, version } }),
  });
  return (
    <form ref={form} className={styles.fields} noValidate onSubmit={onSubmit}>
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
        rows={5}
        readOnly={isPending}
        {...field('bankText')}
      />
      <SaveFailure error={error} onReload={onReload} />
      <Button type="submit" className={styles.save} aria-disabled={isPending}>
        {isPending ? 'Saving…' : 'Save the payment details'}
      </Button>
    </form>
  );
}
