import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** A square button with a sign in it; `label` says in words what it does. */
export function IconButton({
  label,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & { label: string }) {
  return <button type="button" className={styles.button} aria-label={label} {...props} />;
}
