import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { INTRO_BLOGS, INTRO_ROTATION_INTERVAL } from '@aperture-byline/contract/shared/constants';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useCallback, useState } from 'react';
import { CardLink } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Grid, Row } from '#components/layout/layout.tsx';
import { useRotation } from '#components/media/use-rotation.ts';
import { PauseButton } from '#components/navigation/icon-button.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { introStoriesQuery } from '../queries.ts';
import { StoryBanner } from '../story-banner.tsx';
import styles from './intro-stories.module.css';

function IntroStoriesSkeleton() {
  return (
    <Grid lg="minmax(0, 13fr) minmax(0, 7fr)" className={styles.block}>
      <div className={styles.stack}>
        <div className={styles.featured}>
          <div className={styles.banner}>
            <Skeleton ratio={1.5} />
          </div>
          <p className={clsx(styles.label, 'text-quiet text-small')}>
            <Skeleton short />
          </p>
          <p className={styles.title}>
            <Skeleton />
          </p>
          <p className={styles.description}>
            <Skeleton />
            <Skeleton short />
          </p>
        </div>
      </div>
      <div>
        <div className={styles.sideHead} />
        <EntryList gap={2} className={styles.rest}>
          <Repeat count={INTRO_BLOGS - 1}>
            <li>
              <Grid gap={2.5} columns={ROW} align="center" className={styles.row}>
                <Skeleton ratio={1.5} />
                <div>
                  <Skeleton />
                  <Skeleton short className={styles.rowAuthor} />
                </div>
              </Grid>
            </li>
          </Repeat>
        </EntryList>
      </div>
    </Grid>
  );
}

/** The stories of `GET /blog/intro`, in each of their states. `priority` where they open the page. */
export function IntroStories({ priority = false }: { priority?: boolean }) {
  const query = useQuery(introStoriesQuery);
  return (
    <QueryState
      query={query}
      loading={<IntroStoriesSkeleton />}
      empty={<EmptyState>{blogMessages.noBlogsFound}</EmptyState>}
      failure={blogMessages.noBlogsFound}
    >
      {(stories) => <RotatingStories stories={stories} priority={priority} />}
    </QueryState>
  );
}

const FEATURED_SIZES = sizes({ 0: '87vw', 768: '91vw', 1024: '58vw', 1600: '920px' });
const ROW_SIZES = '120px';

/** Shows one story large and the others beside it; the next one follows every few seconds. */
function RotatingStories({ stories, priority }: { stories: readonly BlogListItem[]; priority: boolean }) {
  const [step, setStep] = useState(0);
  const featured = step % stories.length;
  const advance = useCallback(() => setStep((before) => before + 1), []);
  const { canPause, paused, togglePaused, holdProps } = useRotation({
    advance,
    interval: INTRO_ROTATION_INTERVAL,
    active: stories.length > 1,
  });

  return (
    <Grid lg="minmax(0, 13fr) minmax(0, 7fr)" className={styles.block} {...holdProps}>
      <div className={styles.stack}>
        {stories.map((story, index) => (
          <Featured
            key={story.slug}
            story={story}
            shown={index === featured}
            // Loads a picture one step ahead, so that the first one has the bandwidth to itself.
            pictured={index <= step + 1}
            priority={priority && index === 0}
          />
        ))}
      </div>
      {stories.length > 1 && (
        <div>
          <Row justify="space-between" nowrap className={styles.sideHead}>
            <p className="text-quiet text-small tabular-nums">
              <span className="visually-hidden">Featured story </span>
              {featured + 1} of {stories.length}
            </p>
            {canPause && <PauseButton paused={paused} onToggle={togglePaused} what="featured stories" />}
          </Row>
          <EntryList gap={2} className={styles.rest}>
            {stories.map(
              (story, index) =>
                index !== featured && (
                  <li key={story.slug}>
                    <StoryRow story={story} />
                  </li>
                ),
            )}
          </EntryList>
        </div>
      )}
    </Grid>
  );
}

/** All featured stories overlap in one grid cell, so that the block is as high as the highest: no layout shift. */
function Featured({
  story,
  shown,
  pictured,
  priority,
}: {
  story: BlogListItem;
  shown: boolean;
  pictured: boolean;
  priority: boolean;
}) {
  return (
    <article className={clsx(styles.featured, !shown && styles.waiting)}>
      <div className={styles.banner}>
        {pictured && <StoryBanner story={story} sizes={FEATURED_SIZES} priority={priority} />}
      </div>
      <p className={clsx(styles.label, 'text-quiet text-small')}>{blogMessages.introAuthor}</p>
      <h3 className={styles.title}>
        <CardLink to={paths.story(story.slug)}>{story.title}</CardLink>
      </h3>
      <p className={styles.description}>{story.description}</p>
    </article>
  );
}

/** The picture gives way where text is larger. */
const ROW = 'clamp(48px, 200px - 5rem, 120px) minmax(0, 1fr)';

function StoryRow({ story }: { story: BlogListItem }) {
  return (
    <Grid as="article" gap={2.5} columns={ROW} align="center" className={styles.row}>
      <StoryBanner story={story} sizes={ROW_SIZES} />
      <div>
        <h3 className={clsx('line-clamp', styles.rowTitle)}>
          <CardLink to={paths.story(story.slug)}>{story.title}</CardLink>
        </h3>
        <p className={styles.rowAuthor}>
          {fullName({ firstName: story.creator_name, lastName: story.creator_surname })}
        </p>
        <p className={clsx(styles.rowFacts, 'text-quiet')}>{story.reading_time} min read</p>
      </div>
    </Grid>
  );
}
