import type { StoredHomeSettings, StoredShopSettings } from '@aperture-byline/contract/settings/stored';
import { firestore } from '../lib/firebase.ts';
import { collection, readDocument, toEntity } from './firestore.ts';
import { recordDecision } from './reviews.ts';

/** As an administrator chose them; the lists may hold anything where they were written by hand. */
export async function readHomeSettings(): Promise<
  Required<Omit<StoredHomeSettings, 'shopIntro'>> & { shopIntro: string | null }
> {
  const home = await readDocument<StoredHomeSettings>('settings/home');
  const { carousel, introStories, shopIntro, version = 0 } = home ?? {};
  return {
    version,
    carousel: Array.isArray(carousel) ? carousel : [],
    introStories: Array.isArray(introStories) ? introStories : [],
    shopIntro: typeof shopIntro === 'string' ? shopIntro : null,
  };
}

/** Null where nothing is set. */
export function readShopSettings(): Promise<StoredShopSettings | null> {
  return readDocument<StoredShopSettings>('settings/shop');
}

/** Replaces the named fields, and notes who did. False, with nothing written, where a `version` is given that is not the present one. */
export function storeSettings(
  name: 'home' | 'shop',
  settings: StoredHomeSettings | StoredShopSettings,
  { version, adminId, now }: { version: number | undefined; adminId: number; now: Date },
): Promise<boolean> {
  const document = collection('settings').doc(name);
  return firestore().runTransaction(async (transaction) => {
    const stored = toEntity<StoredHomeSettings | StoredShopSettings>(await transaction.get(document));
    const present = stored?.version ?? 0;
    if (version !== undefined && version !== present) return false;
    transaction.set(document, { ...settings, version: present + 1 }, { merge: true });
    recordDecision(transaction, { kind: 'settings', decision: name, adminId, createdAt: now });
    return true;
  });
}
