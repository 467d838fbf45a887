import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Look = 'main' | 'quiet';

/** `main` is the one main action of a screen; everything else is `quiet`. */
export function Button({
  look = 'quiet',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={clsx(styles.button, styles[look], className)} {...props} />;
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'quiet',
  className,
  ...props
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={clsx(styles.button, styles[look], className)} {...props} />;
}
