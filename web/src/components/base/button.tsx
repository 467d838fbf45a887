import clsx from 'clsx';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';

type Variant = 'primary' | 'secondary';

/** Keeps the focus in the field: its blur may show an error, which would move the button away before the click. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}

/** `primary` is the one main action of a screen; everything else is `secondary`. */
export function Button({
  variant = 'secondary',
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & { variant?: Variant }) {
  return (
    <button
      type={type}
      onMouseDown={type === 'submit' ? keepFocus : undefined}
      className={clsx(styles.button, styles[variant], className)}
      {...props}
    />
  );
}

export function ButtonLink({
  variant = 'secondary',
  className,
  ...props
}: ComponentProps<typeof Link> & { variant?: Variant }) {
  return <Link className={clsx(styles.button, styles[variant], className)} {...props} />;
}

/** A button that looks like a link, for secondary actions. */
export function TextButton({ className, type = 'button', ...props }: ComponentProps<'button'>) {
  return <button type={type} className={clsx(styles.text, className)} {...props} />;
}

/** The link in a card's title, which names it and covers the whole card; the card needs `position: relative`. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={clsx('plain-link', styles.card)} to={to}>
      {children}
    </Link>
  );
}
