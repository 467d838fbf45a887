/** Firebase Auth's error code (`auth/…`), or null for any other error. */
export function providerCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return error.code.startsWith('auth/') ? error.code : null;
}
