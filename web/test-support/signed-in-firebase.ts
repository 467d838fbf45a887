/**
 * Mock of `entities/session/firebase/firebase.ts` with the account of the session, whose token is a photographer's, for
 * `vi.mock`.
 */
export const firebaseReady = async () => {
  // Anew each time: a test may load it anew.
  const { sessionStore } = await import('../src/entities/session/session-store.ts');
  const session = sessionStore.get();
  return {
    auth: {
      authStateReady: async () => undefined,
      currentUser: {
        uid: session.status === 'signed-in' ? session.uid : 'u1',
        getIdToken: async () => 'token',
        getIdTokenResult: async () => ({ claims: { isArtist: true } }),
      },
      signOut: async () => undefined,
    },
  };
};
