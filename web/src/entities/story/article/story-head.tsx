import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { formatDay } from '@aperture-byline/contract/shared/dates';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { Row } from '#components/layout/layout.tsx';
import { Container } from '#components/layout/page.tsx';
import { PictureHead } from '#components/media/picture-head.tsx';
import { paths } from '#lib/paths.ts';
import styles from './story-head.module.css';

const COUNT = new Intl.NumberFormat('en-IN');

/** Title, byline and banner. */
export function StoryHead({ story, actions }: { story: Story; actions: ReactNode }) {
  const title = (
    <div>
      <Chips words={splitWords(story.categories)} label="Categories" />
      <h1 className={styles.title}>{story.title}</h1>
    </div>
  );
  const byline = <Byline story={story} actions={actions} />;
  return (
    <header>
      {story.banner_picture ? (
        <PictureHead picture={story.banner_picture} byline={byline}>
          {title}
        </PictureHead>
      ) : (
        <Container className={styles.bare}>
          {title}
          {byline}
        </Container>
      )}
    </header>
  );
}

function Byline({ story, actions }: { story: Story; actions: ReactNode }) {
  const author = fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname });
  return (
    <Row gap={[2, 4]} justify="space-between" className={styles.byline}>
      <Row as="p" align="start" className={styles.facts}>
        <Link className={styles.author} to={paths.profile(story.created_by)}>
          {author}
        </Link>
        <span>
          {blogMessages.createdOn} <time dateTime={story.created_on}>{formatDay(story.created_on)}</time>
        </span>
        <span>{story.reading_time} min read</span>
        {story.views > 0 && (
          <span>
            {COUNT.format(story.views)} {story.views === 1 ? 'view' : 'views'}
          </span>
        )}
      </Row>
      {actions && (
        <Row gap={1.5} className={styles.actions}>
          {actions}
        </Row>
      )}
    </Row>
  );
}
