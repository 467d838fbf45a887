// @vitest-environment jsdom

import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { artistTokenQuery } from './artist-token.ts';

const getIdTokenResult = vi.hoisted(() =>
  vi.fn<(isRefreshed: boolean) => Promise<{ claims: { isArtist?: boolean } }>>(),
);
vi.mock('../firebase/firebase.ts', () => ({
  firebaseReady: async () => ({
    auth: { currentUser: { getIdTokenResult }, authStateReady: async () => {} },
  }),
}));

const fetchToken = () => new QueryClient().fetchQuery({ ...artistTokenQuery('uid'), retryDelay: 0 });

describe('The token of a photographer', () => {
  beforeEach(() => {
    getIdTokenResult.mockReset();
  });

  it('When it names the role, then it is not refreshed', async () => {
    getIdTokenResult.mockResolvedValue({ claims: { isArtist: true } });
    expect(await fetchToken()).toBe(true);
    expect(getIdTokenResult.mock.calls).toEqual([[false]]);
  });

  it('When it is older than the approval, then it is refreshed, until the claims follow', async () => {
    let refreshed = 0;
    getIdTokenResult.mockImplementation(async (isRefreshed) => {
      if (isRefreshed) refreshed += 1;
      return { claims: { isArtist: isRefreshed && refreshed > 1 } };
    });
    expect(await fetchToken()).toBe(true);
    expect(refreshed).toBe(2);
  });

  it('When the claims never follow, then it fails', async () => {
    getIdTokenResult.mockResolvedValue({ claims: { isArtist: false } });
    await expect(fetchToken()).rejects.toThrow('lacks the role');
  });
});
