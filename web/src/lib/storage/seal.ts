import { DAY } from '@aperture-byline/contract/shared/durations';
import { browserStorage, type SealedKey, STORAGE_KEYS, type StorageKey } from './browser-storage.ts';
import { isShared, joinDrafts } from './join-drafts.ts';

/** Lifetime of what is sealed in milliseconds: 30 days. */
export const SEALED_LIFETIME = 30 * DAY;

interface SealedRecord {
  /** Milliseconds since the epoch. */
  savedAt: number;
  /** Both in base64. */
  iv: string;
  data: string;
}

type Entries = Partial<Record<StorageKey, string>>;

/**
 * Encrypts what is stored for an account (AES-GCM), so that it may stay in the browser after a logout. Only the server
 * knows the `keys`, and gives them to the account alone; the first one encrypts. The name of a record follows from its
 * key: it tells nobody whose it is. Throws where the browser can't encrypt, since the page is not from a secure origin.
 */
export function createSeal(uid: string, keys: readonly string[]) {
  if (!globalThis.crypto?.subtle) throw new Error('There is no SubtleCrypto outside of secure origins');

  /** Reads the sealed records that are still stored; `entries` is empty where none can be read. */
  async function open(): Promise<{ names: SealedKey[]; entries: Entries }> {
    const names: SealedKey[] = [];
    let entries: Entries = {};
    for (const key of keys) {
      const name = await toSealedKey(key);
      const text = browserStorage.get(name);
      if (!text) continue;
      names.push(name);
      entries = { ...(await decrypt(key, text)), ...entries };
    }
    return { names, entries };
  }

  return {
    open,
    /** Seals the cart and the drafts. `clear`, which empties the storage, is called in the task that has read them. */
    async close(clear: () => void): Promise<void> {
      const [key = ''] = keys;
      const earlier = await open();
      const name = await toSealedKey(key);
      let [sealed, record] = ['', ''];
      // Again where another tab wrote something meanwhile.
      for (let text = readText(); text !== sealed; text = readText()) {
        record = await encrypt(key, text);
        sealed = text;
      }
      clear();
      for (const other of earlier.names) if (other !== name) browserStorage.remove(other);
      if (sealed !== '{}') browserStorage.set(name, record);

      function readText(): string {
        return JSON.stringify(joinEntries(earlier.entries, readEntries(uid)));
      }
    },
  };
}

export type Seal = ReturnType<typeof createSeal>;

/** Merges the entries sealed `earlier` with the present ones. */
function joinEntries(earlier: Entries, there: Entries): Entries {
  const joined = { ...earlier, ...there };
  for (const [key, own] of Object.entries(earlier) as [StorageKey, string][]) {
    const other = there[key];
    if (other) joined[key] = joinDrafts(key, own, other);
  }
  return joined;
}

/** Removes every account's expired records. */
export function removeOldSealed(): void {
  for (const key of browserStorage.sealedKeys())
    if (parse(browserStorage.get(key) ?? '') === null) browserStorage.remove(key);
}

/**
 * The cart, and the drafts of the account. Those of another one, whose session ended by itself, are not theirs to keep.
 */
function readEntries(uid: string): Entries {
  const drafts = browserStorage.draftKeys().filter((key) => {
    const [, , ...ids] = key.split(':');
    return ids.includes(uid) || isShared(key);
  });
  const entries: Entries = {};
  for (const key of [STORAGE_KEYS.cart, ...drafts]) {
    const text = browserStorage.get(key);
    if (text) entries[key] = text;
  }
  return entries;
}

function parse(text: string): SealedRecord | null {
  try {
    const { savedAt, iv, data }: Partial<SealedRecord> = Object(JSON.parse(text));
    const isYoung = Math.abs(Date.now() - Number(savedAt)) < SEALED_LIFETIME;
    return isYoung && typeof iv === 'string' && typeof data === 'string'
      ? { savedAt: Number(savedAt), iv, data }
      : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

async function toSealedKey(key: string): Promise<SealedKey> {
  const digest = await crypto.subtle.digest('SHA-256', fromBase64(key));
  return `${STORAGE_KEYS.sealed}:${toBase64(new Uint8Array(digest))}`;
}

const importKey = (key: string) =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);

async function encrypt(key: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(key), bytes);
  const record: SealedRecord = {
    savedAt: Date.now(),
    iv: toBase64(iv),
    data: toBase64(new Uint8Array(data)),
  };
  return JSON.stringify(record);
}

/** Nothing where it is too old, or somebody has changed it. */
async function decrypt(key: string, text: string): Promise<Entries> {
  const record = parse(text);
  if (record === null) return {};
  try {
    const iv = fromBase64(record.iv);
    const data = fromBase64(record.data);
    const bytes = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await importKey(key), data);
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // Base64, the authentication tag or JSON is wrong: nobody can read it.
    return {};
  }
}

/** Not by `Uint8Array.toBase64`, which browsers of 2024 lack. */
function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Also of base64url. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
