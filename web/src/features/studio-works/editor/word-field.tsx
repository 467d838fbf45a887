import { listWordsInUse } from '@aperture-byline/contract/endpoints/studio/studio';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Field } from '#components/forms/field.tsx';
import { privateQuery } from '#entities/session/api/private-requests.ts';

/** Categories or tags as they are typed, each once. */
export function readWords(text: string): string[] {
  return [...new Set(splitWords(text))];
}

/** Returns what may be suggested behind typed words: each of those in use, less what stands there already. */
export function suggestWords(text: string, inUse: readonly string[]): string[] {
  const typed = readWords(text.slice(0, text.lastIndexOf(',') + 1));
  const isTyped = (word: string) => typed.some((one) => one.toLowerCase() === word.toLowerCase());
  return inUse.filter((word) => !isTyped(word)).map((word) => [...typed, word].join(', '));
}

/** Categories or tags in one line, separated by commas. Suggests those that public works have. */
export function WordField({
  uid,
  workKind,
  label,
  max,
  words,
  error,
  onChange,
}: {
  uid: string;
  workKind: WorkKind;
  label: string;
  max: number;
  words: readonly string[];
  error: string | undefined;
  onChange: (words: string[]) => void;
}) {
  // As it is typed: a comma at the end is no word yet.
  const [text, setText] = useState(words.join(', '));
  const id = useId();
  const { data: inUse = [] } = useQuery({
    ...privateQuery(uid, listWordsInUse, { params: { workKind } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <Field
        list={id}
        autoComplete="off"
        label={label}
        hint={`Separated by commas, ${max} at most.`}
        value={text}
        error={error}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onChange(readWords(currentTarget.value));
        }}
      />
      <datalist id={id}>
        {suggestWords(text, inUse).map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
    </>
  );
}
