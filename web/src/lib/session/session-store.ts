/** Somebody who is signed in, as the sign-in service and their profile say. */
export interface Account {
  uid: string;
  userId: number;
  /** `profile_picture` of the profile. */
  photo: string | null;
  email: string;
  emailVerified: boolean;
}

/**
 * `visitor`: nobody, as far as this browser remembers. `remembered`: somebody was signed in when the site was last open;
 * the sign-in service has not confirmed it yet, so nothing but the look of the top bar may rest on it. `unreachable`: the
 * same, and the confirmation failed for want of an answer.
 */
export type Session =
  | { status: 'visitor' }
  | { status: 'remembered' | 'unreachable'; photo: string | null }
  | ({ status: 'signed-in' } & Account);

const USER_ID = 'userId';
const USER_PHOTO = 'userPhoto';
const VISITOR: Session = { status: 'visitor' };

let session: Session | undefined;
let awake = false;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

/** Storage may be shut, or full: then the browser forgets between visits, and nothing else is lost. */
function inStorage<T>(work: (storage: Storage) => T): T | null {
  try {
    return work(localStorage);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function readRemembered(): Session {
  const userId = inStorage((storage) => storage.getItem(USER_ID));
  if (!userId) return VISITOR;
  return { status: 'remembered', photo: inStorage((storage) => storage.getItem(USER_PHOTO)) };
}

export const sessionStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get(): Session {
    session ??= readRemembered();
    return session;
  },
  /** A server knows nobody. */
  getOnServer: (): Session => VISITOR,
  isAwake: () => awake,
};

/** Brings in the sign-in service: on pages that need it, and wherever somebody is remembered. */
export function wakeSession(): void {
  if (awake) return;
  awake = true;
  tell();
}

/** The sign-in service knows who is here. */
export function rememberSession(account: Account): void {
  session = { status: 'signed-in', ...account };
  inStorage((storage) => {
    storage.setItem(USER_ID, String(account.userId));
    if (account.photo) storage.setItem(USER_PHOTO, account.photo);
    else storage.removeItem(USER_PHOTO);
  });
  tell();
}

/** Nobody is here any more, and nothing of the last person stays in this browser. */
export function forgetSession(): void {
  const wasSomebody = sessionStore.get().status !== 'visitor';
  session = VISITOR;
  if (wasSomebody) {
    inStorage((storage) => storage.clear());
    inStorage(() => sessionStorage.clear());
  }
  tell();
}

/** The sign-in service or the profile could not be reached. */
export function loseSession(): void {
  const current = sessionStore.get();
  session = { status: 'unreachable', photo: 'photo' in current ? current.photo : null };
  tell();
}
