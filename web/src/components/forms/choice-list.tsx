import clsx from 'clsx';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Grid, Stack } from '#components/layout/layout.tsx';
import styles from './choice-list.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  advice?: string;
}

/** A radio button or checkbox with its label, which takes effect at once. */
export function ChoiceField({
  label,
  advice,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { type: 'radio' | 'checkbox'; label: string; advice?: string }) {
  return (
    <Grid as="label" gap={1.5} columns="auto 1fr" align="start" className={styles.choice}>
      <input {...input} />
      <span>
        {label}
        {advice && <span className={clsx(styles.advice, 'block text-quiet text-small')}>{advice}</span>}
      </span>
    </Grid>
  );
}

/** Radio buttons of which each choice takes effect at once. */
export function ChoiceList<Value extends string>({
  legend,
  name,
  choices,
  chosen,
  onChoose,
}: {
  legend: ReactNode;
  /** Name of the field in a form that the browser sends. */
  name?: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const id = useId();
  return (
    <Stack as="fieldset" gap={0.5}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, ...texts }) => (
        <ChoiceField
          key={value}
          {...texts}
          type="radio"
          name={name ?? id}
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(value)}
        />
      ))}
    </Stack>
  );
}
