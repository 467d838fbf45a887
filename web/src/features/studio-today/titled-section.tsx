import { type ReactNode, useId } from 'react';
import { Stack } from '#components/layout/layout.tsx';
import styles from './today.module.css';

export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </Stack>
  );
}
