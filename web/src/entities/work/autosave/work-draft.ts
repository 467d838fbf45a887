import { WORK_KINDS } from '@aperture-byline/contract/work/work-kinds';
import { readDraft, removeDraft, workDraft, writeDraft } from '#lib/storage/drafts.ts';
import { differences, pick } from './compare-works.ts';
import type { Unanswered } from './create-once.ts';
import type { Edited, EditedType } from './edited-type.ts';

/** Changes that this browser stores until the server has them. */
interface UnsavedWork<Fields, Values> {
  /** The version that it was typed over; 0 for a new work. */
  version: number;
  fields: Partial<Values>;
  /** Request for a new work that was sent and not answered yet. */
  unanswered?: Unanswered<Fields> | null;
}

type Kind = EditedType<object, object, Edited<object>>['kind'];

const keyOf = (kind: Kind, uid: string, id: string | null) =>
  workDraft(kind === 'letter' ? kind : WORK_KINDS[kind].label, uid, id);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is made as the sample is. What the sample has not may be a text. */
function isLike(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample))
    return Array.isArray(value) && value.every((entry) => isLike(entry, sample.length > 0 ? sample[0] : ''));
  if (isRecord(sample))
    return isRecord(value) && Object.entries(sample).every(([name, part]) => isLike(value[name], part));
  return typeof value === 'string' || (typeof sample !== 'string' && (value ?? null) === null);
}

/** Returns the changes of the last visit that the server does not have; null where there are none. */
export function readUnsaved<
  Fields extends object,
  Values extends Record<keyof Fields, unknown>,
  Work extends Edited<Fields>,
>(type: EditedType<Fields, Values, Work>, uid: string, work: Work | null): UnsavedWork<Fields, Values> | null {
  const samples: Record<string, unknown> = { ...type.emptyValues, ...type.samples };
  const schema = {
    isValidSync: (stored: unknown): stored is UnsavedWork<Fields, Values> => {
      if (!isRecord(stored) || typeof stored.version !== 'number' || !isRecord(stored.fields)) return false;
      const { unanswered } = stored;
      const isSent = isRecord(unanswered) && typeof unanswered.key === 'string' && isRecord(unanswered.fields);
      const isMade = Object.entries(stored.fields).every(
        ([name, value]) => name in samples && isLike(value, samples[name]),
      );
      return isMade && (isSent || !unanswered);
    },
  };
  const stored = readDraft(keyOf(type.kind, uid, work?.id ?? null), schema);
  if (!stored) return null;
  const before = work ? type.toValues(work.fields) : type.emptyValues;
  const values = { ...before, ...stored.fields };
  const asFields = (all: Values) => type.toFields(all) as Fields;
  const names = differences(type, asFields(values), asFields(before));
  return names.length === 0 ? null : { ...stored, fields: pick(values, names) };
}

/** Restored values of a new work, with the photographs that it begins with this time. */
export function withInitialLists<Values extends object>(
  restored: Partial<Values>,
  initialValues: Partial<Values>,
): Partial<Values> {
  const added = Object.entries(initialValues).flatMap(([name, list]) => {
    const before: unknown = restored[name as keyof Values];
    return Array.isArray(before) && Array.isArray(list) ? [[name, [...new Set([...before, ...list])]]] : [];
  });
  return { ...restored, ...Object.fromEntries(added) };
}

/** Stores what is not saved, or removes it where nothing is left. */
export function writeUnsaved<Fields, Values extends object>(
  kind: Kind,
  uid: string,
  { id, ...unsaved }: UnsavedWork<Fields, Values> & { id: string | null },
): void {
  const key = keyOf(kind, uid, id);
  if (Object.keys(unsaved.fields).length === 0) removeDraft(key);
  else writeDraft(key, unsaved);
}
