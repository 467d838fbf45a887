import { messages } from '@aperture-byline/contract/shared/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { useSession } from '#entities/session/session-store.ts';
import { accountProfileQuery } from '#entities/user/private-queries.ts';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { ForAdmins, ForArtists } from './for-roles.tsx';
import styles from './studio-nav.module.css';
import { ADMIN_SCREENS, ARTIST_SCREENS } from './studio-screens.tsx';

/** `/studio/{path}/{id}`; without a path what waits, of photographers, else of administrators. */
export default function StudioPage() {
  const { path = '', id } = useParams();
  const artistScreen = ARTIST_SCREENS.get(path);
  if (artistScreen && (id === undefined || artistScreen.hasWorks)) {
    const { title, intro, failure, refusal, render } = artistScreen;
    const head = id === undefined && <PageHead title={title}>{intro}</PageHead>;
    return (
      <>
        <PageMeta title={title} />
        <ForArtists
          title={title}
          failure={failure}
          refusal={refusal}
          forAdmins={path === '' && <Navigate to={studioPaths.desk} replace />}
        >
          {(account, profile) => <Frame head={head}>{render({ account, profile, id })}</Frame>}
        </ForArtists>
      </>
    );
  }
  const adminScreen = ADMIN_SCREENS.get(path);
  if (adminScreen && (id === undefined || adminScreen.hasEntries)) {
    const { title, intro, refusal, render } = adminScreen;
    const head = id === undefined && <PageHead title={title}>{intro}</PageHead>;
    return (
      <>
        <PageMeta title={title} />
        <ForAdmins refusal={refusal}>{({ uid }) => <Frame head={head}>{render(uid, id)}</Frame>}</ForAdmins>
      </>
    );
  }
  return (
    <>
      <PageMeta title={messages.notFound} />
      <EmptyPage title={messages.notFound} to={studioPaths.library} label="Your library" />
    </>
  );
}

/** The navigation, a heading and the content, which is as wide as it makes itself where it has no heading. */
function Frame({ head, children }: { head: ReactNode; children: ReactNode }) {
  const waiting = <p role="status">{messages.loading}</p>;
  const content = <LazyBoundary fallback={head ? waiting : <Container>{waiting}</Container>}>{children}</LazyBoundary>;
  return (
    <>
      <StudioNav />
      {head ? (
        <Container>
          {head}
          {content}
        </Container>
      ) : (
        content
      )}
    </>
  );
}

const ARTIST_PARTS = [
  [studioPaths.today, 'Today'],
  [studioPaths.library, 'Library'],
  [studioPaths.exhibitions, 'My exhibitions'],
  [studioPaths.stories, 'My stories'],
  [studioPaths.prints, 'My prints'],
  [studioPaths.orders, 'Orders'],
  [studioPaths.stats, 'Figures'],
] as const;

const ADMIN_PARTS = [
  [studioPaths.desk, 'Desk'],
  [studioPaths.review, 'Review'],
  [studioPaths.messages, 'Messages'],
  [studioPaths.people, 'People'],
  [studioPaths.home, 'Home'],
  [studioPaths.payments, 'Payments'],
  [studioPaths.shipping, 'Shipping'],
  [studioPaths.visitors, 'House figures'],
  [studioPaths.letters, 'Letters'],
] as const;

/** Shows the studio's parts by role. (`NavLink` would weigh 600 bytes on every page.) */
function StudioNav() {
  const { pathname } = useLocation();
  const session = useSession();
  const isSignedIn = session.status === 'signed-in';
  const { data: profile } = useQuery({
    ...accountProfileQuery(isSignedIn ? session.uid : ''),
    enabled: isSignedIn,
  });
  const parts = [...(profile?.isArtist ? ARTIST_PARTS : []), ...(isSignedIn && session.isAdmin ? ADMIN_PARTS : [])];
  // What is uploaded goes into the library, and is named there.
  const isLibrary = pathname === studioPaths.upload || pathname === studioPaths.naming;
  const current = isLibrary ? studioPaths.library : pathname;
  return (
    <nav aria-label="Studio" className={styles.nav}>
      <Container className={styles.band}>
        <p className={styles.name} aria-hidden>
          Studio
        </p>
        <ul className={styles.parts}>
          {parts.map(([path, name]) => (
            <li key={path}>
              <Link to={path} className={styles.part} aria-current={isWithin(current, path) ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

/** Every part lies below the address of the first one. */
const isWithin = (current: string, path: string): boolean =>
  path === studioPaths.today ? current === path : current.startsWith(path);
