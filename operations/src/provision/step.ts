/** A part of a project: what is there, what differs from what should be, and how it is changed. */
export interface Step {
  name: string;
  /** Reads the project; returns what has to change, a phrase each. Changes nothing. */
  compare: () => Promise<Difference[]>;
}

/** Something that differs from what should be. */
export interface Difference {
  /** Phrase in the infinitive: `keep backups for 14 weeks`. */
  change: string;
  /** Writes it; undefined where a person has to. It may be repeated, and deletes nothing. */
  write?: () => Promise<void>;
}
