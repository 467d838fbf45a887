/**
 * History state that passes a typed e-mail address from one auth page to another: unlike the URL, it is neither shown,
 * logged nor shared.
 */
export function typedEmail(email: string) {
  return { email };
}

/** The e-mail address in a history state, or an empty text. */
export function readTypedEmail(state: unknown): string {
  const isEmail = typeof state === 'object' && state !== null && 'email' in state;
  return isEmail && typeof state.email === 'string' ? state.email : '';
}
