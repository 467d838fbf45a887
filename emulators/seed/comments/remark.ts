import type { PersonKey } from '../people/person.ts';

/** What somebody wrote under a picture or a story. */
export interface Remark {
  by: PersonKey;
  /** Days after publication. */
  daysAfter: number;
  text: string;
}

/** Remarks by the key of the picture or story they stand under, oldest first. */
export type Remarks = Readonly<Record<string, readonly Remark[]>>;

export function remark(by: PersonKey, daysAfter: number, text: string): Remark {
  return { by, daysAfter, text };
}
