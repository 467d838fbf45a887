import {
  type StoredHomeSettings,
  type StoredShopSettings,
  storedHomeSettings,
  storedShopSettings,
} from '@aperture-byline/contract/settings/stored';
import { recordDecision } from './audit.ts';
import { defineCollection } from './collection.ts';
import { firestore } from './database.ts';

export const homeSettings = defineCollection('settings', storedHomeSettings);
const shopSettings = defineCollection('settings', storedShopSettings);

/** As an administrator chose them; empty where nothing is set. */
export async function readHomeSettings(): Promise<StoredHomeSettings> {
  return (await homeSettings.read('home')) ?? { version: 0, carousel: [], introStories: [], shopIntro: null };
}

/** Empty where nothing is set. */
export async function readShopSettings(): Promise<StoredShopSettings> {
  return (await shopSettings.read('shop')) ?? { version: 0, upiId: '', payeeName: '', bankText: '' };
}

/** Replaces the named fields, and notes who did. False, with nothing written, where a `version` is given that is not the present one. */
export function storeSettings(
  name: 'home' | 'shop',
  settings: Omit<StoredHomeSettings, 'version'> | Omit<StoredShopSettings, 'version'>,
  { version, adminId, now }: { version: number | undefined; adminId: number; now: Date },
): Promise<boolean> {
  const collection = name === 'home' ? homeSettings : shopSettings;
  return firestore().runTransaction(async (transaction) => {
    const present = (await collection.read(name, transaction))?.version ?? 0;
    if (version !== undefined && version !== present) return false;
    const document = { ...settings, version: present + 1 };
    transaction.set(collection.at(name).reference, document, { merge: true });
    recordDecision(transaction, { kind: 'settings', decision: name, adminId, createdAt: now });
    return true;
  });
}
