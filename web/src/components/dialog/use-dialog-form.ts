import { useFormik } from 'formik';
import { type FormEvent, useRef } from 'react';
import type { ObjectSchema } from 'yup';

type Values = Record<string, string>;

/**
 * A form of a dialog: its texts are checked when it is sent, and the first wrong one gets the focus. `field` gives the props of
 * the field of that name. Nothing is sent while `isBusy`.
 */
export function useDialogForm<V extends Values>({
  initialValues,
  schema,
  isBusy,
  onSend,
}: {
  initialValues: V;
  schema: ObjectSchema<V>;
  isBusy: boolean;
  onSend: (values: V) => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<V>({
    initialValues,
    validationSchema: schema,
    validateOnBlur: false,
    onSubmit: (values) => onSend(schema.cast(values) as V),
  });
  return {
    form,
    values: formik.values,
    field: (name: keyof V & string) => ({
      ...formik.getFieldProps(name),
      error: formik.touched[name] ? (formik.errors[name] as string | undefined) : undefined,
    }),
    onSubmit: async (event: FormEvent) => {
      event.preventDefault();
      if (isBusy) return;
      const errors = await formik.validateForm();
      const [wrong] = Object.keys(initialValues).filter((name) => name in errors);
      if (wrong !== undefined) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      await formik.submitForm();
    },
  };
}
