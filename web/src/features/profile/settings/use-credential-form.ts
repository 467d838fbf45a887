import { accountMessages } from '@aperture-byline/contract/user/account-messages';
import { type FormikValues, useFormik } from 'formik';
import { type FormEvent, useRef, useState } from 'react';
import type { Schema } from 'yup';
import { type FormFailure, useFocusOnInvalid } from '#components/forms/form-alert.tsx';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { isSignInRefusal, isWrongCredentials } from '#lib/errors/auth-error.ts';
import { mailErrorText } from '#lib/errors/sign-in-error-text.ts';

/** Checks a form for the credentials on submit, then as it is typed; empties it once sent. */
export function useCredentialForm<Values extends FormikValues & Record<string, string>>({
  name,
  initialValues,
  schema,
  send,
  onSent,
}: {
  name: string;
  initialValues: Values;
  schema: Schema<Values>;
  send: (values: Values) => Promise<void>;
  onSent: (values: Values) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik({ initialValues, validationSchema: schema, onSubmit: () => undefined });
  // The values are not passed as variables: the mutation cache would hold the password.
  const sending = useSingleFlightMutation({
    mutationKey: [name],
    meta: { isRefusal: isSignInRefusal },
    mutationFn: async () => send(schema.cast(formik.values)),
    onSuccess: () => {
      onSent(schema.cast(formik.values));
      formik.resetForm();
      setInvalidSubmits(0);
    },
  });
  /** How often a submit found errors; they show from the first time on. */
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  useFocusOnInvalid(form, invalidSubmits);

  async function submit(event: FormEvent) {
    event.preventDefault();
    sending.reset();
    const errors = await formik.validateForm();
    if (Object.keys(errors).length > 0) setInvalidSubmits((count) => count + 1);
    else sending.mutate();
  }

  return {
    values: formik.values,
    isSending: sending.isPending,
    error: sending.error,
    field: (key: keyof Values & string) => ({
      name: key,
      value: formik.values[key],
      onChange: formik.handleChange,
      required: true,
      error: invalidSubmits > 0 ? (formik.errors[key] as string | undefined) : undefined,
    }),
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: submit,
    },
  };
}

/** Why the way to sign in could not be changed. */
export function describeFailure(error: Error | null): FormFailure | null {
  if (error === null) return null;
  return isWrongCredentials(error)
    ? { text: accountMessages.wrongPassword }
    : { text: mailErrorText(error), canRetry: true };
}
