import { commentMessages } from '@aperture-byline/contract/comment/comment-messages';
import { apiMessages } from '@aperture-byline/contract/shared/api/api-messages';
import { messages } from '@aperture-byline/contract/shared/messages';
import { onlineManager } from '@tanstack/react-query';
import { sessionStore } from '#entities/session/session-store.ts';
import { paths, withRedirect } from '#lib/navigation/paths.ts';

/** Why a toast is shown: it ends with that, and leads to where that can be ended. */
interface ToastCause {
  holds: () => boolean;
  /** Calls `listener` when it may have ended; returns how to stop that. */
  listen: (listener: () => void) => () => void;
  way?: { label: string; path: (here: string) => string };
}

const signedOut: ToastCause = {
  holds: () => sessionStore.get().status !== 'signed-in',
  listen: sessionStore.subscribe,
  way: { label: 'Log in', path: (here) => withRedirect(paths.login, here) },
};
const unconfirmed: ToastCause = {
  holds: () => {
    const session = sessionStore.get();
    return session.status !== 'signed-in' || !session.emailVerified;
  },
  listen: sessionStore.subscribe,
  way: { label: 'Go to your profile', path: () => paths.accountProfile },
};
const offline: ToastCause = {
  holds: () => !onlineManager.isOnline() || !navigator.onLine,
  listen: (listener) => {
    const stop = onlineManager.subscribe(listener);
    for (const event of ['online', 'offline']) window.addEventListener(event, listener);
    return () => {
      stop();
      for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
    };
  },
};

const CAUSES: Readonly<Record<string, ToastCause>> = {
  [messages.relogin]: signedOut,
  [commentMessages.loginFirst]: signedOut,
  [apiMessages.emailUnverified]: unconfirmed,
  [messages.noConnection]: offline,
};

/** By its text: many calls fail in the same way, and each says it in the same words. */
export const findCause = (text: string): ToastCause | undefined => CAUSES[text];

/** Calls `onEnd` once when a cause that held has ended; returns how to stop listening. */
export function onCauseEnd({ holds, listen }: ToastCause, onEnd: () => void): () => void {
  let held = holds();
  return listen(() => {
    const holdsNow = holds();
    if (held && !holdsNow) onEnd();
    held = holdsNow;
  });
}
