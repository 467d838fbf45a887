import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './icon-button.module.css';

/** A square button with an icon; `label` is its accessible name. */
export function IconButton({
  label,
  ...props
}: Omit<ComponentProps<'button'>, 'className'> & { label: string }) {
  return <button type="button" className={styles.button} aria-label={label} {...props} />;
}

/** A link that looks like an `IconButton`. */
export function IconLink({
  label,
  ...props
}: Omit<ComponentProps<typeof Link>, 'className'> & { label: string }) {
  return <Link className={styles.button} aria-label={label} {...props} />;
}
