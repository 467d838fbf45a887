import { messages } from '@aperture-byline/contract/shared/messages';
import { useMutation } from '@tanstack/react-query';
import { GoogleButton } from '#components/forms/google-button.tsx';
import { loadCode } from '#lib/connection.ts';
import { isNoConnection } from '#lib/error-text.ts';
import { showToast } from '#lib/toast.ts';

/** Signs in, and makes an account for somebody new, a photographer's where that was chosen. `onDone`: it worked. */
export function GoogleSignIn({ isArtist = false, onDone }: { isArtist?: boolean; onDone?: () => void }) {
  // Two clicks open two windows, of which Google closes the first: somebody may have lost it behind this one.
  const { mutate } = useMutation({
    mutationKey: ['sign in with Google'],
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
