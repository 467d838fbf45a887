import clsx from 'clsx';
import { Link } from 'react-router';
import styles from './card-link.module.css';

/** The link in a card's title, which names it and covers the whole card; the card needs `position: relative`. */
export function CardLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={clsx('plain-link', styles.link)} to={to}>
      {children}
    </Link>
  );
}
