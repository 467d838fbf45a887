import { DAY } from '@aperture-byline/contract/shared/durations';
import { browserStorage, type DraftKey, STORAGE_KEYS } from './browser-storage.ts';

/**
 * Keys of form drafts, in the local storage so that they outlast a reload, a crash and a closed tab. Those of an
 * account include the uid, since users may share a browser. Passwords are never part of a draft.
 */
export const REGISTRATION_DRAFT: DraftKey = `${STORAGE_KEYS.draft}:registration`;
export const profileDraft = (uid: string): DraftKey => `${STORAGE_KEYS.draft}:profile:${uid}`;
/** Returns the key of the unsaved changes of a work or letter in the studio; `id` is null for a new one. */
export const workDraft = (
  kind: 'exhibition' | 'letter' | 'print' | 'story',
  uid: string,
  id: string | null,
): DraftKey => `${STORAGE_KEYS.draft}:${kind}:${uid}:${id ?? 'new'}`;
/** The words of a photograph that are not saved yet. */
export const imageDraft = (uid: string, imageId: string): DraftKey => `${STORAGE_KEYS.draft}:image:${uid}:${imageId}`;
/** `addressId` is null for a new address. */
export const addressDraft = (uid: string, addressId: string | null): DraftKey =>
  `${STORAGE_KEYS.draft}:address:${uid}:${addressId ?? 'new'}`;
export const messageDraft = (uid: string, orderId: string, artistId: number): DraftKey =>
  `${STORAGE_KEYS.draft}:message:${uid}:${orderId}:${artistId}`;
/** A form that has no name of its own above; `ids` say what it is about. */
export const formDraft = (
  form: 'application' | 'claim' | 'details' | 'frontPage' | 'gift' | 'houseMail' | 'note',
  uid: string,
  ...ids: (string | number)[]
): DraftKey => `${STORAGE_KEYS.draft}:${[form, uid, ...ids].join(':')}`;
export const orderDraft = (uid: string): DraftKey => `${STORAGE_KEYS.draft}:order:${uid}`;

/** Lifetime of a draft in milliseconds: a week. */
export const DRAFT_LIFETIME = 7 * DAY;

/** A yup schema, or a guard where its library would be too heavy. */
export interface DraftSchema<T> {
  isValidSync: (values: unknown, options: { strict: true }) => values is T;
}

/** A guard of values that are texts, under some of these names. */
export const textsSchema = <Name extends string>(names: readonly Name[]) => ({
  isValidSync: (values: unknown): values is Partial<Record<Name, string>> =>
    typeof values === 'object' &&
    values !== null &&
    Object.entries(values).every(([name, text]) => names.some((one) => one === name) && typeof text === 'string'),
});

export interface StoredDraft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  values: unknown;
}

/** The draft that a stored text is; null where it is none, or too old. */
export function parseDraft(text: string): StoredDraft | null {
  try {
    const stored: Partial<StoredDraft> | null = JSON.parse(text);
    const age = Date.now() - Number(stored?.savedAt);
    return Math.abs(age) < DRAFT_LIFETIME ? { savedAt: Number(stored?.savedAt), values: stored?.values } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** The draft, or null where there is none, it is too old, or it does not fit the schema. */
export function readDraft<T>(key: DraftKey, schema: DraftSchema<T>): T | null {
  const values = parseDraft(browserStorage.get(key) ?? '')?.values;
  return values !== undefined && schema.isValidSync(values, { strict: true }) ? values : null;
}

export function writeDraft(key: DraftKey, values: object): void {
  const draft: StoredDraft = { savedAt: Date.now(), values };
  browserStorage.set(key, JSON.stringify(draft));
}

export function removeDraft(key: DraftKey): void {
  browserStorage.remove(key);
}

export function removeOldDrafts(): void {
  for (const key of browserStorage.draftKeys())
    if (parseDraft(browserStorage.get(key) ?? '') === null) removeDraft(key);
}
