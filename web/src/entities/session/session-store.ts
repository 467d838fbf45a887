import { isGooglePicture } from '@aperture-byline/contract/user/avatar';
import { browserStorage, STORAGE_KEYS } from '#lib/browser-storage.ts';

/** Somebody who is signed in, as the sign-in service and their profile say. */
export interface Account {
  uid: string;
  userId: number;
  /** `profile_picture` of the profile. */
  photo: string | null;
  email: string;
  emailVerified: boolean;
  /** Their profile was made in this visit. */
  isNew: boolean;
}

/**
 * `visitor`: nobody, as far as this browser knows. `remembered`: somebody was signed in when the site was last open, or
 * has just signed in; their profile has not confirmed it yet, so nothing but the look of the top bar may rest on it.
 * `unreachable`: the same, and the confirmation failed; `problem` says how.
 */
export type Session =
  | { status: 'visitor' }
  | { status: 'remembered'; photo: string | null }
  | { status: 'unreachable'; photo: string | null; problem: string }
  | ({ status: 'signed-in' } & Account);

/** Tells the other tabs, by its change, that somebody signed in. */
export const USER_ID = STORAGE_KEYS.userId;
const USER_PHOTO = STORAGE_KEYS.userPhoto;
const VISITOR: Session = { status: 'visitor' };
/** The address of a portrait that the house published; which hosts may serve one, the content policy says. */
const PORTRAIT = /^https?:\/\/[\w.:-]+\/v0\/b\/[\w.-]+\/o\/portraits%2F[\w%-]+\.jpeg\?alt=media$/;

let session: Session | undefined;
let attempt = 0;
let isLost = false;
let exit: string | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function readRemembered(): Session {
  if (!browserStorage.get(USER_ID)) return VISITOR;
  const photo = browserStorage.get(USER_PHOTO) ?? '';
  // Whoever sits at this browser can write there.
  return { status: 'remembered', photo: PORTRAIT.test(photo) || isGooglePicture(photo) ? photo : null };
}

function photoOf(current: Session): string | null {
  return 'photo' in current ? current.photo : null;
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
  /** How often the sign-in service was asked for; 0 while nobody needs it. */
  attempt: () => attempt,
  /** Where somebody is led who leaves; null where the session ended without their doing. */
  exit: () => exit,
};

/** Brings in the sign-in service, or tries again where that failed: for pages that need it, and for who is remembered. */
export function startSession(): void {
  if (attempt > 0 && !isLost) return;
  attempt += 1;
  isLost = false;
  const current = sessionStore.get();
  if (current.status === 'unreachable') session = { status: 'remembered', photo: current.photo };
  tell();
}

/** The sign-in service names an account; its profile is still to come. */
export function expectAccount(uid: string): void {
  const current = sessionStore.get();
  const isOther = current.status === 'signed-in' && current.uid !== uid;
  if (current.status !== 'visitor' && !isOther) return;
  session = { status: 'remembered', photo: null };
  tell();
}

/** Says beforehand where the end of the session leads that its person is about to ask for. */
export function setSignOutDestination(to: string): void {
  exit = to;
}

/** The sign-in service and the profile agree on who is here. */
export function rememberSession(account: Account): void {
  session = { status: 'signed-in', ...account };
  isLost = false;
  exit = null;
  browserStorage.set(USER_ID, String(account.userId));
  if (account.photo) browserStorage.set(USER_PHOTO, account.photo);
  else browserStorage.remove(USER_PHOTO);
  tell();
}

/** The session is over without its person having asked for it: their cart, drafts and last viewed prints wait for them. */
export function endSession(): void {
  if (sessionStore.get().status === 'visitor') return;
  session = VISITOR;
  browserStorage.remove(USER_ID);
  browserStorage.remove(USER_PHOTO);
  tell();
}

/** The person leaves: nothing of them stays in this browser. */
export function forgetSession(): void {
  session = VISITOR;
  browserStorage.clear();
  tell();
}

/** The sign-in service or the profile can't tell who is here; `problem` says why. A visitor stays one. */
export function failSession(problem: string): void {
  isLost = true;
  const current = sessionStore.get();
  if (current.status !== 'visitor') session = { status: 'unreachable', photo: photoOf(current), problem };
  tell();
}
