import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionDetail } from '@aperture-byline/contract/exhibition/wire';
import { lazy } from 'react';
import { ButtonLink } from '#components/base/button.tsx';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { EmptyPage } from '#components/feedback/state-page.tsx';
import { Stack } from '#components/layout/layout.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { ExhibitionHead } from '#entities/exhibition/detail/exhibition-head.tsx';
import { useSession } from '#entities/session/session-store.ts';
import { paths } from '#lib/paths.ts';
import styles from '../exhibition-page.module.css';

const PreviewLink = lazy(() => import('./preview-link.tsx'));

/** An exhibition that is not open: upcoming, past, or missing (null). */
export function ClosedExhibition({ exhibition }: { exhibition: ExhibitionDetail | null }) {
  const { status } = useSession();
  if (exhibition === null)
    return (
      <EmptyPage
        title={exhibitionMessages.exhibitionNotActive}
        action={<ButtonLink to={paths.exhibitions}>See what is on</ButtonLink>}
      />
    );
  return (
    <>
      <PageMeta title={exhibition.title} />
      <ExhibitionHead exhibition={exhibition}>
        {status === 'signed-in' && (
          <LazyBoundary fallback={<span />}>
            <PreviewLink exhibition={exhibition} />
          </LazyBoundary>
        )}
      </ExhibitionHead>
      <Stack as={Container} gap={1} className={styles.notice}>
        <p className={styles.sentence}>{exhibitionMessages.exhibitionNotActive}</p>
        <p className="text-quiet">
          {exhibition.state === 'past'
            ? 'It has closed, and the pictures have been taken down.'
            : 'It is being hung, and opens on the day above.'}
        </p>
      </Stack>
    </>
  );
}
