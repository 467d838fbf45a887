import { readFileSync } from 'node:fs';

interface Rewrite {
  regex?: string;
  destination?: string;
}

const { hosting }: { hosting: { rewrites: readonly Rewrite[] } } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);

const known = hosting.rewrites.flatMap(({ regex, destination }) =>
  regex !== undefined && destination === '/index.html' ? [new RegExp(regex, 'u')] : [],
);

/** Whether Hosting answers this path with the client's shell; it answers others with `404.html` and status 404. */
export function isKnownPath(pathname: string): boolean {
  return pathname === '/' || known.some((regex) => regex.test(pathname));
}
