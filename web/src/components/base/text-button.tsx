import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A button that looks like a link, for what matters little. */
export function TextButton({ className, type = 'button', ...props }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(styles.button, className)} {...props} />;
}
