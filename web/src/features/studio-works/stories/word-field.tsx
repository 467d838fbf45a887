import { useState } from 'react';
import { Field } from '#components/forms/field.tsx';
import { readWords } from './story-values.ts';

/** Categories or tags in one line, separated by commas. */
export function WordField({
  label,
  name,
  max,
  words,
  error,
  onChange,
}: {
  label: string;
  name: string;
  max: number;
  words: readonly string[];
  error: string | undefined;
  onChange: (words: string[]) => void;
}) {
  // As it is typed: a comma at the end is no word yet.
  const [text, setText] = useState(words.join(', '));
  return (
    <Field
      label={label}
      name={name}
      hint={`Separated by commas, ${max} at most.`}
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        onChange(readWords(currentTarget.value));
      }}
    />
  );
}
