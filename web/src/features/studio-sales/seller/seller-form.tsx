import { sellerSchema } from '@aperture-byline/contract/settings/bodies';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { StudioSeller } from '@aperture-byline/contract/settings/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { studioSellerQuery, updateSellerMutation } from '#entities/settings/private-queries.ts';
import { SaveFailure, StoredSettings, useSaveSettings } from '#entities/settings/save-settings.tsx';
import styles from '../payments/payments.module.css';

type Particulars = Omit<StudioSeller, 'version'>;
type Texts = Record<keyof Particulars, string>;

const toTexts = (seller: Particulars): Texts => ({
  ...seller,
  gstRate: String(seller.gstRate),
  asksPan: String(seller.asksPan),
});

/** Who sells, as receipts name them. `loading` reserves its space. */
export default function SellerForm({ uid, loading }: { uid: string; loading: ReactNode }) {
  return (
    <StoredSettings query={useQuery(studioSellerQuery(uid))} loading={loading}>
      {(seller, onReload) => <ParticularsForm uid={uid} seller={seller} onReload={onReload} />}
    </StoredSettings>
  );
}

function ParticularsForm({
  uid,
  seller: { version, ...values },
  onReload,
}: {
  uid: string;
  seller: StudioSeller;
  /** The form is to begin anew with what is stored now. */
  onReload: () => void;
}) {
  const { saved, isPending, error, save } = useSaveSettings<Particulars, StudioSeller>({
    opened: { values, version },
    options: updateSellerMutation(uid),
    savedText: settingsMessages.sellerSaved,
  });
  const {
    form,
    values: texts,
    field,
    setValue,
    onSubmit,
  } = useDialogForm<Texts>({
    initialValues: toTexts(saved),
    schema: sellerSchema as unknown as ObjectSchema<Texts>,
    isBusy: isPending,
    onSend: (sent) => save(sellerSchema.cast(sent) as Particulars),
  });
  const isWritten = JSON.stringify(texts) !== JSON.stringify(toTexts(saved));
  useLeaveGuard({ isWritten });
  const common = { autoComplete: 'off', spellCheck: false };
  return (
    <Stack as="form" gap={3} className={styles.fields} ref={form} onSubmit={onSubmit} noValidate>
      <Field label="Name of the seller" {...common} {...field('name')} />
      <TextAreaField label="Address of the seller" rows={3} {...field('address')} />
      <Field label="GSTIN" hint="Left empty, receipts say nothing of tax." {...common} {...field('gstin')} />
      <Grid gap={3} sm={2}>
        <Field label="HSN code of prints" hint="Such as 4911." inputMode="numeric" {...common} {...field('hsnCode')} />
        <Field
          label="GST in per cent"
          hint="Prices include it."
          inputMode="numeric"
          {...common}
          {...field('gstRate')}
        />
      </Grid>
      <Grid as="label" gap={1.5} columns="auto 1fr" align="start">
        <input
          type="checkbox"
          checked={texts.asksPan === 'true'}
          disabled={isPending}
          onChange={({ target }) => setValue('asksPan', String(target.checked))}
        />
        <span>
          Ask photographers for their PAN
          <br />
          <span className="text-quiet text-small">
            They enter it with where they are paid. Only who pays them out sees it.
          </span>
        </span>
      </Grid>
      <SaveFailure error={error} onReload={onReload} />
      <SubmitButton className="self-start" isBusy={isPending}>
        Save the seller
      </SubmitButton>
    </Stack>
  );
}
