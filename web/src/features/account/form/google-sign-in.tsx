import { isGivenUp } from '#lib/session/provider-error.ts';
import { GoogleButton } from '#ui/google-button.tsx';

async function signIn() {
  try {
    const { signInWithGoogle } = await import('./sign-in-with-google.ts');
    await signInWithGoogle();
  } catch (error) {
    if (!isGivenUp(error)) console.error('Signing in with Google failed:', error);
  }
}

/** Signs in, and makes an account for somebody new. */
export function GoogleSignIn() {
  return <GoogleButton onClick={signIn} />;
}
