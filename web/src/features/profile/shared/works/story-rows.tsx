import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import type { UseQueryResult } from '@tanstack/react-query';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CardLink } from '#components/base/button.tsx';
import { sizes } from '#components/base/sizes.ts';
import { QueryState } from '#components/feedback/query-state.tsx';
import { Repeat, Skeleton } from '#components/feedback/skeleton.tsx';
import { EmptyState } from '#components/feedback/states.tsx';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { StoryBanner } from '#entities/story/story-banner.tsx';
import cardStyles from '#entities/story/story-card.module.css';
import { paths } from '#lib/navigation/paths.ts';
import styles from './story-rows.module.css';

const GAP = 'clamp(32px, 3vw, 40px)';
const ROW = {
  gap: '16px clamp(24px, 2.4vw, 40px)',
  sm: 'minmax(0, 3fr) minmax(0, 6fr)',
  align: 'center',
  className: 'relative',
} as const;

/** Sizes of the images, following the columns of `story-rows.module.css`. */
const SIZES = sizes({ 0: 'calc(91vw - 15px)', 640: '28vw', 1024: '19vw', 1600: '300px' });

type RowStory = Pick<Bookmark, 'slug' | 'title' | 'description' | 'banner_picture'>;

/** A list of stories in its states, below an `h2`: each a row with its picture; `listFacts` gives the small print. */
export function StoryRows<T extends RowStory>({
  query,
  empty,
  emptyAction,
  listFacts,
  renderAction,
}: {
  query: Pick<UseQueryResult<T[]>, 'data' | 'error' | 'refetch'>;
  empty: string;
  emptyAction?: ReactNode;
  listFacts?: (story: T) => string[];
  /** Renders the actions of the list's owner on a story. */
  renderAction?: (story: T) => ReactNode;
}) {
  return (
    <QueryState
      query={query}
      loading={<StoryRowsSkeleton />}
      empty={<EmptyState action={emptyAction}>{empty}</EmptyState>}
    >
      {(stories) => (
        <Stack gap={GAP} as="ul">
          {stories.map((story) => (
            <li key={story.slug}>
              <StoryRow story={story} facts={listFacts?.(story) ?? []} action={renderAction?.(story)} />
            </li>
          ))}
        </Stack>
      )}
    </QueryState>
  );
}

function StoryRow({ story, facts, action }: { story: RowStory; facts: readonly string[]; action: ReactNode }) {
  return (
    <Grid as="article" {...ROW}>
      <StoryBanner story={story} sizes={SIZES} />
      <div>
        <h3 className={styles.title}>
          <CardLink to={paths.story(story.slug)}>{story.title}</CardLink>
        </h3>
        <p className={clsx('line-clamp', cardStyles.description)}>{story.description}</p>
        {facts.length > 0 && (
          <p className={clsx(styles.facts, 'text-quiet text-small tabular-nums')}>{facts.join(' · ')}</p>
        )}
        {action && <p className={clsx(styles.action, 'relative mt-8')}>{action}</p>}
      </div>
    </Grid>
  );
}

function StoryRowsSkeleton() {
  return (
    <Stack gap={GAP}>
      <Repeat count={3}>
        <Grid {...ROW}>
          <Skeleton ratio={1.5} />
          <div className={clsx('line-clamp', cardStyles.description)}>
            <Skeleton />
            <Skeleton />
          </div>
        </Grid>
      </Repeat>
    </Stack>
  );
}
