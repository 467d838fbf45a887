import type { StoredSubmission } from '@aperture-byline/contract/review/stored';
import type { StudioList, StudioListItem, StudioState } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { StoredWork, WorkWithRevision } from '../../data/works.ts';
import { approveWork, rejectWork, unpublishWork, type WorkVerdict } from './decide-work.ts';
import { createWork, removeWork, updateWork } from './edit-work.ts';
import { getWork, listWorks } from './read-works.ts';
import { repairRevision, repairWork } from './repair-work.ts';
import { type ReviewedVersions, readForReview, readPreview, type WorkPreview } from './review-views.ts';
import { submitOrPublish } from './submit-or-publish.ts';
import { dropRevision, withdrawRevision, withdrawWork } from './submit-work.ts';
import type { Editor } from './work-guards.ts';
import type { WorkType, WorkTypes } from './work-type.ts';

/** What can be done with the works of one kind, by their ids. Each change is one transaction, and answers the work as it is then. */
export interface WorkService {
  kind: WorkKind;
  list(userId: string | null, cursor: string | null | undefined): Promise<StudioList<StudioListItem>>;
  get(id: unknown, userId: string | null): Promise<StudioState>;
  create(
    patch: object,
    by: { userId: string | null; key: string | null },
  ): Promise<{ work: StudioState; isNew: boolean }>;
  update(id: unknown, patch: object, editor: Editor): Promise<StudioState>;
  submit(id: unknown, editor: Editor): Promise<StudioState>;
  withdraw(id: unknown, editor: Editor): Promise<StudioState>;
  withdrawRevision(id: unknown, editor: Editor): Promise<StudioState>;
  dropRevision(id: unknown, editor: Editor): Promise<StudioState>;
  remove(id: unknown, editor: Editor): Promise<void>;
  readPreview(id: string): Promise<WorkPreview | null>;
  readForReview(review: StoredSubmission): Promise<ReviewedVersions | null>;
  approve(review: StoredSubmission, verdict: WorkVerdict): Promise<boolean>;
  reject(review: StoredSubmission, verdict: WorkVerdict): Promise<boolean>;
  unpublish(id: string, by: { reason: string; adminId: number }): Promise<StoredWork | null>;
  repair(id: string, before: StoredWork | null): Promise<WorkWithRevision | null>;
  repairRevision(id: string): Promise<WorkWithRevision | null>;
}

export function defineWorkType<T extends WorkTypes>(definition: WorkType<T>): WorkService {
  const type: WorkType = definition;
  return {
    kind: type.kind,
    list: (userId, cursor) => listWorks(type, userId, cursor),
    get: (id, userId) => getWork(type, id, userId),
    create: (patch, by) => createWork(type, patch, by),
    update: (id, patch, editor) => updateWork(type, id, patch, editor),
    submit: (id, editor) => submitOrPublish(type, id, editor),
    withdraw: (id, editor) => withdrawWork(type, id, editor),
    withdrawRevision: (id, editor) => withdrawRevision(type, id, editor),
    dropRevision: (id, editor) => dropRevision(type, id, editor),
    remove: (id, editor) => removeWork(type, id, editor),
    readPreview: (id) => readPreview(type, id),
    readForReview: (review) => readForReview(type, review),
    approve: (review, verdict) => approveWork(type, review, verdict),
    reject: (review, verdict) => rejectWork(type, review, verdict),
    unpublish: (id, by) => unpublishWork(type, id, by),
    repair: (id, before) => repairWork(type, id, before),
    repairRevision: (id) => repairRevision(type, id),
  };
}
