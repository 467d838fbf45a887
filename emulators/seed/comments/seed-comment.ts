import type { PersonKey } from '../people/person.ts';

/** A comment on a photograph or story. */
export interface SeedComment {
  by: PersonKey;
  /** Days after publication. */
  daysAfter: number;
  text: string;
}

/** Comments by the key of the picture or story they are about, oldest first. */
export type SeedComments = Readonly<Record<string, readonly SeedComment[]>>;

export function seedComment(by: PersonKey, daysAfter: number, text: string): SeedComment {
  return { by, daysAfter, text };
}
