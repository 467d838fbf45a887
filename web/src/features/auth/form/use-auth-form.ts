import { messages } from '@aperture-byline/contract/shared/messages';
import { useFormik } from 'formik';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Schema } from 'yup';
import type { FormFailure } from '#components/forms/form-alert.tsx';
import { useSession } from '#entities/session/use-session.ts';

/**
 * A form of texts that is checked on submit, then as it is typed. That something is missing is said once for the whole
 * form; other errors stand at their field. `send` gets valid values, once at a time, and gives the failure to show, or
 * null.
 */
export function useAccountForm<Values extends Record<string, string>>({
  initialValues,
  schema,
  send,
}: {
  initialValues: Values;
  schema: Schema<Values>;
  send: (values: Values) => Promise<FormFailure | null>;
}) {
  const form = useRef<HTMLFormElement>(null);
  const alertId = useId();
  const session = useSession();
  const isExpected = session.status === 'remembered';
  const formik = useFormik({ initialValues, validationSchema: schema, onSubmit: () => undefined });
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  /** Submits that were refused here; errors show from the first on. */
  const [refusals, setRefusals] = useState(0);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const shown: Partial<Record<string, unknown>> = refusals > 0 ? formik.errors : {};
  const isIncomplete = Object.values(shown).includes(messages.fillAllFields);

  async function submit() {
    if (isRunning.current || isExpected) return;
    isRunning.current = true;
    setFailure(null);
    try {
      const errors = await formik.validateForm();
      if (Object.keys(errors).length > 0) {
        setRefusals((count) => count + 1);
        return;
      }
      setSending(true);
      setFailure(await send(await schema.validate(formik.values)));
    } finally {
      setSending(false);
      isRunning.current = false;
    }
  }

  function field(name: keyof Values & string) {
    const error = shown[name];
    const isMissing = error === messages.fillAllFields;
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
    isSending,
    /** Takes nothing: on the way, or the session is about to know who is here. */
    isBusy: isSending || isExpected,
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
      failure: isIncomplete ? { text: messages.fillAllFields, canRetry: false } : failure,
    },
  };
}
