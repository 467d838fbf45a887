import type { StoredComment } from '@aperture-byline/contract/comment/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import { sampleComment } from '@aperture-byline/contract/samples/stored-documents';
import { DAY } from '@aperture-byline/contract/shared/durations';
import { toByline } from '@aperture-byline/contract/shared/text/content';
import { allPhotographs, allStories, comments as content, type SeedComment } from '../content.ts';
import { findPerson } from '../people.ts';
import { type SeedClock, type SeedDocument, seedId } from '../seed-document.ts';
import { findPicture, type PublishedPictures } from './published-picture.ts';

export function imageCommentDocuments(pictures: PublishedPictures, clock: SeedClock): SeedDocument<StoredComment>[] {
  let written = 0;
  return Object.entries(content.photographs).flatMap(([key, comments]) => {
    const { imageId, credit } = findPicture(pictures, key);
    const published = findPublication(key, allPhotographs, clock);
    return comments.map((comment, index) => {
      const { by, text } = credit ? neutralComment(written++) : comment;
      return {
        path: `images/${imageId}/comments/${commentId(key, index)}`,
        data: sampleComment({
          ...findAuthor(by),
          comment: text,
          createdAt: computeTime(comment, published),
        }),
      };
    });
  });
}

export function storyCommentDocuments(clock: SeedClock): SeedDocument<StoredComment>[] {
  return Object.entries(content.stories).flatMap(([key, comments]) => {
    const published = findPublication(key, allStories, clock);
    return comments.map((comment, index) => ({
      path: `blogs/${seedId('blog', key)}/comments/${commentId(key, index)}`,
      data: sampleComment({
        ...findAuthor(comment.by),
        comment: comment.text,
        createdAt: computeTime(comment, published),
      }),
    }));
  });
}

/** The lines in guest books, of days after the opening. */
export function guestBookDocuments(
  exhibitions: readonly SeedDocument<StoredExhibition>[],
): SeedDocument<StoredComment>[] {
  return Object.entries(content.exhibitions).flatMap(([key, comments]) => {
    const path = `exhibitions/${seedId('exhibition', key)}`;
    const opening = exhibitions.find((exhibition) => exhibition.path === path)?.data.startDate;
    if (!opening) throw new Error(`There are lines for "${key}", which does not exist`);
    return comments.map((comment, index) => ({
      path: `${path}/comments/${commentId(key, index)}`,
      data: sampleComment({
        ...findAuthor(comment.by),
        comment: comment.text,
        createdAt: computeTime(comment, opening),
      }),
    }));
  });
}

function findAuthor(key: string): Pick<StoredComment, 'authorId' | 'firstName' | 'lastName' | 'guest'> {
  const person = findPerson(key);
  const { userId, firstName, lastName } = toByline(person);
  return { authorId: userId, firstName, lastName, guest: person.role === 'guest' };
}

function commentId(key: string, index: number): string {
  return seedId('comment', `${key}/${index}`);
}

function neutralComment(index: number): (typeof content.anyPhotograph)[number] {
  const comment = content.anyPhotograph[index % content.anyPhotograph.length];
  if (!comment) throw new Error('There is no comment that fits any photograph');
  return comment;
}

function findPublication(key: string, works: readonly { key: string; daysAgo: number }[], clock: SeedClock): Date {
  const work = works.find((candidate) => candidate.key === key);
  if (!work) throw new Error(`There are comments on "${key}", which does not exist`);
  return clock.computeMoment(key, work.daysAgo);
}

function computeTime({ daysAfter }: SeedComment, published: Date): Date {
  return new Date(published.getTime() + daysAfter * DAY);
}
