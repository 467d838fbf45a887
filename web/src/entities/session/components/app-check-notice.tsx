/** Says in the privacy policy what App Check sends to Google. Renders nothing in a house without a key. */
export function AppCheckNotice() {
  if (!import.meta.env.VITE_APP_CHECK_KEY) return null;
  return (
    <p>
      Before you make an account, upload photographs, comment without an account, or ask for our letters or a reminder,
      your browser asks <strong>reCAPTCHA</strong> of Google whether a person or a program does it. Google then learns
      your network address, what your browser says of itself, and how the page was used, and may set a cookie of its
      own. Who only reads loads nothing of it.
    </p>
  );
}
