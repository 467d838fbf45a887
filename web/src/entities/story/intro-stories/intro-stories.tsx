import { blogMessages } from '@aperture-byline/contract/blog/blog-messages';
import { INTRO_BLOGS } from '@aperture-byline/contract/shared/constants';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { EntryList, Grid } from '#components/layout/layout.tsx';
import { introStoriesQuery } from '../queries.ts';
import styles from './intro-stories.module.css';
import { RotatingStories } from './rotating-stories.tsx';

/** Reserves the space of the intro stories while they load. */
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
              <Grid gap={2.5} columns="120px minmax(0, 1fr)" align="center" className={styles.row}>
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
