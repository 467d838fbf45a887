import { messages } from '@aperture-byline/contract/shared/messages';
import { useMutation } from '@tanstack/react-query';
import { GoogleButton } from '#components/forms/google-button.tsx';
import { loadCode } from '#lib/api/connection.ts';
import { isSignInRefusal } from '#lib/errors/auth-error.ts';
import { isNoConnection } from '#lib/errors/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Signs in with Google, which makes an account for a new user; `isArtist`: a photographer's. */
export function GoogleSignIn({ isArtist = false, onDone }: { isArtist?: boolean; onDone?: () => void }) {
  // Not in single flight: a second click opens the popup anew, for a user who lost the first one behind this window.
  const { mutate } = useMutation({
    mutationKey: ['sign in with Google'],
    meta: { isRefusal: isSignInRefusal },
    mutationFn: async () => {
      const { signInWithGoogle } = await loadCode(() => import('./sign-in-with-google.ts'));
      await signInWithGoogle({ isArtist });
    },
    onSuccess: () => onDone?.(),
    onError: (error) => {
      if (isNoConnection(error)) showToast('error', messages.noConnection);
    },
  });
  return <GoogleButton onClick={() => mutate()} />;
}
