// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { browserStorage } from '#lib/storage/browser-storage.ts';
import { guestStore } from './guest-store.ts';

const ASHA = { name: 'Asha', userId: 100000001 };
const NOBODY = { name: '', userId: null };

it('When a logout empties the storage, then the name of the guest is gone from memory too', () => {
  guestStore.set(ASHA);
  expect(guestStore.get()).toEqual(ASHA);
  browserStorage.clear();
  expect(guestStore.get()).toEqual(NOBODY);
});

it('When the storage is full, then the guest is known as long as the page is', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  guestStore.set(ASHA);
  expect(guestStore.get()).toEqual(ASHA);
});
