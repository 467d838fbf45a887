// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { createSeal } from '#lib/storage/seal.ts';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { account } from '../../../test-support/pages/auth-screens.tsx';
import { sampleKey, stubWebCrypto } from '../../../test-support/web-crypto.ts';
import { sealQuery } from './api/seal-query.ts';
import { pendingRegistration } from './pending-registration.ts';
import { forgetSession, rememberSession, sessionStore } from './session-store.ts';
import { signOut } from './sign-out.ts';

const auth = vi.hoisted(() => ({
  signOut: vi.fn(),
  authStateReady: async () => undefined,
  currentUser: { uid: 'alice', getIdToken: async () => 'token' },
}));
vi.mock('./firebase/firebase.ts', () => ({ firebaseReady: async () => ({ auth }) }));

const KEYS = [sampleKey('a')];
const WORDS = {
  AnBCart: '{"products":["Dune crest"]}',
  'AnBDraft:comment:story:s1': '{"savedAt":1,"values":{"comment":"What a light"}}',
};

function write() {
  rememberSession(account);
  for (const [key, text] of Object.entries(WORDS)) localStorage.setItem(key, text);
}

describe('Logging out', () => {
  beforeEach(() => {
    stubWebCrypto();
    answerCalls({ 'GET /user/sealing-keys': { keys: KEYS } });
  });

  afterEach(() => {
    forgetSession();
    vi.resetAllMocks();
  });

  it('When a user logs out, then cart and drafts are left for them alone', async () => {
    write();
    await signOut(createQueryClient());
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Dune|light|alice/);
    expect((await createSeal('alice', KEYS).open()).entries).toEqual(WORDS);
  });

  it('When the keys were loaded before, then there need be no connection', async () => {
    write();
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(sealQuery('alice'));
    answerCalls({});
    await signOut(queryClient);
    expect((await createSeal('alice', KEYS).open()).entries).toEqual(WORDS);
  });

  it.each([
    ['the keys can’t be had', () => answerCalls({})],
    ['the browser can’t encrypt', () => vi.stubGlobal('crypto', {})],
    [
      'the encryption fails',
      () => vi.spyOn(crypto.subtle, 'encrypt').mockRejectedValue(new DOMException('no', 'OperationError')),
    ],
  ])('When %s, then cart and drafts are removed', async (_what, prepare) => {
    vi.spyOn(console, 'error').mockReturnValue();
    write();
    prepare();
    await signOut(createQueryClient());
    expect(localStorage.length).toBe(0);
  });

  it('When the account is deleted, then nothing is kept', async () => {
    write();
    await signOut(createQueryClient(), { isDeleted: true });
    expect(localStorage.length).toBe(0);
  });

  it('When a user logs out, then memory and storages are cleared', async () => {
    rememberSession(account);
    pendingRegistration.set({ firstName: 'Alice', lastName: 'Rao', email: account.email });
    sessionStorage.setItem('seen', account.email);
    const queryClient = createQueryClient();
    queryClient.setQueryData(['private', account.uid, 'profile'], account);
    queryClient.setQueryData(['profile', String(account.userId)], account);
    await signOut(queryClient);
    expect(auth.signOut).toHaveBeenCalledOnce();
    expect(sessionStore.get()).toEqual({ status: 'visitor' });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(pendingRegistration.get()).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('When the storage is blocked, then the pending registration is removed from memory too', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('shut', 'SecurityError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('shut', 'SecurityError');
    });
    pendingRegistration.set({ firstName: 'Alice', lastName: 'Rao', email: account.email });
    await signOut(createQueryClient());
    expect(pendingRegistration.get()).toBeNull();
  });

  it('When the sign-in service does not let go, then it does not look as if it had', async () => {
    auth.signOut.mockRejectedValue(new Error('away'));
    rememberSession(account);
    await expect(signOut(createQueryClient())).rejects.toThrow('away');
    expect(sessionStore.get().status).toBe('signed-in');
  });
});
