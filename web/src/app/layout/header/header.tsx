import { PRODUCT_NAME, TAGLINE } from '@aperture-byline/contract/shared/constants';
import clsx from 'clsx';
import { lazy, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link, matchPath, useLocation } from 'react-router';
import { OptionalPart } from '#components/feedback/error-boundary.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { useHistoryStep } from '#lib/navigation/history-step.ts';
import { paths } from '#lib/navigation/paths.ts';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { AccountLinks, MenuAccountLinks, OwnLinks } from './account-links.tsx';
import styles from './header.module.css';
import { SearchField } from './search-field.tsx';

const sections = [
  { to: paths.stories, name: 'Stories' },
  { to: paths.exhibitions, name: 'Exhibitions' },
  { to: paths.gallery, name: 'Gallery' },
  { to: paths.photographers, name: 'Photographers' },
  { to: paths.shop, name: 'Shop' },
];

/** In the menu a link replaces the step of history that the menu is. */
function PageLinks({ className, replace = false }: { className?: string; replace?: boolean }) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {sections.map(({ to, name }) => {
        const isCurrent = matchPath({ path: to, end: false }, pathname) !== null;
        return (
          <li key={to}>
            <Link
              className={clsx('plain-link', styles.place, isCurrent && styles.here)}
              to={to}
              replace={replace}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const CartLink = lazy(() => import('./cart-link.tsx'));

const hasCart = () => Boolean(browserStorage.get(STORAGE_KEYS.cart));

/** The link to the cart, once there is one. The script in `index.html` has its room kept until this is hydrated. */
function Cart() {
  const isThere = useSyncExternalStore(browserStorage.subscribe, hasCart, () => false);
  return (
    <div className={clsx(styles.cart, isThere && styles.filled)}>
      <OptionalPart>{isThere && <CartLink />}</OptionalPart>
    </div>
  );
}

export function Header() {
  const menuId = useId();
  const { key } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  // Following a link closes the menu: it belongs to the history entry where it was opened.
  const open = openedAt === key;
  useHistoryStep(open, () => setOpenedAt(null));
  useEffect(() => {
    // Back to that entry does not open it again.
    if (openedAt !== key) setOpenedAt(null);
  }, [openedAt, key]);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A focused link would be hidden with the menu, and the focus lost.
      toggle.current?.focus();
      setOpenedAt(null);
    };
    // The veil is a part of the menu's element.
    const closeOnVeil = ({ target }: Event) => {
      if (target instanceof Element && target.id === menuId) setOpenedAt(null);
    };
    // A page that a browser keeps in memory comes back without it.
    const close = () => setOpenedAt(null);
    window.addEventListener('pagehide', close);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('click', closeOnVeil);
    return () => {
      window.removeEventListener('pagehide', close);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('click', closeOnVeil);
    };
  }, [open, menuId]);

  return (
    <header className={styles.header}>
      <Row as={Container} gap={3} nowrap className={styles.bar}>
        <Link className={styles.brand} to={paths.home}>
          <span className={styles.name}>{PRODUCT_NAME}</span>
          <span className={clsx(styles.tagline, 'text-quiet text-small')}>{TAGLINE}</span>
        </Link>
        <SearchField className={styles.searchWide} />
        <nav className={styles.wide} aria-label="Main">
          <PageLinks className={styles.row} />
          <AccountLinks />
        </nav>
        <Cart />
        <div className={styles.narrow}>
          <button
            ref={toggle}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpenedAt(open ? null : key)}
          >
            {open ? 'Close' : 'Menu'}
          </button>
          <OwnLinks variant="badge" />
        </div>
      </Row>
      <nav id={menuId} className={styles.menu} aria-label="Main menu" hidden={!open}>
        <SearchField className={styles.searchNarrow} />
        <PageLinks replace />
        <MenuAccountLinks className={styles.place} />
      </nav>
    </header>
  );
}
