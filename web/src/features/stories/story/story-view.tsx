import type { Story } from '@aperture-byline/contract/blog/wire';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';
import { useEffect, useRef } from 'react';
import { Chips } from '#components/base/chips.tsx';
import { Container, PageMeta } from '#components/layout/page.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import { StoryGallery } from '../gallery/story-gallery.tsx';
import { RelatedStories } from './related-stories.tsx';
import { StoryComments } from './story-comments.tsx';
import { StoryHead } from './story-head.tsx';
import styles from './story-view.module.css';

export function StoryView({ story }: { story: Story }) {
  useViewCount(story.id);
  return (
    <>
      <PageMeta title={story.title} />
      <article>
        <StoryHead story={story} />
        <Container className={styles.body}>
          <p className={styles.description}>{story.description}</p>
          <StoryGallery pictures={story.pictures} />
          <RichText className={styles.content} html={story.content} />
          <div className={styles.tags}>
            <Chips words={splitWords(story.tags)} label="Tags" />
          </div>
        </Container>
      </article>
      <Container>
        <StoryComments blogId={story.id} ownerId={story.created_by} />
        <RelatedStories story={story} />
      </Container>
    </>
  );
}

/** Counts a view once per page view. Its code is loaded after hydration, since nothing on the page waits for it. */
function useViewCount(blogId: string) {
  const isCounted = useRef(false);
  useEffect(() => {
    if (isCounted.current) return;
    isCounted.current = true;
    import('#entities/story/mutations.ts')
      .then(({ countView }) => countView(blogId))
      .catch((error: unknown) => console.error('The view could not be counted:', error));
  }, [blogId]);
}
