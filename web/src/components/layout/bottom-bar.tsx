import clsx from 'clsx';
import type { ComponentProps, ElementType } from 'react';
import styles from './bottom-bar.module.css';
import { Row } from './layout.tsx';

/** The state and the actions of a long page, in reach at the bottom, since toasts come at the top. */
export function BottomBar({ className, ...props }: { as?: ElementType } & ComponentProps<'div'>) {
  return <Row gap={[1, 2]} className={clsx(styles.bar, className)} {...props} />;
}
