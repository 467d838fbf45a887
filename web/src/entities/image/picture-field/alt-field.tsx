import type { Ref } from 'react';
import { TextAreaField } from '#components/forms/field.tsx';

/** What a photograph in a text says to those who can't see it. */
export function AltField({
  ref,
  rows,
  value,
  error,
  onChange,
}: {
  ref?: Ref<HTMLTextAreaElement>;
  rows: number;
  value: string;
  error: string | undefined;
  onChange: (alt: string) => void;
}) {
  return (
    <TextAreaField
      ref={ref}
      label="Alternative text"
      hint="What is to be seen, for those who cannot see it."
      rows={rows}
      maxLength={500}
      value={value}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
