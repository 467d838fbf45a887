import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import { onAnyPhotograph } from '../comments/on-any-photograph.ts';
import { onPhotographs } from '../comments/on-photographs.ts';
import { onStories } from '../comments/on-stories.ts';
import type { Remark } from '../comments/remark.ts';
import { seedId } from '../ids.ts';
import { person } from '../people/cast.ts';
import { bylineOf, type Person } from '../people/person.ts';
import { portfolio } from '../photographs/portfolio.ts';
import type { SeedClock } from '../seed-clock.ts';
import { magazine } from '../stories/magazine.ts';
import { type PublishedPictures, pictureOf } from './published-picture.ts';
import type { SeedDocument } from './seed-document.ts';

const DAY = 24 * 60 * 60 * 1000;

export function imageCommentDocuments(
  pictures: PublishedPictures,
  clock: SeedClock,
): SeedDocument<StoredComment>[] {
  let written = 0;
  return Object.entries(onPhotographs).flatMap(([key, remarks]) => {
    const { imageId, credit } = pictureOf(pictures, key);
    const published = momentOf(key, portfolio, clock);
    return remarks.map((remark, index) => {
      const { by, text } = credit ? fairRemark(written++) : remark;
      const author = person(by);
      return {
        path: `images/${imageId}/comments/${commentId(key, index)}`,
        data: {
          ...authorOf(author),
          comment: text,
          createdAt: after(published, remark),
        },
      };
    });
  });
}

export function storyCommentDocuments(clock: SeedClock): SeedDocument<StoredComment>[] {
  return Object.entries(onStories).flatMap(([key, remarks]) => {
    const published = momentOf(key, magazine, clock);
    return remarks.map((remark, index) => ({
      path: `blogs/${seedId('blog', key)}/comments/${commentId(key, index)}`,
      data: {
        ...authorOf(person(remark.by)),
        comment: remark.text,
        createdAt: after(published, remark),
      },
    }));
  });
}

function authorOf(author: Person): Pick<StoredComment, 'authorId' | 'firstName' | 'lastName' | 'guest'> {
  const { userId, firstName, lastName } = bylineOf(author);
  return { authorId: userId, firstName, lastName, guest: author.role === 'guest' };
}

function commentId(key: string, index: number): string {
  return seedId('comment', `${key}/${index}`);
}

function fairRemark(index: number): (typeof onAnyPhotograph)[number] {
  const remark = onAnyPhotograph[index % onAnyPhotograph.length];
  if (!remark) throw new Error('There is no remark that fits any photograph');
  return remark;
}

function momentOf(key: string, works: readonly { key: string; daysAgo: number }[], clock: SeedClock): Date {
  const work = works.find((candidate) => candidate.key === key);
  if (!work) throw new Error(`There are comments on "${key}", which does not exist`);
  return clock.momentOf(key, work.daysAgo);
}

function after(published: Date, { daysAfter }: Remark): Date {
  return new Date(published.getTime() + daysAfter * DAY);
}
