/** Returns the address of a link that begins a mail. Signs of an e-mail address may mean something in it. */
export function buildMailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
