import type { StoredHomeSettings, StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import { firestore } from '../lib/firebase.ts';
import { collection, readDocument } from './firestore.ts';
import { recordDecision } from './reviews.ts';

/** As an administrator chose them; the lists may hold anything where they were written by hand. */
export async function readHomeSettings(): Promise<
  Required<Omit<StoredHomeSettings, 'shopIntro'>> & { shopIntro: string | null }
> {
  const home = await readDocument<StoredHomeSettings>('settings/home');
  const { carousel, introStories, shopIntro } = home ?? {};
  return {
    carousel: Array.isArray(carousel) ? carousel : [],
    introStories: Array.isArray(introStories) ? introStories : [],
    shopIntro: typeof shopIntro === 'string' ? shopIntro : null,
  };
}

/** Null where nothing is set. */
export function readShopSettings(): Promise<StoredShopSettings | null> {
  return readDocument<StoredShopSettings>('settings/shop');
}

/** Replaces the named fields, and notes who did. */
export async function storeSettings(
  name: 'home' | 'shop',
  settings: StoredHomeSettings | StoredShopSettings,
  { adminId, now }: { adminId: number; now: Date },
): Promise<void> {
  const document = collection('settings').doc(name);
  await firestore().runTransaction(async (transaction) => {
    transaction.set(document, settings, { merge: true });
    recordDecision(transaction, { kind: 'settings', decision: name, adminId, createdAt: now });
  });
}
