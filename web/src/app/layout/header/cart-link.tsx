import clsx from 'clsx';
import { Link, useLocation } from 'react-router';
import { countPrints } from '#entities/cart/cart-item.ts';
import { useCart } from '#entities/cart/cart-store.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './bar-link.module.css';

/** Link to the cart with the number of its prints; nothing where it has none. */
export default function CartLink() {
  const count = countPrints(useCart());
  const { pathname } = useLocation();
  if (count === 0) return null;
  return (
    <Link
      className={styles.link}
      to={paths.cart}
      aria-label={`Cart, ${count} ${count === 1 ? 'print' : 'prints'}`}
      aria-current={pathname === paths.cart ? 'page' : undefined}
    >
      <svg aria-hidden="true" width="22" height="22" viewBox="0 0 20 20" fill="none" stroke="currentColor">
        <path
          d="M4 6.5h12l.8 11H3.2zM7 8.8V5.5a3 3 0 0 1 6 0v3.3"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={clsx(styles.count, styles.bell)} aria-hidden>
        {count}
      </span>
    </Link>
  );
}
