/** Publication status. Only `approved` is public. */
export type ContentStatus = 'draft' | 'submitted' | 'approved' | 'rejected';

/** Whose work it is, as it stood when the work was saved. */
export interface Byline {
  userId: number;
  firstName: string;
  lastName: string;
}

/** `First Last`, whichever there is. */
export function fullName({ firstName, lastName }: Pick<Byline, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((name) => name !== '').join(' ');
}
