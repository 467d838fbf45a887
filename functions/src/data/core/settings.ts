import {
  type StoredHomeSettings,
  type StoredPayoutSettings,
  type StoredSellerSettings,
  type StoredShopSettings,
  storedHomeSettings,
  storedPayoutSettings,
  storedSellerSettings,
  storedShopSettings,
} from '@aperture-byline/contract/settings/stored';
import { DEFAULT_SHIPPING } from '@aperture-byline/contract/shipping/rates';
import { recordDecision } from './audit.ts';
import { defineCollection } from './collection.ts';
import { firestore } from './database.ts';

export const homeSettings = defineCollection('settings', storedHomeSettings);
export const shopSettings = defineCollection('settings', storedShopSettings);
export const payoutSettings = defineCollection('settings', storedPayoutSettings);
export const sellerSettings = defineCollection('settings', storedSellerSettings);

export const NO_PAYOUT_SETTINGS: StoredPayoutSettings = {
  version: 0,
  commissionRate: 0,
  tdsRate: 0,
  tdsText: '',
  courier: 'artist',
};
export const NO_SELLER = { name: '', address: '', gstin: '', hsnCode: '', gstRate: 0, asksPan: false } as const;

export async function readHomeSettings(): Promise<StoredHomeSettings> {
  return (await homeSettings.read('home')) ?? { version: 0, carousel: [], introStories: [], shopIntro: null };
}

/** Empty where nothing is set, with the first rates of shipping. */
export async function readShopSettings(): Promise<StoredShopSettings> {
  const none = { upiId: '', payeeName: '', accountName: '', accountNumber: '', ifsc: '', bankText: '' };
  return (await shopSettings.read('shop')) ?? { version: 0, ...none, shipping: DEFAULT_SHIPPING };
}

export async function readSellerSettings(): Promise<StoredSellerSettings> {
  return (await sellerSettings.read('seller')) ?? { version: 0, ...NO_SELLER };
}

export async function readPayoutSettings(): Promise<StoredPayoutSettings> {
  return (await payoutSettings.read('payouts')) ?? NO_PAYOUT_SETTINGS;
}

const COLLECTIONS = {
  home: homeSettings,
  shop: shopSettings,
  seller: sellerSettings,
  payouts: payoutSettings,
} as const;
export type SettingsName = keyof typeof COLLECTIONS;
export type SettingsFields =
  | Omit<StoredHomeSettings, 'version'>
  | Omit<StoredShopSettings, 'version' | 'shipping'>
  | Pick<StoredShopSettings, 'shipping'>
  | Omit<StoredSellerSettings, 'version'>
  | Omit<StoredPayoutSettings, 'version'>;

/** Replaces the named fields and notes who did. False, with nothing written, for another `version` than the present. */
export function storeSettings(
  name: SettingsName,
  settings: SettingsFields,
  { version, adminId, now }: { version: number | undefined; adminId: number; now: Date },
): Promise<boolean> {
  const collection = COLLECTIONS[name];
  return firestore().runTransaction(async (transaction) => {
    const present = (await collection.read(name, transaction))?.version ?? 0;
    if (version !== undefined && version !== present) return false;
    const document = { ...settings, version: present + 1 };
    transaction.set(collection.at(name).reference, document, { merge: true });
    recordDecision(transaction, { kind: 'settings', decision: name, adminId, createdAt: now });
    return true;
  });
}
