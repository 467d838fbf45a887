import type { Byline } from '@aperture-byline/contract/shared/stored';
import type { StudioListItem, StudioState } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { AnyObjectSchema } from 'yup';
import type { WithId } from '../../data/firestore.ts';
import type { Contents, Lookups, Revision, Snapshot, WorkFields, Works } from '../../data/studio-works.ts';
import type { OwnImages } from './own-images.ts';

/** Fields that were sent, by name. */
export type Sent<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** The wire formats of a noun: what is edited, one work, one of a list. */
export interface Wires {
  fields: object;
  work: StudioState;
  item: StudioListItem;
}

/**
 * What is different between exhibitions, stories and prints in the studio. Everything else about them (drafts, versions, review,
 * revisions) is the same.
 */
export interface Noun<K extends WorkKind, W extends Wires> {
  kind: K;
  /** An empty draft, without what the studio keeps of every work. */
  emptyWork: (owner: Byline) => object;
  contentOf: (work: Works[K]) => Contents[K];
  /** The ids of images that were sent, by the field that names them. */
  namedImages: (sent: Sent<W['fields']>) => Readonly<Record<string, readonly string[]>>;
  /** The content with what was sent. Throws INVALID. */
  applyContent: (content: Contents[K], sent: Sent<W['fields']>, images: OwnImages) => Contents[K];
  /** What changes at once, whatever the work's state, and is not reviewed. Throws INVALID. */
  applyAtOnce: (
    snapshot: Snapshot<K>,
    sent: Sent<W['fields']>,
    context: { images: OwnImages; lookups: Pick<Lookups, 'isTaken'> },
  ) => Promise<WorkFields>;
  /** Whether `after` holds no words or pictures that `before` did not. */
  hasSameWords: (before: Contents[K], after: Contents[K]) => boolean;
  complete: AnyObjectSchema;
  /** What follows from its content, kept with it. */
  derive: (work: Works[K]) => WorkFields;
  /** What follows from the pixels of its images, kept with it from its submission on. */
  measure?: (work: Works[K], images: OwnImages) => WorkFields;
  /** Images whose pixels decide about a change, beside those that were sent. */
  neededImages: (snapshot: Snapshot<K>) => readonly string[];
  /** What else keeps a work from being reviewed, by field. */
  problemsOf: (snapshot: Snapshot<K>, content: Contents[K], images: OwnImages) => Record<string, string>;
  /** What the document becomes when the revision is approved. */
  applyRevision: (work: Works[K], revision: Revision<K>, images: OwnImages) => WorkFields;
  toFields: (work: Works[K], content: Contents[K]) => W['fields'];
  toWork: (options: {
    state: StudioState;
    work: WithId<Works[K]>;
    content: Contents[K];
    images: OwnImages;
  }) => W['work'];
  toItem: (options: { state: StudioState; work: WithId<Works[K]>; content: Contents[K] }) => W['item'];
}
