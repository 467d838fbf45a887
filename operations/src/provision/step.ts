/** A part of a project: what is there, what differs from what should be, and how it is changed. */
export interface ComparedStep {
  name: string;
  /** Reads the project; returns what has to change, a phrase each. Changes nothing. */
  compare: () => Promise<Difference[]>;
}

/** A part that can be compared once the APIs are enabled. */
export interface Step extends ComparedStep {
  /** Phrase in the infinitive for all of it. */
  summary: string;
}

/** Something that differs from what should be. */
export interface Difference {
  /** Phrase in the infinitive: `keep backups for 14 weeks`. */
  change: string;
  /** Writes it; undefined where a person has to. It may be repeated, and deletes nothing. */
  write?: () => Promise<void>;
}
