import { addressMessages } from '@aperture-byline/contract/address/address-messages';
import { type NewAddress, newAddressSchema } from '@aperture-byline/contract/address/bodies';
import { COUNTRY_NAMES } from '@aperture-byline/contract/address/countries';
import type { Address } from '@aperture-byline/contract/address/wire';
import { ADDRESS_TEXT_MAX } from '@aperture-byline/contract/shared/constants';
import { EMAIL_MAX } from '@aperture-byline/contract/shared/text/email';
import { isIndia } from '@aperture-byline/contract/shipping/rates';
import { useFormik } from 'formik';
import { type ChangeEvent, type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { object, type Schema, string } from 'yup';
import { Button } from '#components/base/button.tsx';
import { Field, SelectField } from '#components/forms/field.tsx';
import { FormAlert, useFocusOnInvalid } from '#components/forms/form-alert.tsx';
import { remainingProblems } from '#components/forms/remaining-problems.ts';
import { SubmitButton } from '#components/forms/submit-button.tsx';
import { Grid, Row, Stack } from '#components/layout/layout.tsx';
import { addAddressMutation, updateAddressMutation } from '#entities/address/private-queries.ts';
import { NotSignedInError } from '#entities/session/api/account-api.ts';
import type { Account } from '#entities/session/session-store.ts';
import { ApiError } from '#lib/api/api.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { errorText } from '#lib/errors/error-text.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';
import { addressDraft } from '#lib/storage/drafts.ts';
import { useDraft } from '#lib/storage/use-draft.ts';
import styles from './address-form.module.css';
import { addressChange, changeName, toAddressValues } from './address-values.ts';
import { StateField, useCityOfPin, useStateOfPin } from './state-field.tsx';

const { recipient, address: addressMax, city, state, postalCode } = ADDRESS_TEXT_MAX;
const PHONE: ComponentProps<'input'> = { type: 'tel', inputMode: 'tel' };

const FIELDS: readonly (readonly [keyof NewAddress, string, ComponentProps<'input'> & { hint?: string }][])[] = [
  [['recipient', 'Recipient’s name, if not yours', { autoComplete: 'name', maxLength: recipient }]],
  [['address', 'Address', { autoComplete: 'street-address', maxLength: addressMax }]],
  [
    ['postalCode', 'Postal code', { autoComplete: 'postal-code', maxLength: postalCode }],
    ['city', 'City', { autoComplete: 'address-level2', maxLength: city }],
  ],
  [['state', 'State', { autoComplete: 'address-level1', maxLength: state }]],
  [['email', 'Email', { type: 'email', autoComplete: 'email', maxLength: EMAIL_MAX }]],
  [
    ['phone', 'Phone', { ...PHONE, autoComplete: 'tel' }],
    ['alternatePhone', 'Alternate phone', { ...PHONE, autoComplete: 'off', hint: 'Required too.' }],
  ],
];

const LABELLED: readonly (readonly [keyof NewAddress, string])[] = [
  ['country', 'Country'],
  ...FIELDS.flat().map(([name, label]) => [name, label] as const),
];

const OPTIONAL_ABROAD: ReadonlySet<keyof NewAddress> = new Set(['state', 'postalCode']);

/** All fields as they are written, right or wrong. */
const draftSchema = object(
  Object.fromEntries(Object.keys(toAddressValues(null, '')).map((name) => [name, string()])),
).noUnknown() as Schema<Partial<NewAddress>>;

function describeError(error: Error): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return isRefusal ? error.message : errorText(error, addressMessages.notSaved);
}

/** Edits an address and sends only what was changed. Keeps what is written until it is saved or cancelled. */
export default function AddressForm({
  account: { uid, email },
  address,
  isAbroadServed,
  onClose,
  onSaved,
}: {
  account: Account;
  address: Address | null;
  isAbroadServed: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();
  const navigate = useNavigate();
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const [saved] = useState(() => toAddressValues(address, email));
  const { restored, saveDraft, discardDraft } = useDraft(addressDraft(uid, address?.id ?? null), draftSchema);
  const finish = (result: Address) => {
    discardDraft();
    onSaved(result);
  };
  const ends = {
    onDone: finish,
    onFailed: (error: Error) => {
      if (error instanceof NotSignedInError || (error instanceof ApiError && error.status === 401))
        navigate(withRedirect(paths.login, paths.cart));
    },
  };
  const adding = useSingleFlightMutation(addAddressMutation(uid), ends);
  const editing = useSingleFlightMutation(updateAddressMutation(uid), ends);
  const saving = address ? editing : adding;
  const formik = useFormik({
    initialValues: { ...saved, ...restored },
    validationSchema: newAddressSchema,
    onSubmit: () => undefined,
  });
  const { values } = formik;
  const isDomestic = isIndia(values.country);
  // One that was saved before stays, whatever is served now.
  const served = isAbroadServed ? COUNTRY_NAMES : ['India'];
  const countries = served.includes(saved.country) ? served : [saved.country, ...served];
  const problems = saving.error instanceof ApiError ? saving.error.fields : {};
  const present = newAddressSchema.cast(values);
  const refused = remainingProblems(
    { problems, fields: saving.variables?.body ?? {} },
    (address ? addressChange(address, present) : present) ?? {},
  );
  const isMended = Object.keys(problems).length > 0 && Object.keys(refused).length === 0;
  const isWritten = Object.entries(values).some(([name, value]) => saved[name as keyof NewAddress] !== value);
  useEffect(() => saveDraft(isWritten ? values : null));
  const shown: Partial<Record<string, string>> = invalidSubmits > 0 ? formik.errors : {};
  const missing = LABELLED.flatMap(([name, label]) => (problemOf(name) === addressMessages.allRequired ? [label] : []));
  useFocusOnInvalid(form, invalidSubmits);
  const findFilling = useStateOfPin(formik.initialValues);
  const fillCity = useCityOfPin(formik.initialValues, formik.setValues);

  function changePostalCode(event: ChangeEvent<HTMLInputElement>) {
    formik.handleChange(event);
    const filling = isDomestic ? findFilling(event.target.value, values.state) : null;
    if (filling !== null) formik.setFieldValue('state', filling);
    if (isDomestic)
      fillCity(event.target.value).catch((error: unknown) => console.error('The city could not be found:', error));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    saving.reset();
    const errors = await formik.validateForm();
    if (Object.keys(errors).length > 0) {
      setInvalidSubmits((count) => count + 1);
      return;
    }
    const values = newAddressSchema.cast(formik.values);
    if (address === null) {
      const { recipient, ...others } = values;
      return adding.mutate({ body: recipient ? values : others });
    }
    const body = addressChange(address, values);
    if (body === null) finish(address);
    else editing.mutate({ body });
  }

  function problemOf(name: keyof NewAddress) {
    return shown[name] ?? refused[address === null ? name : changeName(name)];
  }

  function field(name: keyof NewAddress) {
    const error = problemOf(name);
    const isMissing = error === addressMessages.allRequired;
    return {
      ...formik.getFieldProps(name),
      required: name !== 'recipient' && (isDomestic || !OPTIONAL_ABROAD.has(name)),
      error: isMissing ? undefined : error,
      invalid: isMissing,
      'aria-describedby': isMissing ? alertId : undefined,
    };
  }

  const failure = isMended ? null : saving.error;
  const text =
    missing.length > 0
      ? `${addressMessages.allRequired} ${addressMessages.missing(missing)}`
      : failure && describeError(failure);
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Stack gap={3} className={styles.content}>
        <SelectField
          label="Country"
          autoComplete="country-name"
          hint={isAbroadServed ? undefined : 'We ship within India only.'}
          {...field('country')}
        >
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        {FIELDS.map((row) => (
          <Grid key={row[0]?.[0]} gap={2.5} columns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
            {row.map(([name, label, props]) =>
              name === 'state' && isDomestic ? (
                <StateField key={name} postalCode={values.postalCode} {...field(name)} value={values.state} />
              ) : (
                <Field
                  key={name}
                  label={isDomestic || !OPTIONAL_ABROAD.has(name) ? label : `${label} (if there is one)`}
                  {...props}
                  {...(name === 'city' && isDomestic && { hint: addressMessages.cityHint })}
                  {...field(name)}
                  {...(name === 'postalCode' && { onChange: changePostalCode })}
                />
              ),
            )}
          </Grid>
        ))}
        <FormAlert id={alertId} failure={text ? { text } : null} />
      </Stack>
      <Row gap={1.5} justify="end" className={styles.actions}>
        <Button
          onClick={() => {
            discardDraft();
            onClose();
          }}
        >
          Cancel
        </Button>
        <SubmitButton variant="primary" isBusy={saving.isPending}>
          Save address
        </SubmitButton>
      </Row>
    </form>
  );
}
