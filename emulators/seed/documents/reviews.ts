import type { BlogContent, StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import type { StoredRevision } from '@aperture-byline/contract/work/stored';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { allPeople } from '../content.ts';
import type { SeedClock, SeedDocument } from '../seed-document.ts';
import { findArtistStatus } from './users.ts';

const parseId = (path: string): string => path.split('/').at(-1) ?? '';

const isSubmitted = ({ data }: SeedDocument<{ status: string }>): boolean => data.status === 'submitted';

function submission(
  kind: StoredSubmission['kind'],
  subjectId: string,
  ownerId: number,
  createdAt: Date,
  workKind: WorkKind | null = null,
): SeedDocument<StoredSubmission> {
  const path = `reviews/${[kind, ...(workKind ? [workKind] : []), subjectId].join('-')}`;
  return { path, data: { kind, workKind, subjectId, ownerId, createdAt } };
}

/** Builds the waiting reviews: of submitted documents, and of people who asked to become photographers. */
export function reviewDocuments(
  documents: {
    images: readonly SeedDocument<StoredImage>[];
    exhibitions: readonly SeedDocument<StoredExhibition>[];
    revisions: readonly SeedDocument<StoredRevision<BlogContent>>[];
  },
  clock: SeedClock,
): SeedDocument<StoredSubmission>[] {
  const images = documents.images.filter(isSubmitted);
  const exhibitions = documents.exhibitions.filter(isSubmitted);
  const revisions = documents.revisions.filter(isSubmitted);
  const applicants = allPeople.filter((person) => findArtistStatus(person) === 'requested');
  return [
    ...images.map(({ path, data: { owner, createdAt } }) =>
      submission('image', parseId(path), owner.userId, createdAt),
    ),
    ...exhibitions.map(({ path, data: { owner, submittedAt, createdAt } }) =>
      submission('exhibition', parseId(path), owner.userId, submittedAt ?? createdAt),
    ),
    ...revisions.map(({ data: { workId, ownerId, submittedAt, createdAt, kind } }) =>
      submission('revision', workId, ownerId, submittedAt ?? createdAt, kind),
    ),
    ...applicants.map(({ userId, joinedDaysAgo }) =>
      submission('artist', String(userId), userId, clock.daysAgo(Math.max(0, joinedDaysAgo - 1))),
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
        workId: parseId(newest.path),
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
