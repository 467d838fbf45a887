import type { BlogListItem } from '@aperture-byline/contract/blog/wire';
import { fullName } from '@aperture-byline/contract/shared/text/content';
import { splitWords } from '@aperture-byline/contract/shared/text/joined-strings';
import clsx from 'clsx';
import { CardLink } from '#components/base/button.tsx';
import { Skeleton } from '#components/feedback/skeleton.tsx';
import { Row } from '#components/layout/layout.tsx';
import { paths } from '#lib/navigation/paths.ts';
import { StoryBanner } from './story-banner.tsx';
import styles from './story-card.module.css';

/** A story in a list, below an `h2`. `sizes` tells the picture's real slot, which is as wide as the card. */
export function StoryCard({ story, sizes }: { story: BlogListItem; sizes: string }) {
  const [category] = splitWords(story.categories);
  const author = fullName({ firstName: story.creator_name, lastName: story.creator_surname });
  return (
    <article className="relative">
      <StoryBanner story={story} sizes={sizes} />
      <Row as="p" gap={[0, 2]} className={clsx(styles.facts, 'text-quiet text-small')}>
        {category && <span>{category}</span>}
        <span>{story.reading_time} min read</span>
      </Row>
      <h3 className={styles.title}>
        <CardLink to={paths.story(story.slug)}>{story.title}</CardLink>
      </h3>
      <p className={clsx('line-clamp', styles.description)}>{story.description}</p>
      <p className={styles.author}>{author}</p>
    </article>
  );
}

export function StoryCardSkeleton() {
  return (
    <div className="relative">
      <Skeleton ratio={1.5} />
      <Row as="p" gap={[0, 2]} className={clsx(styles.facts, 'text-quiet text-small')}>
        <Skeleton short />
      </Row>
      <p className={styles.title}>
        <Skeleton />
      </p>
      <p className={clsx('line-clamp', styles.description)}>
        <Skeleton />
        <Skeleton short />
      </p>
    </div>
  );
}
