import { type ReactNode, useId } from 'react';
import { Grid, Stack } from '../layout/layout.tsx';
import styles from './form-section.module.css';

export function FormSection({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Grid as="section" lg="4fr 8fr" className={styles.section} aria-labelledby={id}>
      <Stack gap={1}>
        <h2 id={id}>{title}</h2>
        <p className={styles.intro}>{intro}</p>
      </Stack>
      <Stack gap={3} className="measure">
        {children}
      </Stack>
    </Grid>
  );
}
