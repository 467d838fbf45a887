// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleKey, stubWebCrypto } from '../../../test-support/web-crypto.ts';
import { browserStorage } from './browser-storage.ts';
import { createSeal, removeOldSealed, SEALED_LIFETIME } from './seal.ts';

const [ALICE, BOB] = [[sampleKey('a')], [sampleKey('b')]];
const WORDS = {
  AnBCart: '{"products":["Dune crest"]}',
  'AnBDraft:story:alice:new': '{"savedAt":1,"values":"The ferry at dawn"}',
  'AnBDraft:address:alice:new': '{"savedAt":1,"values":"12 Harbour Road"}',
  'AnBDraft:comment:story:s1': '{"savedAt":1,"values":"What a light"}',
  'AnBDraft:contact': '{"savedAt":1,"values":"alice@example.com"}',
};
const clear = () => browserStorage.clear();
const store = (entries: Record<string, string>) => {
  for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
};
const sealedNames = () => Object.keys(localStorage);

describe('The seal of a logout', () => {
  beforeEach(stubWebCrypto);

  it('When somebody logs out, then nothing can be read, and their key alone has all of it again', async () => {
    store({ ...WORDS, userId: '123456789', AnBGuest: '{"name":"Alice"}' });
    await createSeal('alice', ALICE).close(clear);
    expect(sealedNames()).toEqual([expect.stringMatching(/^AnBSealed:/)]);
    const left = JSON.stringify({ ...localStorage });
    for (const trace of ['alice', 'Alice', 'Dune', 'ferry', 'Harbour', 'light', '123456789', 'AnBDraft'])
      expect(left).not.toContain(trace);
    expect(await createSeal('bob', BOB).open()).toEqual({ names: [], entries: {} });
    expect(await createSeal('alice', ALICE).open()).toEqual({ names: sealedNames(), entries: WORDS });
  });

  it('When drafts are another account’s, or a registration’s, then they go', async () => {
    store({ 'AnBDraft:story:bob:new': '{}', 'AnBDraft:registration': '{}', 'AnBDraft:profile:alice': '{}' });
    await createSeal('alice', ALICE).close(clear);
    const { entries } = await createSeal('alice', ALICE).open();
    expect(Object.keys(entries)).toEqual(['AnBDraft:profile:alice']);
  });

  it('When there is nothing to keep, then nothing is stored', async () => {
    store({ userId: '123456789' });
    await createSeal('alice', ALICE).close(clear);
    expect(sealedNames()).toEqual([]);
  });

  it('When another tab writes while it is sealed, then that is in it', async () => {
    store(WORDS);
    const encrypt = vi.spyOn(crypto.subtle, 'encrypt');
    encrypt.mockImplementationOnce(async () => {
      store({ AnBCart: '{"products":["Ferry"]}' });
      return new ArrayBuffer(0);
    });
    await createSeal('alice', ALICE).close(clear);
    encrypt.mockRestore();
    const { entries } = await createSeal('alice', ALICE).open();
    expect(entries).toEqual({ ...WORDS, AnBCart: '{"products":["Ferry"]}' });
  });

  it('When two accounts have logged out, then each has its own', async () => {
    store({ AnBCart: 'of Alice' });
    await createSeal('alice', ALICE).close(clear);
    store({ AnBCart: 'of Bob' });
    await createSeal('bob', BOB).close(clear);
    expect((await createSeal('alice', ALICE).open()).entries).toEqual({ AnBCart: 'of Alice' });
    expect((await createSeal('bob', BOB).open()).entries).toEqual({ AnBCart: 'of Bob' });
  });

  it('When something was never taken out, then the next logout keeps it, under the present key', async () => {
    store({ AnBCart: 'earlier', 'AnBDraft:contact': 'earlier' });
    await createSeal('alice', ALICE).close(clear);
    const keys = [sampleKey('n'), ...ALICE];
    expect((await createSeal('alice', keys).open()).entries.AnBCart).toBe('earlier');
    store({ AnBCart: 'later' });
    await createSeal('alice', keys).close(clear);
    expect(sealedNames()).toHaveLength(1);
    const { entries } = await createSeal('alice', [sampleKey('n')]).open();
    expect(entries).toEqual({ AnBCart: 'later', 'AnBDraft:contact': 'earlier' });
  });

  it.each(['', '{', 'null', '{"savedAt":1}', '{"savedAt":%,"iv":"AAAA","data":"AAAA"}'])(
    'When the record is %j, then it holds nothing',
    async (text) => {
      store(WORDS);
      await createSeal('alice', ALICE).close(clear);
      store({ [sealedNames()[0] ?? '']: text.replace('%', String(Date.now())) });
      expect((await createSeal('alice', ALICE).open()).entries).toEqual({});
    },
  );

  it('When 30 days have passed, then nobody has it any more, and it is removed', async () => {
    store(WORDS);
    await createSeal('alice', ALICE).close(clear);
    vi.setSystemTime(Date.now() + SEALED_LIFETIME - 1000);
    removeOldSealed();
    expect((await createSeal('alice', ALICE).open()).entries).toEqual(WORDS);
    vi.setSystemTime(Date.now() + 2000);
    expect((await createSeal('alice', ALICE).open()).entries).toEqual({});
    removeOldSealed();
    expect(sealedNames()).toEqual([]);
  });

  it('When the page is not from a secure origin, then there is none', () => {
    vi.stubGlobal('crypto', {});
    expect(() => createSeal('alice', ALICE)).toThrow('secure');
  });
});
