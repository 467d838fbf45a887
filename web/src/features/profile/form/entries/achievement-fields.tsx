import { ACHIEVEMENT_TEXT_MAX, FIRST_ACHIEVEMENT_DAY } from '@aperture-byline/contract/shared/constants';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import clsx from 'clsx';
import { Field, TextAreaField } from '#components/forms/field.tsx';
import { Grid } from '#components/layout/layout.tsx';
import styles from './entry-fields.module.css';
import { type ProblemAt, useEntryFields } from './use-entry-fields.ts';

const NAMES = ['title', 'achivedDate', 'description'] as const;

/** The fields of an achievement. */
export function AchievementFields({ path, problemAt }: { path: string; problemAt: ProblemAt }) {
  const { field, problem, problemId } = useEntryFields(path, NAMES, problemAt);
  return (
    <Grid gap={[2, 3]} sm="2fr minmax(11rem, 1fr)">
      {problem && (
        <p id={problemId} className={clsx(styles.wide, 'text-error text-small')}>
          {problem}
        </p>
      )}
      <Field label="Title" maxLength={ACHIEVEMENT_TEXT_MAX} {...field('title')} />
      <Field
        label="Date"
        type="date"
        min={FIRST_ACHIEVEMENT_DAY}
        max={dayInIndia(new Date())}
        {...field('achivedDate')}
      />
      <div className={styles.wide}>
        <TextAreaField
          label="Description"
          rows={3}
          maxLength={ACHIEVEMENT_TEXT_MAX}
          {...field('description')}
        />
      </div>
    </Grid>
  );
}
