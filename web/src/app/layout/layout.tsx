import { messages } from '@aperture-byline/contract/shared/messages';
import {
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { ErrorBoundary } from '#components/feedback/error-boundary.tsx';
import { PageErrorFallback } from '#components/feedback/page-error-fallback.tsx';
import { LoadingPage } from '#components/feedback/state-page.tsx';
import { Container } from '#components/layout/page.tsx';
import { sessionStore } from '#entities/session/session-store.ts';
import { HYDRATED } from '#lib/hydrated.ts';
import { keepsScroll } from '#lib/navigation/navigation.ts';
import { findOpenedLink, findRead } from '#lib/opened-link.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import styles from './layout.module.css';

/**
 * Scrolls to the top or the hash's element after a navigation, and focuses it, but for Back, Forward and `KEEP_SCROLL`.
 * A layout effect: a view transition measures the new page before other effects run.
 */
function useScrollAndFocus() {
  const { pathname, search, hash, state, key } = useLocation();
  const navigation = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shown = useRef({ address: pathname + search, key });
  useLayoutEffect(() => {
    const address = pathname + search;
    // A link to a part that was followed before leads there again.
    const moved = shown.current.address !== address || (hash !== '' && shown.current.key !== key);
    shown.current = { address, key };
    if (!moved || navigation === NavigationType.Pop || keepsScroll(state)) return;
    const part = document.getElementById(hash.slice(1));
    if (part) {
      part.scrollIntoView({ behavior: 'instant' });
      // A section takes the focus only with a `tabindex`.
      if (part.tabIndex < 0) part.tabIndex = -1;
    } else window.scrollTo(0, 0);
    (part ?? main.current)?.focus({ preventScroll: true });
  }, [pathname, search, hash, state, key, navigation]);
  return main;
}

/** The page of the address; where its code fails to load, or the page fails, it says so. */
function PageOutlet({ loading, children }: { loading: ReactNode; children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  return (
    <ErrorBoundary key={pathname} fallback={<PageErrorFallback />}>
      <Suspense fallback={<OpenedPage address={address} loading={loading} />}>
        <ReadPage address={address} />
        <Outlet />
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

/** Waits for a read of the page that began with the touch of its link, so that the page is shown whole. */
function ReadPage({ address }: { address: string }) {
  const [read] = useState(() => findRead(address));
  if (read) use(read);
  return null;
}

/** Shows the picture and the title of the card whose page comes. */
function OpenedPage({ address, loading }: { address: string; loading: ReactNode }) {
  const link = findOpenedLink(address);
  if (!link?.title) return loading;
  return (
    <Container className={styles.opened} aria-busy>
      {link.picture && <img {...link.picture} alt="" className={styles.openedPicture} />}
      <h1>{link.title}</h1>
    </Container>
  );
}

/** Changes where all must be made anew, also fields of top bar and footer: another person may be there. */
const useTurn = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.turn, () => 0);

/** Stands after the page, so that its effect runs when the page is hydrated. */
function Hydrated() {
  useEffect(() => {
    document.dispatchEvent(new Event(HYDRATED));
  }, []);
  return null;
}

export function Layout() {
  const main = useScrollAndFocus();
  return (
    <div key={useTurn()} className={styles.layout}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <PageOutlet loading={<LoadingPage />}>
          <Hydrated />
        </PageOutlet>
      </main>
      <Footer />
    </div>
  );
}

/** Layout without top bar and footer, for bare pages. */
export function BareLayout() {
  const loading = (
    <p className={styles.loading} role="status">
      {messages.loading}
    </p>
  );
  return (
    <main key={useTurn()} id="content">
      <PageOutlet loading={loading} />
    </main>
  );
}
