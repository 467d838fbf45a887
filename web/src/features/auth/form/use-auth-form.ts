import { signInMessages } from '@aperture-byline/contract/user/sign-in-messages';
import { type FormikErrors, useFormik, validateYupSchema, yupToFormErrors } from 'formik';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type Schema, ValidationError } from 'yup';
import { type FormFailure, useFocusOnInvalid } from '#components/forms/form-alert.tsx';
import { useSession } from '#entities/session/session-store.ts';
import { useSingleFlightMutation } from '#lib/api/use-single-flight-mutation.ts';
import { isSignInRefusal } from '#lib/errors/auth-error.ts';

/**
 * Checks texts on submit, then as they are typed. Missing ones are told once for the form. `send` gets valid values,
 * once at a time; `describeFailure` says why it failed.
 */
export function useAuthForm<Values extends Record<string, string>>({
  initialValues,
  schema,
  send,
  onSent,
  describeFailure,
}: {
  initialValues: Values;
  schema: Schema<Values>;
  send: (values: Values) => Promise<void>;
  onSent?: () => void;
  describeFailure: (error: Error) => FormFailure;
}) {
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();
  const session = useSession();
  const isExpected = session.status === 'remembered';
  const validate = useOrderedValidation(schema);
  const formik = useFormik({ initialValues, validate, onSubmit: () => undefined });
  // The values are not passed as variables: the mutation cache would hold the password.
  const sending = useSingleFlightMutation({
    mutationKey: ['account form'],
    meta: { isRefusal: isSignInRefusal },
    mutationFn: async () => send(await schema.validate(formik.values)),
    onSuccess: () => onSent?.(),
  });
  /** How often a submit found errors; they show from the first time on. */
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  useFocusOnInvalid(form, invalidSubmits);

  const shown: Partial<Record<string, unknown>> = invalidSubmits > 0 ? formik.errors : {};
  const isIncomplete = Object.values(shown).includes(signInMessages.fillAllFields);

  async function submit() {
    if (isExpected) return;
    sending.reset();
    const errors = await formik.validateForm();
    if (Object.keys(errors).length > 0) setInvalidSubmits((count) => count + 1);
    else sending.mutate();
  }

  function field(name: keyof Values & string) {
    const error = shown[name];
    const isMissing = error === signInMessages.fillAllFields;
    return {
      name,
      value: formik.values[name] ?? '',
      onChange: formik.handleChange,
      required: true,
      error: typeof error === 'string' && !isMissing ? error : undefined,
      invalid: isMissing,
      'aria-describedby': isMissing ? alertId : undefined,
    };
  }

  return {
    values: formik.values,
    submit,
    field,
    isSending: sending.isPending,
    /** Ignores submits: one is pending, or a sign-in waits for its profile. */
    isBusy: sending.isPending || isExpected,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        submit();
      },
    },
    alert: {
      id: alertId,
      failure: isIncomplete ? { text: signInMessages.fillAllFields } : sending.error && describeFailure(sending.error),
    },
  };
}

/**
 * Orders validations: Formik keeps the errors of the last to end, and one waiting for code would replace newer ones.
 */
function useOrderedValidation<Values extends Record<string, string>>(schema: Schema<Values>) {
  const last = useRef<Promise<unknown>>(undefined);
  return (values: Values): Promise<FormikErrors<Values>> => {
    const validation = Promise.allSettled([last.current]).then(() => findErrors(schema, values));
    last.current = validation;
    return validation;
  };
}

async function findErrors<Values extends Record<string, string>>(
  schema: Schema<Values>,
  values: Values,
): Promise<FormikErrors<Values>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return yupToFormErrors(error);
  }
}
