import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { Story } from '@aperture-byline/contract/blog/wire';
import { fullName } from '@aperture-byline/contract/shared/content';
import { formatStoryDate } from '@aperture-byline/contract/shared/dates';
import { splitWords } from '@aperture-byline/contract/shared/joined-strings';
import { useState } from 'react';
import { Link } from 'react-router';
import { Chips } from '#components/base/chips.tsx';
import { hydrateOnInput } from '#components/deferred/hydrate-on-input.tsx';
import { Container } from '#components/layout/page.tsx';
import { PictureHead } from '#components/media/picture-head.tsx';
import { ShareMenu } from '#components/share/share-menu.tsx';
import { paths } from '#lib/paths.ts';
import styles from './story-head.module.css';

const StoryActions = hydrateOnInput('story-actions', () => import('./story-actions.tsx'));
const COUNT = new Intl.NumberFormat('en-IN');

/** Title, byline and banner. */
export function StoryHead({ story }: { story: Story }) {
  return (
    <header>
      {story.banner_picture ? (
        <PictureHead picture={story.banner_picture}>
          <Words story={story} />
        </PictureHead>
      ) : (
        <Container className={styles.bare}>
          <Words story={story} />
        </Container>
      )}
    </header>
  );
}

function Words({ story }: { story: Story }) {
  // As the server rendered it: a refetch must not render the buttons anew before they are hydrated.
  const [likes] = useState(story.likes);
  const author = fullName({ firstName: story.creator_firstname, lastName: story.creator_lastname });
  return (
    <>
      <div>
        <Chips words={splitWords(story.categories)} label="Categories" />
        <h1 className={styles.title}>{story.title}</h1>
      </div>
      <div className={styles.byline}>
        <p className={styles.facts}>
          <Link className={styles.author} to={paths.profile(story.created_by)}>
            {author}
          </Link>
          <span>
            {blogMessages.createdOn}{' '}
            <time dateTime={story.created_on}>{formatStoryDate(story.created_on)}</time>
          </span>
          <span>{story.reading_time} min read</span>
          {story.views > 0 && (
            <span>
              {COUNT.format(story.views)} {story.views === 1 ? 'view' : 'views'}
            </span>
          )}
        </p>
        <div className={styles.actions}>
          <StoryActions blogId={story.id} likes={likes} />
          <ShareMenu title={story.title} path={paths.story(story.slug)} sites="few" />
        </div>
      </div>
    </>
  );
}
