import type { Bookmark } from '@aperture-byline/contract/blog/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EmptyNotice, ErrorNotice } from '#components/feedback/notice.tsx';
import { Loading, Skeleton } from '#components/feedback/skeleton.tsx';
import { StoryBanner } from '#entities/story/story-banner.tsx';
import { failureText } from '#lib/error-text.ts';
import { paths } from '#lib/paths.ts';
import styles from './story-rows.module.css';

/** As the columns of `story-rows.module.css`. */
const SIZES =
  '(min-width: 1600px) 300px, (min-width: 1024px) 19vw, (min-width: 640px) 28vw, calc(91vw - 15px)';
const SKELETONS = ['first', 'second', 'third'];

/** What a row needs to know of a story. */
type RowStory = Pick<Bookmark, 'slug' | 'title' | 'description' | 'banner_picture'>;

/** A list of stories in its states, below an `h2`: each a row with its picture; `factsOf` gives the small print. */
export function StoryRows<T extends RowStory>({
  query: { data, error, refetch },
  empty,
  emptyAction,
  factsOf,
}: {
  query: UseQueryResult<T[]>;
  empty: string;
  /** Where to go from an empty list. */
  emptyAction?: ReactNode;
  factsOf?: (story: T) => string[];
}) {
  if (data === undefined && error)
    return (
      <ErrorNotice onRetry={() => refetch()}>{failureText(error, messages.somethingWrongLater)}</ErrorNotice>
    );
  if (data === undefined) return <StoryRowsSkeleton />;
  if (data.length === 0) return <EmptyNotice action={emptyAction}>{empty}</EmptyNotice>;
  return (
    <ul className={styles.rows}>
      {data.map((story) => (
        <li key={story.slug}>
          <StoryRow story={story} facts={factsOf?.(story) ?? []} />
        </li>
      ))}
    </ul>
  );
}

function StoryRow({ story, facts }: { story: RowStory; facts: readonly string[] }) {
  return (
    <article className={styles.row}>
      <StoryBanner story={story} sizes={SIZES} />
      <div>
        <h3 className={styles.title}>
          <Link className={styles.link} to={paths.story(story.slug)}>
            {story.title}
          </Link>
        </h3>
        <p className={styles.description}>{story.description}</p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
      </div>
    </article>
  );
}

function StoryRowsSkeleton() {
  return (
    <Loading label={messages.loading}>
      <div className={styles.rows}>
        {SKELETONS.map((name) => (
          <div key={name} className={styles.row}>
            <Skeleton ratio={1.5} />
            <div className={styles.description}>
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
