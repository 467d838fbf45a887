import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout.tsx';
import styles from './dialog.module.css';

export function DialogContent({ children }: { children: ReactNode }) {
  return (
    <Stack gap={3} className={styles.content}>
      {children}
    </Stack>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <Row gap={1.5} justify="end" className={styles.actions}>
      {children}
    </Row>
  );
}
