// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveSession, sessionStore } from '#entities/session/session-store.ts';
import { createQueryClient } from '#lib/api/query-client.ts';
import { browserStorage } from '#lib/storage/browser-storage.ts';
import { createSeal } from '#lib/storage/seal.ts';
import { cartItem } from '../../../test-support/shop/cart.ts';
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

  afterEach(() => vi.resetAllMocks());

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

  it.each([
    [COMMENT, { comment: 'Hers' }, { comment: 'A visitor’s' }, { comment: 'Hers\n\nA visitor’s' }],
    [
      'AnBDraft:contact',
      { name: 'Alice', email: '', message: 'Hers ' },
      { name: 'Vi', email: 'vi@example.com', message: 'A visitor’s' },
      { name: 'Alice', email: 'vi@example.com', message: 'Hers\n\nA visitor’s' },
    ],
    [COMMENT, { comment: 'Hers' }, { comment: ' ' }, { comment: 'Hers' }],
    [COMMENT, { comment: 'Hers' }, { comment: 'Hers\n\nA visitor’s' }, { comment: 'Hers\n\nA visitor’s' }],
    [STORY, { fields: 'before' }, { fields: 'since' }, { fields: 'since' }],
  ])('When %s holds %j and a visitor wrote %j meanwhile, then neither is lost: %j', async (key, own, there, both) => {
    localStorage.clear();
    const draft = (values: object) => JSON.stringify({ savedAt: Date.now(), values });
    localStorage.setItem(key, draft(own));
    await createSeal('alice', KEYS).close(browserStorage.clear);
    localStorage.setItem(key, draft(there));
    await restore();
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ values: both });
  });

  it('When it waits, and the same was written and sealed once more, then neither is lost', async () => {
    localStorage.clear();
    for (const comment of ['First', 'Second']) {
      localStorage.setItem(COMMENT, JSON.stringify({ savedAt: Date.now(), values: { comment } }));
      await createSeal('alice', KEYS).close(browserStorage.clear);
    }
    await restore();
    expect(localStorage.getItem(COMMENT)).toContain('First\\n\\nSecond');
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
