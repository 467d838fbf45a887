import { NAME_MAX } from '@aperture-byline/contract/shared/constants';
import { atom } from 'nanostores';
import { browserStorage, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** A visitor who comments without an account. */
export interface Guest {
  /** Name as typed; empty for `Anonymous`. */
  name: string;
  /** Id of the guest in the server's record; null before the first comment, and after the name was changed. */
  userId: number | null;
}

const NOBODY: Guest = { name: '', userId: null };

/** By hand: a schema's library would come with every list of comments. */
function isGuest(value: unknown): value is Guest {
  const { name, userId }: Partial<Record<keyof Guest, unknown>> = value ?? {};
  return typeof name === 'string' && name.length <= NAME_MAX && (userId === null || Number.isSafeInteger(userId));
}

function parse(text: string | null | undefined): Guest {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isGuest(stored) ? stored : NOBODY;
  } catch (error) {
    if (error instanceof SyntaxError) return NOBODY;
    throw error;
  }
}

let guest = NOBODY;
let text: string | null | undefined;
/** Whether the browser keeps what is written. */
let isKept = true;
/** Guest that was written last in this visit. */
const written = atom(NOBODY);

/** This browser's guest, gone with a logout; where the storage is blocked, with a reload. */
export const guestStore = {
  subscribe: (listener: () => void) => written.listen(listener),
  get(): Guest {
    const stored = browserStorage.get(STORAGE_KEYS.guest);
    if (isKept && stored !== text) {
      text = stored;
      guest = parse(stored);
    }
    return guest;
  },
  set(changed: Guest): void {
    guest = changed;
    text = JSON.stringify(changed);
    browserStorage.set(STORAGE_KEYS.guest, text);
    isKept = browserStorage.get(STORAGE_KEYS.guest) === text;
    written.set(changed);
  },
};
