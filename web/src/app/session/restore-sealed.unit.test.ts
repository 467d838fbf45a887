// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveSession, sessionStore } from '#entities/session/session-store.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';
import { createSeal } from '#lib/storage/seal.ts';
import { cartItem } from '../../../test-support/cart.ts';
import { sampleKey, stubWebCrypto } from '../../../test-support/web-crypto.ts';
import { restoreSealed } from './restore-sealed.ts';

const callAuthenticated = vi.hoisted(() => vi.fn());
vi.mock('#entities/session/api/account-api.ts', () => ({ callAuthenticated }));

const KEYS = [sampleKey('a')];
const COMMENT = 'AnBDraft:comment:story:s1';
const STORY = 'AnBDraft:story:alice:new';
const cart = (...ids: string[]) => JSON.stringify({ products: ids.map((id) => cartItem(id)) });

/** Seals what Alice had in this browser. */
async function logOut() {
  localStorage.setItem('AnBCart', cart('dune', 'ferry'));
  localStorage.setItem(COMMENT, 'earlier');
  localStorage.setItem(STORY, 'a story');
  await createSeal('alice', KEYS).close(browserStorage.clear);
}
const restore = (uid = 'alice') => restoreSealed(createQueryClient(), uid);

describe('What was sealed at a logout', () => {
  beforeEach(async () => {
    stubWebCrypto();
    callAuthenticated.mockResolvedValue({ keys: KEYS });
    await logOut();
  });

  afterEach(() => {
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  });

  it('When the same account signs in, then cart and drafts are there again, and pages read them', async () => {
    const turn = sessionStore.turn();
    await restore();
    expect({ ...localStorage }).toEqual({
      AnBCart: cart('dune', 'ferry'),
      [COMMENT]: 'earlier',
      [STORY]: 'a story',
    });
    expect(sessionStore.turn()).not.toBe(turn);
  });

  it('When a visitor put prints into the cart and began a comment meanwhile, then these stay', async () => {
    localStorage.setItem('AnBCart', cart('stairs'));
    localStorage.setItem(COMMENT, 'later');
    await restore();
    expect({ ...localStorage }).toEqual({
      AnBCart: cart('stairs', 'dune', 'ferry'),
      [COMMENT]: 'later',
      [STORY]: 'a story',
    });
  });

  it('When another account signs in, then nothing of it is there', async () => {
    const before = { ...localStorage };
    callAuthenticated.mockResolvedValue({ keys: [sampleKey('b')] });
    await restore('bob');
    expect({ ...localStorage }).toEqual(before);
  });

  it('When another tab logs out while it is read, then it stays sealed', async () => {
    const before = { ...localStorage };
    callAuthenticated.mockImplementation(async () => {
      leaveSession();
      return { keys: KEYS };
    });
    await restore();
    expect({ ...localStorage }).toEqual(before);
  });
});
