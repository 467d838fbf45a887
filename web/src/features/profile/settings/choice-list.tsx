import { type ReactNode, useId } from 'react';
import { Grid, Stack } from '#components/layout/layout.tsx';
import styles from './settings.module.css';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
  /** What it means, below the label. */
  advice?: string;
}

/** Radio buttons of which each choice takes effect at once. */
export function ChoiceList<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
}: {
  legend: ReactNode;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
}) {
  const name = useId();
  return (
    <Stack as="fieldset" gap={0.5}>
      <legend className={styles.legend}>{legend}</legend>
      {choices.map(({ value, label, advice }) => (
        <Grid as="label" key={value} gap={1.5} columns="auto 1fr" align="start" className={styles.choice}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>
            {label}
            {advice && <span className={styles.advice}>{advice}</span>}
          </span>
        </Grid>
      ))}
    </Stack>
  );
}
