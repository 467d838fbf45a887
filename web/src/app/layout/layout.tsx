import { messages } from '@aperture-byline/contract/messages';
import { Suspense, useEffect, useRef } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router';
import { Container } from '#ui/page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';

/**
 * A followed link opens its page at the top, with the focus on the content. Back and Forward are left to the browser;
 * so is a change of the query alone, but for a new page of a list, which starts at the top as well.
 */
function useFreshPage() {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const address = useRef(pathname + search);
  useEffect(() => {
    const moved = address.current !== pathname + search;
    address.current = pathname + search;
    if (!moved || navigation === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, search, navigation]);
  return main;
}

/** The frame of nearly every page: top bar, content, footer. */
export function Layout() {
  const main = useFreshPage();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        <Suspense
          fallback={
            <Container className={styles.loading}>
              <p role="status">{messages.loading}</p>
            </Container>
          }
        >
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  );
}
