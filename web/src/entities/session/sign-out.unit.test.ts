// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { account } from '../../../test-support/auth-screens.tsx';
import { pendingRegistration } from './pending-registration.ts';
import { forgetSession, rememberSession, sessionStore } from './session-store.ts';
import { signOut } from './sign-out.ts';

const auth = vi.hoisted(() => ({ signOut: vi.fn() }));
vi.mock('./firebase/firebase.ts', () => ({ firebaseReady: async () => ({ auth }) }));

describe('Logging out', () => {
  afterEach(() => {
    forgetSession();
    vi.restoreAllMocks();
    vi.resetAllMocks();
  });

  it('When a user logs out, then memory and storages are cleared', async () => {
    rememberSession(account);
    pendingRegistration.set({ firstName: 'Alice', lastName: 'Rao', email: account.email });
    localStorage.setItem('AnBCart', '{"products":[]}');
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
