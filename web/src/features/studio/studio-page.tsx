import { messages } from '@aperture-byline/contract/shared/messages';
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { studioPaths } from '#lib/navigation/studio-paths.ts';
import { ForAdmins, ForArtists } from './for-roles.tsx';
import styles from './studio-nav.module.css';
import { StudioNav } from './studio-nav.tsx';
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
    <div className={styles.frame}>
      <StudioNav />
      <div>
        {head ? (
          <Container>
            {head}
            {content}
          </Container>
        ) : (
          content
        )}
      </div>
    </div>
  );
}
