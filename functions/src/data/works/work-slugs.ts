import { nullable, text, time, timeField, UNKNOWN_TIME } from '@aperture-byline/contract/shared/stored-fields';
import { makeSlug } from '@aperture-byline/contract/shared/text/slug';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { Transaction } from 'firebase-admin/firestore';
import { object } from 'valibot';
import { defineCollection } from '../core/collection.ts';

/** Number of slugs looked up at once for a title; Firestore's `in` takes 30. */
const CANDIDATES = 30;

const slugged = object({ slug: text, publishedAt: nullable(time), createdAt: timeField });
const slugCollection = (kind: WorkKind) => defineCollection(WORK_KINDS[kind].collection, slugged, { isPartial: true });

interface Dated {
  id: string;
  publishedAt: Date | null;
  createdAt: Date;
}

/** The slugs of a kind of work, as they are in a transaction that changes the work `id`. */
export function createSlugLookup(transaction: Transaction, kind: WorkKind, id: string) {
  const works = slugCollection(kind);
  const othersWith = async (slugs: readonly string[]) => {
    const found = await works.query(works.documents().where('slug', 'in', slugs), transaction);
    return found.filter((other) => other.id !== id);
  };
  return {
    /** True where another work has the slug. */
    isTaken: async (slug: string): Promise<boolean> => (await othersWith([slug])).length > 0,
    /** True where another work that was published earlier, or made earlier, has the slug: one of two keeps it. */
    isTakenByOlder: async (slug: string, work: Dated): Promise<boolean> =>
      (await othersWith([slug])).some((other) => buildAgeKey(other) < buildAgeKey(work)),
    /** A slug for a title that no other work has. */
    findFree: async (title: string): Promise<string> => {
      const candidates = new Set<string>();
      while (candidates.size < CANDIDATES) candidates.add(makeSlug(title, (slug) => candidates.has(slug)));
      const taken = new Set((await othersWith([...candidates])).map(({ slug }) => slug));
      const free = [...candidates].find((slug) => !taken.has(slug));
      // The id is a random one: with it the slug is nobody else's.
      return free ?? `${makeSlug(title).slice(0, 60).replace(/-$/, '')}-${id.toLowerCase().replace(/[^a-z0-9]/g, '')}`;
    },
  };
}

export type SlugLookup = ReturnType<typeof createSlugLookup>;

/** Finds a slug for a work that has none; nothing where it has one. */
export async function fillSlug(
  { slug, title }: { slug: string; title: string },
  slugs: Pick<SlugLookup, 'findFree'>,
): Promise<{ slug?: string }> {
  return slug === '' ? { slug: await slugs.findFree(title) } : {};
}

/** Sorts works by the time of their publication, those without one last by the time they were made. */
function buildAgeKey({ publishedAt, createdAt, id }: Dated): string {
  const created = createdAt > UNKNOWN_TIME ? createdAt.toISOString() : 'unknown';
  return [publishedAt?.toISOString() ?? 'unpublished', created, id].join();
}

/** Whether another story than `blogId` has the slug, in any state. */
export async function isStorySlugTaken(slug: string, blogId: string | null): Promise<boolean> {
  const stories = slugCollection('blog');
  const found = await stories.query(stories.documents().where('slug', '==', slug).limit(2));
  return found.some(({ id }) => id !== blogId);
}
