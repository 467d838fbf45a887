import { payoutTermsSchema } from '@aperture-byline/contract/settings/bodies';
import { settingsMessages } from '@aperture-byline/contract/settings/settings-messages';
import type { PayoutTerms, StudioPayoutTerms } from '@aperture-byline/contract/settings/wire';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ObjectSchema } from 'yup';
import { useDialogForm } from '#components/dialog/dialog-form.tsx';
import { Field, SelectField } from '#components/forms/field.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { studioPayoutTermsQuery, updatePayoutTermsMutation } from '#entities/settings/private-queries.ts';
import { SaveFailure, StoredSettings, useSaveSettings } from '#entities/settings/save-settings.tsx';
import styles from '../payments/payments.module.css';

type Texts = Record<keyof PayoutTerms, string>;

const toTexts = (terms: PayoutTerms): Texts => ({
  ...terms,
  commissionRate: String(terms.commissionRate),
  tdsRate: String(terms.tdsRate),
});

/** Form of what artists are paid of a sale. `loading` reserves its space. */
export default function PayoutTermsForm({ uid, loading }: { uid: string; loading: ReactNode }) {
  return (
    <StoredSettings query={useQuery(studioPayoutTermsQuery(uid))} loading={loading}>
      {(terms, onReload) => <TermsForm uid={uid} terms={terms} onReload={onReload} />}
    </StoredSettings>
  );
}

function TermsForm({
  uid,
  terms: { version, ...values },
  onReload,
}: {
  uid: string;
  terms: StudioPayoutTerms;
  /** The form is to begin anew with what is stored now. */
  onReload: () => void;
}) {
  const { saved, isPending, error, save } = useSaveSettings<PayoutTerms, StudioPayoutTerms>({
    opened: { values, version },
    options: updatePayoutTermsMutation(uid),
    savedText: settingsMessages.payoutTermsSaved,
  });
  const {
    form,
    values: texts,
    field,
    onSubmit,
  } = useDialogForm<Texts>({
    initialValues: toTexts(saved),
    schema: payoutTermsSchema as unknown as ObjectSchema<Texts>,
    isBusy: isPending,
    onSend: (sent) => save(payoutTermsSchema.cast(sent) as PayoutTerms),
  });
  useLeaveGuard({ isWritten: JSON.stringify(texts) !== JSON.stringify(toTexts(saved)) });
  const common = { autoComplete: 'off', spellCheck: false };
  return (
    <Stack as="form" gap={3} className={styles.fields} ref={form} onSubmit={onSubmit} noValidate>
      <Grid gap={3} sm={2}>
        <Field
          label="Commission in per cent"
          hint="Of the price after refunds. The page of a photographer can set another one."
          inputMode="decimal"
          {...common}
          {...field('commissionRate')}
        />
        <SelectField label="The courier is paid by" {...field('courier')}>
          <option value="artist">The photographer</option>
          <option value="house">The house</option>
        </SelectField>
        <Field
          label="Tax withheld in per cent"
          hint="Of the price. 0 for none."
          inputMode="decimal"
          {...common}
          {...field('tdsRate')}
        />
        <Field label="Name of that tax" hint="Such as TDS under section 194-O." {...common} {...field('tdsText')} />
      </Grid>
      <SaveFailure error={error} onReload={onReload} />
      <SubmitButton className="self-start" isBusy={isPending}>
        Save what artists are paid
      </SubmitButton>
    </Stack>
  );
}
