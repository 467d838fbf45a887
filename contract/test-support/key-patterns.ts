/**
 * How keys and secrets look that services issue, by service: none may stand in the repository or in what is deployed.
 */
export const KEY_PATTERNS: Readonly<Record<string, RegExp>> = {
  'Google API key': /AIza[\w-]{35}/,
  'Google OAuth secret': /GOCSPX-[\w-]{20,}/,
  'Google access token': /ya29\.[\w-]{20,}/,
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'service account': /"private_key_id"\s*:\s*"[0-9a-f]{20,}/,
  'AWS key': /AKIA[0-9A-Z]{16}/,
  'GitHub token': /gh[opsu]_[A-Za-z0-9]{36}|github_pat_\w{22,}/,
  'npm token': /npm_[A-Za-z0-9]{36}/,
  'Slack token': /xox[abprs]-[\w-]{10,}/,
  'Stripe key': /[rs]k_live_[A-Za-z0-9]{20,}/,
  'mail service key': /SG\.[\w-]{22}\.[\w-]{43}|key-[0-9a-f]{32}/,
};

/** The services whose keys stand in a text. */
export function findKeys(text: string): string[] {
  return Object.entries(KEY_PATTERNS)
    .filter(([, pattern]) => pattern.test(text))
    .map(([service]) => service);
}
