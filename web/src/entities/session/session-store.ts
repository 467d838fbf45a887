import { isGooglePicture, isUploadedAvatar } from '@aperture-byline/contract/user/avatar';
import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { browserStorage, leftAccount, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';

/** The signed-in user: data of Firebase Auth and of the profile. */
export interface Account {
  uid: string;
  userId: number;
  /** `profile_picture` of the profile. */
  avatar: string | null;
  email: string;
  emailVerified: boolean;
  /** The profile was made in this visit. */
  isNew: boolean;
  isAdmin: boolean;
}

/**
 * `visitor`: not signed in, as far as this browser knows. `remembered`: signed in at the last visit, or just now, and
 * not confirmed by the profile yet, so only the look of the top bar may depend on it. `unreachable`: the confirmation
 * failed; `problem` is the message to show.
 */
export type Session =
  | { status: 'visitor' }
  | { status: 'remembered'; avatar: string | null }
  | { status: 'unreachable'; avatar: string | null; problem: string }
  | ({ status: 'signed-in' } & Account);

/** Its `storage` event tells other tabs of a sign-in. */
export const USER_ID = STORAGE_KEYS.userId;
const USER_AVATAR = STORAGE_KEYS.userAvatar;
const VISITOR: Session = { status: 'visitor' };

let session: Session | undefined;
let attempt = 0;
let isLost = false;
let exit: string | null = null;
/** Account that another tab has logged out, until Firebase Auth says so here too. */
let departed: Account | null = null;
let turn = 0;
/** Number of changes of any of these. */
const changes = atom(0);

const notifyListeners = (): void => changes.set(changes.get() + 1);

function readRemembered(): Session {
  if (!browserStorage.get(USER_ID)) return VISITOR;
  const avatar = browserStorage.get(USER_AVATAR) ?? '';
  // The local storage is not trusted: anybody at this browser can write to it.
  return {
    status: 'remembered',
    avatar: isUploadedAvatar(avatar) || isGooglePicture(avatar) ? avatar : null,
  };
}

function findAvatar(current: Session): string | null {
  return 'avatar' in current ? current.avatar : null;
}

export const sessionStore = {
  subscribe: (listener: () => void) => changes.listen(listener),
  get(): Session {
    session ??= readRemembered();
    return session;
  },
  /** Server rendering is always for a visitor. */
  getOnServer: (): Session => VISITOR,
  /** How often loading Firebase Auth was started; 0 while no page needs it. */
  attempt: () => attempt,
  /** Path to go to after a sign-out; null where the session ended by itself. */
  exit: () => exit,
  /** Changes where pages must be made anew: what they show is another's, or their drafts are there again. */
  turn: () => turn,
};

/** Starts loading Firebase Auth, again where that failed: for pages that need it, and for remembered users. */
export function startSession(): void {
  if (attempt > 0 && !isLost) return;
  attempt += 1;
  isLost = false;
  const current = sessionStore.get();
  if (current.status === 'unreachable') session = { status: 'remembered', avatar: current.avatar };
  notifyListeners();
}

/** Firebase Auth has signed an account in; its profile is not loaded yet. */
export function expectAccount(uid: string): void {
  const current = sessionStore.get();
  const isOther = current.status === 'signed-in' && current.uid !== uid;
  departed = null;
  leftAccount.clear(uid);
  if (isOther) markAccountLeft(current.uid);
  if (current.status !== 'visitor' && !isOther) return;
  session = { status: 'remembered', avatar: null };
  notifyListeners();
}

export function setSignOutDestination(to: string): void {
  exit = to;
}

/** The profile of the signed-in account is loaded. Ignored where another tab has logged it out meanwhile. */
export function rememberSession(account: Account): void {
  if (departed?.uid === account.uid) return;
  leftAccount.clear(account.uid);
  session = { status: 'signed-in', ...account };
  isLost = false;
  exit = null;
  browserStorage.set(USER_ID, String(account.userId));
  if (account.avatar) browserStorage.set(USER_AVATAR, account.avatar);
  else browserStorage.remove(USER_AVATAR);
  notifyListeners();
}

/** The address of the signed-in account is verified by now. */
export function confirmEmail(): void {
  const current = sessionStore.get();
  if (current.status !== 'signed-in' || current.emailVerified) return;
  session = { ...current, emailVerified: true };
  notifyListeners();
}

/** The session ended by itself: cart, drafts and last viewed prints stay in the local storage. */
export function endSession(): void {
  departed = null;
  if (sessionStore.get().status === 'visitor') return;
  session = VISITOR;
  browserStorage.remove(USER_ID);
  browserStorage.remove(USER_AVATAR);
  notifyListeners();
}

function markAccountLeft(uid: string): void {
  leftAccount.set(uid);
  turn += 1;
}

/** Another tab logged out. Firebase Auth notices up to a second later, or a minute in a tab that is not seen. */
export function leaveSession(): void {
  const current = sessionStore.get();
  departed = current.status === 'signed-in' ? current : null;
  if (departed) markAccountLeft(departed.uid);
  else turn += 1;
  session = VISITOR;
  notifyListeners();
}

/** Resumes the session of an account that signed in in another tab, where it is the one that just left this one. */
export function resumeSession(userId: string): void {
  if (String(departed?.userId) !== userId || !departed) return;
  const account = departed;
  departed = null;
  rememberSession(account);
}

/** Drafts and cart of the account are there again, from the seal of the last logout. */
export function renewPages(): void {
  turn += 1;
  notifyListeners();
}

/** The user signs out: clears everything stored in this browser but for what is sealed. */
export function forgetSession(): void {
  const current = sessionStore.get();
  if (current.status === 'signed-in') leftAccount.set(current.uid);
  session = VISITOR;
  browserStorage.clear();
  notifyListeners();
}

/** Firebase Auth or the profile could not be loaded; `problem` is the message to show. A visitor stays one. */
export function failSession(problem: string): void {
  isLost = true;
  const current = sessionStore.get();
  if (current.status !== 'visitor') session = { status: 'unreachable', avatar: findAvatar(current), problem };
  notifyListeners();
}

export function useSession(): Session {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getOnServer);
}
