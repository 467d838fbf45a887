import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldProps {
  label: string;
  /** What is wrong with the value; read out with the field. */
  error?: string | undefined;
}

/** A labelled line of input with its error. Other props go to the `input`. */
export function Field({ label, error, ...props }: FieldProps & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error}>
      <input {...props} {...describe(id, error)} className={styles.control} />
    </Labelled>
  );
}

/** As `Field`, for several lines. Other props go to the `textarea`. */
export function TextAreaField({ label, error, ...props }: FieldProps & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Labelled id={id} label={label} error={error}>
      <textarea {...props} {...describe(id, error)} className={styles.control} />
    </Labelled>
  );
}

function describe(id: string, error: string | undefined) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}

function Labelled({ id, label, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
