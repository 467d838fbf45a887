import clsx from 'clsx';
import { type ComponentProps, useId } from 'react';
import styles from './in-place-field.module.css';

/** Edits words where readers will see them: in the font of their place, as high as they are, without line breaks. */
export function InPlaceField({
  label,
  error,
  value,
  className,
  onChange,
  onEnter,
  ...props
}: Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'id'> & {
  label: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Called for Enter, for which there is no line break. */
  onEnter?: () => void;
}) {
  const id = useId();
  return (
    <div className={className}>
      {/* A copy of the words behind the field makes the place as high as they are. */}
      <div className={clsx(styles.place, error && styles.invalid)} data-value={value || props.placeholder}>
        <textarea
          {...props}
          id={id}
          rows={1}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={styles.control}
          value={value}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter?.();
          }}
          onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll('\n', ' '))}
        />
      </div>
      {error && (
        <p id={`${id}-error`} className={clsx('text-error text-small', styles.error)}>
          {error}
        </p>
      )}
    </div>
  );
}
