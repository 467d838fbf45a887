import { readFileSync } from 'node:fs';

interface Rewrite {
  regex?: string;
  destination?: string;
}

const { hosting }: { hosting: { rewrites: readonly Rewrite[] } } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
);

const shellPaths = hosting.rewrites.flatMap(({ regex, destination }) =>
  regex !== undefined && destination === '/shell.html' ? [new RegExp(regex, 'u')] : [],
);

/** Whether Hosting answers this path with the shell, which the browser fills by itself; a function renders all others. */
export function isShellPath(pathname: string): boolean {
  return shellPaths.some((regex) => regex.test(pathname));
}
