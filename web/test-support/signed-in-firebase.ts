/** Mock of `entities/session/firebase/firebase.ts` with an account that is signed in, whose token is a photographer's, for `vi.mock`. */
export const firebaseReady = async () => ({
  auth: {
    authStateReady: async () => undefined,
    currentUser: {
      getIdToken: async () => 'token',
      getIdTokenResult: async () => ({ claims: { isArtist: true } }),
    },
    signOut: async () => undefined,
  },
});
