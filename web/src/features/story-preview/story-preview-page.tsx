import type { PreviewedStory } from '@aperture-byline/contract/blog/wire';
import type { PreviewedExhibition } from '@aperture-byline/contract/exhibition/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { LazyBoundary } from '#components/feedback/error-boundary.tsx';
import { OpenedPage } from '#components/feedback/page-by-token.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { StoryArticle } from '#entities/story/article/story-article.tsx';
import { previewedWorkQuery } from '#entities/story/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './story-preview-page.module.css';

const ExhibitionPreview = lazy(() => import('#entities/exhibition/exhibition-preview.tsx'));

const TITLE = 'Preview';

/** A work before it is public, for whoever has a link to it: as its page will show it, without what readers add. */
export default function StoryPreviewPage() {
  const { token = '' } = useParams();
  const query = useQuery(previewedWorkQuery(token));
  return (
    <OpenedPage
      query={query}
      page={TITLE}
      missing={{
        title: 'No such preview',
        children: 'The link has ended, or the address has a slip in it. Please ask its author for a new one.',
        to: paths.stories,
        label: 'See all stories',
      }}
      failure={messages.somethingWrong}
    >
      {(preview) => <Preview preview={preview} />}
    </OpenedPage>
  );
}

function Preview({ preview }: { preview: PreviewedStory | PreviewedExhibition }) {
  const { endsAt } = preview;
  return (
    <>
      <PageMeta title={TITLE} />
      <p className={styles.line}>
        A preview by {authorOf(preview)}, until <time dateTime={endsAt}>{formatTime(endsAt)}</time>; not published.
      </p>
      {preview.kind === 'blog' ? <StoryArticle story={preview.story} isPreview /> : <Exhibition preview={preview} />}
    </>
  );
}

function authorOf(preview: PreviewedStory | PreviewedExhibition): string {
  if (preview.kind === 'exhibition') return preview.username;
  const { creator_firstname: firstName, creator_lastname: lastName } = preview.story;
  return fullName({ firstName, lastName });
}

/** The browser draws it, by the code with which its artist sees it. */
function Exhibition({ preview: { exhibition, username, pictures, banner } }: { preview: PreviewedExhibition }) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const waiting = (
    <Container>
      <p role="status">{messages.loading}</p>
    </Container>
  );
  if (!isMounted) return waiting;
  return (
    <LazyBoundary fallback={waiting}>
      <ExhibitionPreview username={username} exhibition={exhibition} pictures={pictures} banner={banner} />
    </LazyBoundary>
  );
}
