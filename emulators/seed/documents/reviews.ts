import type { BlogContent, StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import { allPeople } from '../content.ts';
import type { SeedClock, SeedDocument } from '../seed-document.ts';
import { artistStatusOf } from './users.ts';

const idOf = (path: string): string => path.split('/').at(-1) ?? '';

function reviewOf(review: StoredSubmission): SeedDocument<StoredSubmission> {
  const { kind, noun, subjectId } = review;
  return { path: `reviews/${[kind, ...(noun ? [noun] : []), subjectId].join('-')}`, data: review };
}

/** What waits for an administrator: what the seed's documents say is submitted, and who asked to become a photographer. */
export function reviewDocuments(
  {
    images,
    exhibitions,
    revisions,
  }: {
    images: readonly SeedDocument<StoredImage>[];
    exhibitions: readonly SeedDocument<StoredExhibition>[];
    revisions: readonly SeedDocument<StoredRevision<BlogContent>>[];
  },
  clock: SeedClock,
): SeedDocument<StoredSubmission>[] {
  const submitted = <T extends { status: string }>(documents: readonly SeedDocument<T>[]) =>
    documents.filter(({ data }) => data.status === 'submitted');
  return [
    ...submitted(images).map(({ path, data }) =>
      reviewOf({
        kind: 'image',
        noun: null,
        subjectId: idOf(path),
        ownerId: data.owner.userId,
        createdAt: data.createdAt,
      }),
    ),
    ...submitted(exhibitions).map(({ path, data }) =>
      reviewOf({
        kind: 'exhibition',
        noun: null,
        subjectId: idOf(path),
        ownerId: data.owner.userId,
        createdAt: data.submittedAt ?? data.createdAt,
      }),
    ),
    ...submitted(revisions).map(({ data }) =>
      reviewOf({
        kind: 'revision',
        noun: data.kind,
        subjectId: data.workId,
        ownerId: data.ownerId,
        createdAt: data.submittedAt ?? data.createdAt,
      }),
    ),
    ...allPeople
      .filter((person) => artistStatusOf(person) === 'requested')
      .map(({ userId, joinedDaysAgo }) =>
        reviewOf({
          kind: 'artist',
          noun: null,
          subjectId: String(userId),
          ownerId: userId,
          createdAt: clock.daysAgo(Math.max(0, joinedDaysAgo - 1)),
        }),
      ),
  ];
}

/** New words of the newest approved story, which wait for an administrator. */
export function revisionDocuments(
  stories: readonly SeedDocument<StoredBlog>[],
  clock: SeedClock,
): SeedDocument<StoredRevision<BlogContent>>[] {
  const approved = stories.filter(({ data }) => data.status === 'approved');
  const [newest] = approved.toSorted(
    (a, b) => Number(b.data.publishedAt?.getTime()) - Number(a.data.publishedAt?.getTime()),
  );
  if (!newest) return [];
  const { title, description, content, readingTime, banner, pictures, categories, tags } = newest.data;
  const submittedAt = clock.daysAgo(1);
  return [
    {
      path: `${newest.path}/revisions/next`,
      data: {
        kind: 'blog',
        workId: idOf(newest.path),
        ownerId: newest.data.creator.userId,
        status: 'submitted',
        reviewNote: null,
        submittedAt,
        fields: {
          title: `${title}, again`,
          description,
          content: `${content}<p>A year later I would write the same, and walk there an hour earlier.</p>`,
          readingTime,
          banner,
          pictures,
          categories,
          tags,
        },
        shownImageIds: newest.data.shownImageIds ?? [],
        createdAt: submittedAt,
        updatedAt: submittedAt,
      },
    },
  ];
}
