import type { Byline } from '../stored.ts';

type Names = Pick<Byline, 'firstName' | 'lastName'> & { middleName?: string };

/** Returns the one name that a person has on every page: `First Middle Last`, whichever there is. */
export function fullName({ firstName, middleName = '', lastName }: Names): string {
  return [firstName, middleName, lastName].filter((name) => name !== '').join(' ');
}

/** Returns the name as works and comments keep it: a middle name stands with the first one. */
export const toByline = ({ userId, lastName, ...others }: Names & { userId: number }): Byline => ({
  userId,
  firstName: fullName({ ...others, lastName: '' }),
  lastName,
});
