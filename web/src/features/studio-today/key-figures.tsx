import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Grid, Stack } from '#components/layout/layout.tsx';
import styles from './today.module.css';

export function KeyFigures({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <Grid as="ul" gap={0} columns={2} sm={columns} className="line-above">
      {children}
    </Grid>
  );
}

export function KeyFigure({ label, to, children }: { label: string; to: string; children: ReactNode }) {
  return (
    <li className={styles.figure}>
      <Link to={to} className={styles.figureLink}>
        <Stack as="span" gap={0}>
          <span className="text-quiet text-small">{label}</span> <span className={styles.number}>{children}</span>
        </Stack>
      </Link>
    </li>
  );
}
