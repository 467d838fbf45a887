/** Mock of `entities/session/firebase/firebase.ts` with an account that is signed in, for `vi.mock`. */
export const firebaseReady = async () => ({
  auth: {
    authStateReady: async () => undefined,
    currentUser: { getIdToken: async () => 'token' },
    signOut: async () => undefined,
  },
});
