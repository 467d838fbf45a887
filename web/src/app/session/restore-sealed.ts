import type { QueryClient } from '@tanstack/react-query';
import { restoreCart } from '#entities/cart/cart-store.ts';
import { sealQuery } from '#entities/session/api/seal-query.ts';
import { renewPages, sessionStore } from '#entities/session/session-store.ts';
import { browserStorage, type DraftKey, STORAGE_KEYS } from '#lib/storage/browser-storage.ts';
import { joinDrafts } from '#lib/storage/join-drafts.ts';
import type { Seal } from '#lib/storage/seal.ts';

/** Restores the cart and drafts sealed at the account's logout, in one tab after the other. */
export async function restoreSealed(client: QueryClient, uid: string): Promise<void> {
  const turn = sessionStore.turn();
  const seal = await client.fetchQuery(sealQuery(uid));
  const restore = () => restoreWith(seal, turn);
  await (navigator.locks ? navigator.locks.request(STORAGE_KEYS.sealed, restore) : restore());
}

async function restoreWith(seal: Seal, turn: number): Promise<void> {
  const { names, entries } = await seal.open();
  // Another tab has logged out meanwhile, and Firebase Auth has not told this one.
  if (names.length === 0 || sessionStore.turn() !== turn) return;
  const { [STORAGE_KEYS.cart]: cart, ...drafts } = entries;
  for (const [key, own] of Object.entries(drafts) as [DraftKey, string][]) {
    // A visitor may have begun one before the sign-in.
    const there = browserStorage.get(key);
    browserStorage.set(key, there ? joinDrafts(key, own, there) : own);
  }
  if (cart) restoreCart(cart);
  for (const name of names) browserStorage.remove(name);
  renewPages();
}
