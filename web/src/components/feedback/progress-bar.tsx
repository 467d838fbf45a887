import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './progress-bar.module.css';

/** How much of something is done, as a thin line. */
export function ProgressBar({ className, ...props }: ComponentProps<'progress'>) {
  return <progress {...props} className={clsx(styles.bar, className)} />;
}
