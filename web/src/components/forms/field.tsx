import clsx from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Stack } from '../layout/layout.tsx';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** Advice on what to enter; read out with the field. */
  hint?: string | undefined;
  /** What is wrong with the value; read out with the field. */
  error?: string | undefined;
  /** Marks the field as wrong where a text outside of it says why: name that one in `aria-describedby`. */
  invalid?: boolean | undefined;
}

/** A labelled line of input with its error. Other props go to the `input`. */
export function Field({ label, hint, error, invalid, ...props }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <input {...props} {...describe(id, { hint, error, invalid }, props)} className={styles.control} />
    </Labelled>
  );
}

/** As `Field`, for several lines. Other props go to the `textarea`. */
export function TextAreaField({
  label,
  hint,
  error,
  invalid,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <textarea {...props} {...describe(id, { hint, error, invalid }, props)} className={styles.control} />
    </Labelled>
  );
}

/** As `Field`, for a choice: its children are the `option`s. Other props go to the `select`. */
export function SelectField({
  label,
  hint,
  error,
  invalid,
  ...props
}: FieldProps & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error}>
      <select
        {...props}
        {...describe(id, { hint, error, invalid }, props)}
        className={clsx(styles.control, styles.select)}
      />
    </Labelled>
  );
}

function describe(
  id: string,
  { hint, error, invalid }: Omit<FieldProps, 'label'>,
  { 'aria-describedby': described }: { 'aria-describedby'?: string | undefined },
) {
  const texts = [described, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return {
    id,
    'aria-invalid': error || invalid ? true : undefined,
    'aria-describedby': texts.join(' ') || undefined,
  };
}

function Labelled({
  id,
  label,
  hint,
  error,
  children,
}: Omit<FieldProps, 'invalid'> & { id: string; children: ReactNode }) {
  return (
    <Stack gap={1}>
      <label className="text-label" htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-small">
          {hint}
        </p>
      )}
    </Stack>
  );
}
