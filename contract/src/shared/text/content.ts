import type { Byline } from '../stored.ts';

/** `First Last`, whichever there is. */
export function fullName({ firstName, lastName }: Pick<Byline, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((name) => name !== '').join(' ');
}
