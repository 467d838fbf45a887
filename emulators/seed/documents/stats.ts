import { createHash } from 'node:crypto';
import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { Counts, StoredCounts } from '@aperture-byline/contract/engagement/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { dayInIndia } from '@aperture-byline/contract/shared/dates';
import type { StatsByDay, StoredStats, StoredWorkStats } from '@aperture-byline/contract/stats/stored';
import type { Stats } from '@aperture-byline/contract/stats/wire';
import type { SeedClock, SeedDocument } from '../seed-document.ts';

/** Over so many days, yesterday the last, works get their stats. */
const DAYS = 45;

interface Work extends Counts {
  key: string;
  ownerId: number;
  title: string;
  subjectId: string;
}

interface Counted {
  images: readonly SeedDocument<StoredImage>[];
  stories: readonly SeedDocument<StoredBlog>[];
  counts: readonly SeedDocument<StoredCounts>[];
}

/** An artist's months: a share of what the works were seen and liked, spread unevenly, always the same on one day. */
export function statsDocuments({ images, stories, counts }: Counted, clock: SeedClock): SeedDocument<StoredStats>[] {
  const countsById = new Map(counts.flatMap(({ data }) => Object.entries(data.works)));
  const works = [...images.map(toImage), ...stories.map(toStory)]
    .map((work) => ({ ...work, ...(countsById.get(work.id) ?? { likes: 0, views: 0 }) }))
    .filter(({ views }) => views > 0);
  const months = new Map<string, { days: StatsByDay; works: Record<string, StoredWorkStats> }>();
  for (const work of works)
    for (let ago = 1; ago <= DAYS; ago += 1) {
      const day = dayInIndia(clock.daysAgo(ago));
      const stats = statsOn(day, work);
      if (stats.views === 0) continue;
      const path = `users/${work.ownerId}/figures/${day.slice(0, 7)}`;
      const month = months.get(path) ?? { days: {}, works: {} };
      months.set(path, month);
      const { key, title, subjectId } = work;
      const own = month.works[key] ?? { title, subjectId, days: {} };
      month.works[key] = own;
      for (const days of [month.days, own.days]) days[day.slice(8)] = sum(days[day.slice(8)], stats);
    }
  return [...months].map(([path, data]) => ({ path, data }));
}

const parseId = (path: string) => path.split('/').at(-1) ?? '';

function toImage({ path, data: { owner, title } }: SeedDocument<StoredImage>) {
  const id = parseId(path);
  return { id, key: `images-${id}`, ownerId: owner.userId, title, subjectId: id };
}

function toStory({ path, data: { creator, title, slug } }: SeedDocument<StoredBlog>) {
  const id = parseId(path);
  return { id, key: `blogs-${id}`, ownerId: creator.userId, title, subjectId: slug };
}

/** Nothing on some days, on others up to twice the share. */
function statsOn(day: string, { key, views, likes }: Work): Pick<Stats, 'views' | 'likes'> {
  const chance = createHash('sha256').update(`${key} ${day}`).digest().readUInt8(0) / 255;
  const share = (count: number) => Math.floor((count / DAYS / 4) * 2 * chance);
  return { views: share(views), likes: share(likes) };
}

function sum(before: Partial<Stats> = {}, { views, likes }: Pick<Stats, 'views' | 'likes'>) {
  return { views: (before.views ?? 0) + views, likes: (before.likes ?? 0) + likes };
}
