import { messages } from '@aperture-byline/contract/shared/messages';
import { GoogleButton } from '#components/forms/google-button.tsx';
import { isGivenUp } from '#lib/auth-error.ts';
import { loadCode } from '#lib/connection.ts';
import { isNoConnection } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Signs in, and makes an account for somebody new, a photographer's where that was chosen. `onDone`: it worked. */
export function GoogleSignIn({ isArtist = false, onDone }: { isArtist?: boolean; onDone?: () => void }) {
  async function signIn() {
    try {
      const { signInWithGoogle } = await loadCode(() => import('./sign-in-with-google.ts'));
      await signInWithGoogle({ isArtist });
      onDone?.();
    } catch (error) {
      if (isGivenUp(error)) return;
      console.error('Signing in with Google failed:', error);
      if (isNoConnection(error)) showToast('error', messages.noConnection);
    }
  }
  return <GoogleButton onClick={signIn} />;
}
