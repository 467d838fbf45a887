import { type DayRange, lastDays, validateRange } from '@aperture-byline/contract/stats/range';
import { useState } from 'react';
import { Field, SelectField } from '#components/forms/field.tsx';
import { Grid } from '#components/layout/layout.tsx';

const RANGES: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 365 days',
  own: 'Days of your choice',
};

/** Days of which stats are asked for; while others are typed, `onChange` is called for good ones only. */
export function DaysFields({ range, onChange }: { range: DayRange; onChange: (range: DayRange) => void }) {
  const [choice, setChoice] = useState('30');
  const [typed, setTyped] = useState(range);
  const problems = validateRange(typed);

  function choose(next: string) {
    setChoice(next);
    if (next === 'own') return;
    const days = lastDays(new Date(), Number(next));
    setTyped(days);
    onChange(days);
  }

  function type(change: Partial<DayRange>) {
    const next = { ...typed, ...change };
    setTyped(next);
    if (Object.keys(validateRange(next)).length === 0) onChange(next);
  }

  return (
    <Grid gap={[2, 3]} sm="repeat(3, minmax(0, 16rem))" align="start">
      <SelectField
        label="Days"
        value={choice}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={RANGES}
      />
      {choice === 'own' && (
        <>
          <Field
            type="date"
            label="From"
            value={typed.from}
            error={problems.from}
            onChange={({ currentTarget }) => type({ from: currentTarget.value })}
          />
          <Field
            type="date"
            label="To"
            value={typed.to}
            error={problems.to}
            onChange={({ currentTarget }) => type({ to: currentTarget.value })}
          />
        </>
      )}
    </Grid>
  );
}
