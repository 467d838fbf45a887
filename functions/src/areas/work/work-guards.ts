import { isId } from '@aperture-byline/contract/shared/ids';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import { workMessages } from '@aperture-byline/contract/work/work-messages';
import { canEditWork } from '../../access/access.ts';
import type { StoredWork, WorkContent } from '../../data/works/work-collections.ts';
import {
  type ChangedWork,
  editStoredWork,
  readWork,
  type WorkLookups,
  type WorkWithRevision,
} from '../../data/works/works.ts';
import { ApiError } from '../../lib/errors.ts';
import type { WorkType } from './types/work-type.ts';

/** Person who changes a work, and the version that they have seen; without one, any is right. */
export interface Editor {
  userId: string | null;
  version: number | undefined;
}

/** Throws NOT_FOUND, also for another's. */
export async function readWorkForOwner(kind: WorkKind, id: unknown, userId: string | null): Promise<WorkWithRevision> {
  const present = isId(id) ? await readWork(kind, id) : null;
  if (!present || !canEditWork(present.work, userId)) throw new ApiError('NOT_FOUND');
  return present;
}

/** Edits an own work in a transaction. Throws NOT_FOUND, and CONFLICT for another version than the seen one. */
export async function editOwnWork(
  kind: WorkKind,
  id: unknown,
  editor: Editor,
  decide: Parameters<typeof editStoredWork>[2],
): Promise<ChangedWork> {
  const changed = isId(id)
    ? await editStoredWork(kind, id, (present, lookups) => {
        assertEditor(present, editor);
        return decide(present, lookups);
      })
    : null;
  if (!changed) throw new ApiError('NOT_FOUND');
  return changed;
}

/** Throws what `editOwnWork` does. */
export function assertEditor({ work }: WorkWithRevision, { userId, version }: Editor): void {
  if (!canEditWork(work, userId)) throw new ApiError('NOT_FOUND');
  if (version === undefined || version === work.version) return;
  throw new ApiError('CONFLICT', { message: workMessages.versionConflict, fields: { version: String(work.version) } });
}

/** Throws INVALID with the fields that other works keep from being public. */
export async function assertNoConflict(
  type: WorkType,
  work: WorkWithRevision['work'],
  content: WorkContent,
  lookups: Pick<WorkLookups, 'read'>,
): Promise<void> {
  const conflicts = (await type.findConflicts?.(work, content, lookups)) ?? {};
  if (Object.keys(conflicts).length > 0) throw new ApiError('INVALID', { fields: conflicts });
}

export function wrongState(status: string, message: string = workMessages.wrongState): ApiError {
  return new ApiError('WRONG_STATE', { message, fields: { status } });
}

/** Returns the fields that every change of a work writes, so that open windows find out. */
export const nextVersion = ({ version }: Pick<StoredWork, 'version'>) => ({
  version: version + 1,
  updatedAt: new Date(),
});
