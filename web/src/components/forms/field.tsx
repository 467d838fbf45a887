import clsx from 'clsx';
import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { Stack } from '../layout/layout.tsx';
import styles from './field.module.css';

interface FieldProps {
  label: ReactNode;
  /** Advice on what to enter; read out with the field. */
  hint?: string | undefined;
  error?: string | undefined;
  /** Marks the field as wrong where a text outside of it says why: name that one in `aria-describedby`. */
  invalid?: boolean | undefined;
}

/** A labelled line of input with its error. Other props go to the `input`. */
export const Field = (props: FieldProps & ComponentProps<'input'>) => <Labelled as="input" {...props} />;

/** Renders a `Field` of several lines. Other props go to the `textarea`. */
export const TextAreaField = (props: FieldProps & ComponentProps<'textarea'>) => <Labelled as="textarea" {...props} />;

/** Renders a `Field` with a choice of `options`, texts by their values, behind its children. */
export const SelectField = ({
  options = {},
  children,
  ...props
}: FieldProps & ComponentProps<'select'> & { options?: Readonly<Record<string, string>> }) => (
  <Labelled as="select" className={styles.select} {...props}>
    {children}
    {Object.entries(options).map(([value, text]) => (
      <option key={value} value={value}>
        {text}
      </option>
    ))}
  </Labelled>
);

/** Tells what is wrong with a field; null where nothing is. */
export const ErrorText = ({ children, ...props }: Omit<ComponentProps<'p'>, 'className'>) =>
  children ? (
    <p {...props} className="text-error text-small">
      {children}
    </p>
  ) : null;

function Labelled({
  as: Control,
  className,
  label,
  hint,
  error,
  invalid,
  'aria-describedby': described,
  ...props
}: FieldProps & Omit<ComponentProps<ElementType>, keyof FieldProps> & { as: ElementType }) {
  const id = useId();
  const texts = [described, error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return (
    <Stack gap={1}>
      <label className="text-label" htmlFor={id}>
        {label}
      </label>
      <Control
        {...props}
        id={id}
        aria-invalid={error || invalid ? true : undefined}
        aria-describedby={texts.join(' ') || undefined}
        className={clsx(styles.control, className)}
      />
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-small">
          {hint}
        </p>
      )}
    </Stack>
  );
}
