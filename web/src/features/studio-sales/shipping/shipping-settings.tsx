import type { StudioShipping } from '@aperture-byline/contract/settings/wire';
import { shippingSchema } from '@aperture-byline/contract/shipping/bodies';
import {
  SHIPPING_SPEEDS,
  SHIPPING_ZONES,
  type ShippingRate,
  type ShippingRates,
  type ShippingSpeed,
  type ShippingZone,
} from '@aperture-byline/contract/shipping/rates';
import { shippingMessages } from '@aperture-byline/contract/shipping/shipping-messages';
import { useQuery } from '@tanstack/react-query';
import { getIn, useFormik } from 'formik';
import { type FormEvent, useRef, useState } from 'react';
import { Skeletons } from '#components/feedback/skeleton.tsx';
import { Field } from '#components/forms/field.tsx';
import { useFocusOnInvalid } from '#components/forms/form-alert.tsx';
import { FormSection } from '#components/forms/form-section.tsx';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { useLeaveGuard } from '#components/forms/use-leave-guard.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { studioShippingQuery, updateShippingMutation } from '#entities/settings/private-queries.ts';
import { SaveFailure, StoredSettings, useSaveSettings } from '#entities/settings/save-settings.tsx';

const ZONES: Readonly<Record<ShippingZone, readonly [title: string, intro: string]>> = {
  domestic: ['Within India', 'Standard shipping is always offered, and an order that names no speed gets it.'],
  international: [
    'To other countries',
    'Without a price, nobody can order to an address abroad. Prices hold for all countries.',
  ],
};
const SPEEDS: Readonly<Record<ShippingSpeed, string>> = { standard: 'Standard', expedited: 'Expedited' };

type RateTexts = Record<keyof ShippingRate, string>;
type Texts = Record<ShippingZone, Record<ShippingSpeed, RateTexts>>;

const toTexts = ({ domestic, international }: ShippingRates): Texts => ({
  domestic: toZoneTexts(domestic),
  international: toZoneTexts(international),
});

const toZoneTexts = ({ standard, expedited }: ShippingRates[ShippingZone]) => ({
  standard: toRateTexts(standard),
  expedited: toRateTexts(expedited),
});

const toRateTexts = ({ price, fromDays, toDays }: ShippingRate): RateTexts => ({
  price: price === null ? '' : String(price),
  fromDays: String(fromDays),
  toDays: String(toDays),
});

export default function ShippingSettings({ uid }: { uid: string }) {
  return (
    <Stack gap={6}>
      <p className="measure">
        What an order costs to send, however many prints are in it, and how many business days it takes. What has no
        price is not offered. Orders that were placed stay as they are.
      </p>
      <StoredSettings
        query={useQuery(studioShippingQuery(uid))}
        loading={
          <Stack gap={6}>
            <Skeletons count={2} ratio={4} />
          </Stack>
        }
      >
        {(shipping, onReload) => <RatesForm uid={uid} shipping={shipping} onReload={onReload} />}
      </StoredSettings>
    </Stack>
  );
}

function RatesForm({
  uid,
  shipping: { version, ...rates },
  onReload,
}: {
  uid: string;
  shipping: StudioShipping;
  /** The form is to begin anew with what is stored now. */
  onReload: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const { saved, isPending, error, save } = useSaveSettings<ShippingRates, StudioShipping>({
    opened: { values: rates, version },
    options: updateShippingMutation(uid),
    savedText: shippingMessages.saved,
  });
  const formik = useFormik<Texts>({
    initialValues: toTexts(saved),
    validationSchema: shippingSchema,
    validateOnBlur: false,
    onSubmit: () => undefined,
  });
  useFocusOnInvalid(form, invalidSubmits);
  useLeaveGuard({ isWritten: JSON.stringify(formik.values) !== JSON.stringify(toTexts(saved)) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const errors = await formik.validateForm();
    if (Object.keys(errors).length > 0) return setInvalidSubmits((count) => count + 1);
    const { domestic, international } = shippingSchema.cast(formik.values);
    save({ domestic, international });
  }

  const field = (name: string) => ({
    ...formik.getFieldProps(name),
    error: invalidSubmits > 0 ? getIn(formik.errors, name) : undefined,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    readOnly: isPending,
  });
  return (
    <Stack as="form" ref={form} gap={6} noValidate onSubmit={submit}>
      {SHIPPING_ZONES.map((zone) => {
        const [title, intro] = ZONES[zone];
        return (
          <FormSection key={zone} title={title} intro={intro}>
            {SHIPPING_SPEEDS.map((speed) => (
              <Stack as="fieldset" key={speed} gap={2}>
                <legend className="text-strong">{SPEEDS[speed]}</legend>
                <Grid gap={2} sm="minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)" align="start">
                  <Field label="Rs. for an order" {...field(`${zone}.${speed}.price`)} />
                  <Field label="From days" {...field(`${zone}.${speed}.fromDays`)} />
                  <Field label="To days" {...field(`${zone}.${speed}.toDays`)} />
                </Grid>
              </Stack>
            ))}
          </FormSection>
        );
      })}
      <SaveFailure error={error} onReload={onReload} />
      <SubmitButton variant="primary" className="self-start" isBusy={isPending}>
        Save the shipping prices
      </SubmitButton>
    </Stack>
  );
}
