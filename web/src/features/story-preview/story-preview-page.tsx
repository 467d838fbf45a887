import type { PreviewedStory } from '@aperture-byline/contract/blog/wire';
import { formatTime } from '@aperture-byline/contract/shared/dates';
import { messages } from '@aperture-byline/contract/shared/messages';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { OpenedPage } from '#components/feedback/page-by-token.tsx';
import { PageMeta } from '#components/layout/page.tsx';
import { StoryArticle } from '#entities/story/article/story-article.tsx';
import { previewedStoryQuery } from '#entities/story/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './story-preview-page.module.css';

const TITLE = 'Preview of a story';

/** A story before it is public, for whoever has a link to it: as its page will show it, without what readers add. */
export default function StoryPreviewPage() {
  const { token = '' } = useParams();
  const query = useQuery(previewedStoryQuery(token));
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

function Preview({ preview: { story, endsAt } }: { preview: PreviewedStory }) {
  const author = fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname });
  return (
    <>
      <PageMeta title={TITLE} />
      <p className={styles.line}>
        A preview by {author}, until <time dateTime={endsAt}>{formatTime(endsAt)}</time>; not published.
      </p>
      <StoryArticle story={story} />
    </>
  );
}
