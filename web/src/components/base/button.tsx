import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Look = 'main' | 'quiet';

/**
 * Keeps the focus in the field on mousedown: on blur the field may show an error, and the layout shift would move the
 * button away before the click.
 */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** `main` is the one main action of a screen; everything else is `quiet`. */
export function Button({
  look = 'quiet',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { look?: Look }) {
  return (
    <button
      type={type}
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      className={clsx(styles.button, styles[look], className)}
      {...props}
    />
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'quiet',
  className,
  ...props
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={clsx(styles.button, styles[look], className)} {...props} />;
}
