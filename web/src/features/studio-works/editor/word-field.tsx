import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import { useState } from 'react';
import { Field } from '#components/forms/field.tsx';

/** Categories or tags as they are typed, each once. */
export function readWords(text: string): string[] {
  return [...new Set(splitWords(text))];
}

/** Categories or tags in one line, separated by commas. */
export function WordField({
  label,
  max,
  words,
  error,
  onChange,
}: {
  label: string;
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
