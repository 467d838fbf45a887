import { useFormik } from 'formik';
import { type ComponentProps, type FormEvent, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { Button } from '../base/button.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useReloadGuard } from '../forms/use-reload-guard.ts';
import { Row, Stack } from '../layout/layout.tsx';

type Values = Record<string, string>;

/**
 * A form of a dialog: its texts are checked when it is sent, and the first wrong one gets the focus. `field` gives the
 * props of the field of that name, `setValue` changes it, `resetForm` empties all. Nothing is sent while `isBusy`.
 */
export function useDialogForm<V extends Values>({
  initialValues,
  schema,
  isBusy,
  isKept = false,
  onTry,
  onSend,
}: {
  initialValues: V;
  schema: ObjectSchema<V>;
  isBusy: boolean;
  /** Whether a draft keeps what is typed, or the form guards it by itself: a reload of the page loses nothing else. */
  isKept?: boolean;
  /** Called before what is to be sent is checked. */
  onTry?: () => void;
  onSend: (values: V) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: (values) => onSend(schema.cast(values) as V),
  });
  // Formik's own `dirty` goes by the values of the first render: what was saved since is written no more.
  useReloadGuard(!isKept && Object.keys(initialValues).some((name) => formik.values[name] !== initialValues[name]));
  return {
    form,
    values: formik.values,
    resetForm: () => formik.resetForm(),
    setValue: (name: keyof V & string, value: string) => formik.setFieldValue(name, value),
    field: (name: keyof V & string) => ({
      ...formik.getFieldProps(name),
      error: formik.touched[name] ? (formik.errors[name] as string | undefined) : undefined,
      readOnly: isBusy,
    }),
    onSubmit: async (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      onTry?.();
      const errors = await formik.validateForm();
      const [wrong] = Object.keys(initialValues).filter((name) => name in errors);
      if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      await formik.submitForm();
    },
  };
}

export function DialogForm({
  isBusy,
  texts: { cancel, send, busy },
  onClose,
  children,
  ...props
}: ComponentProps<'form'> & {
  isBusy: boolean;
  texts: Readonly<Record<'cancel' | 'send' | 'busy', string>>;
  onClose: () => void;
}) {
  return (
    <Stack as="form" noValidate {...props}>
      {children}
      <Row gap={1} justify="end">
        <Button onClick={onClose}>{cancel}</Button>
        <SubmitButton variant="primary" isBusy={isBusy} busy={busy}>
          {send}
        </SubmitButton>
      </Row>
    </Stack>
  );
}
