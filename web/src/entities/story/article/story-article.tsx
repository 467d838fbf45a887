import type { Story } from '@aperture-byline/contract/blog/wire';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Chips } from '#components/base/chips.tsx';
import { Container } from '#components/layout/page.tsx';
import { RichText } from '#components/rich-text/rich-text.tsx';
import styles from './story-article.module.css';
import { StoryGallery } from './story-gallery.tsx';
import { StoryHead } from './story-head.tsx';

/** Letters of a first paragraph that has three lines, the height of its initial. */
const DROP_CAP_LENGTH = 240;

/** A whole story, on its page and in the preview of its author. `actions` stand beside the byline. */
export function StoryArticle({ story, actions }: { story: Story; actions?: ReactNode }) {
  return (
    <article>
      <StoryHead story={story} actions={actions} />
      <Container className={styles.body}>
        <p className={styles.description}>{story.description}</p>
        <RichText
          className={clsx(styles.content, story.content.indexOf('</p>') > DROP_CAP_LENGTH && styles.dropCap)}
          html={story.content}
        />
        <StoryGallery pictures={story.pictures} />
        <div className={styles.tags}>
          <Chips words={splitWords(story.tags)} label="Tags" />
        </div>
      </Container>
    </article>
  );
}
