import { text, timeField } from '@aperture-byline/contract/shared/stored-fields';
import { WORK_KINDS, type WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { type InferOutput, object } from 'valibot';
import { defineCollection, type WithId } from '../core/collection.ts';

const draft = object({ title: text, updatedAt: timeField });

/** The artist's draft of a kind that was changed last, or null. One that was sent back is none. */
export async function readLatestDraft(
  userId: string,
  kind: WorkKind,
): Promise<WithId<InferOutput<typeof draft>> | null> {
  const { collection, ownerField } = WORK_KINDS[kind];
  const drafts = defineCollection(collection, draft, { isPartial: true });
  const own = drafts
    .documents()
    .where(`${ownerField}.userId`, '==', Number(userId))
    .where('status', '==', 'draft')
    .where('reviewNote', '==', null);
  const [latest] = await drafts.query(own.orderBy('updatedAt', 'desc').limit(1));
  return latest ?? null;
}
