import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './text-button.module.css';

/** A button that looks like a link, for secondary actions. */
export function TextButton({ className, type = 'button', ...props }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(styles.button, className)} {...props} />;
}
