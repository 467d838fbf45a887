import type { Counts } from '@aperture-byline/contract/engagement/stored';
import type { Byline } from '@aperture-byline/contract/shared/stored';
import type { StudioListItem, StudioState } from '@aperture-byline/contract/work/wire';
import type { WorkKind } from '@aperture-byline/contract/work/work-kinds';
import type { GenericSchema } from 'valibot';
import type { AnyObjectSchema } from 'yup';
import type { WithId } from '../../../data/core/collection.ts';
import type { WithheldImages } from '../../../data/images/publish-images.ts';
import type { StoredWork, WorkContent, WorkFields } from '../../../data/works/work-collections.ts';
import type { Revision, WorkChange, WorkLookups, WorkWithRevision } from '../../../data/works/works.ts';
import type { ArtistImages } from '../artist-images.ts';

interface WorkTypes {
  work: StoredWork;
  content: WorkContent;
  fields: object;
  /** Answers of the studio: one work, and an item of a list. */
  view: StudioState;
  item: StudioListItem;
}

/** Fields that a body changes. */
type Patch<Fields> = { [Name in keyof Fields]?: Fields[Name] | undefined };

/** A work with what is being edited of it: its revision's content, or its own. */
interface EditedWork<T extends WorkTypes> {
  state: StudioState;
  work: WithId<T['work']>;
  content: T['content'];
}

type Snapshot<T extends WorkTypes> = WorkWithRevision<T['work'], T['content']>;

/**
 * Differences between exhibitions, stories and prints in the studio; drafts, versions, review and revisions are the
 * same for all. The members are methods, whose parameters TypeScript compares in both directions, so that a work type
 * of one kind may stand where one of any is called: a kind's own type only ever meets its own documents.
 */
export interface WorkType<T extends WorkTypes = WorkTypes> {
  kind: WorkKind;
  /** Parse a document, and the content in one; they fill in what is missing. */
  documentSchema: GenericSchema<unknown, T['work']>;
  contentSchema: GenericSchema<unknown, T['content']>;
  /** Demands what must be filled in before a review. */
  completeSchema: AnyObjectSchema;
  /** A new work's own fields, which the schema completes. */
  createDraft(owner: Byline): object;
  /** The ids of images in a patch, by the field that names them. */
  namedImages(patch: Patch<T['fields']>): Readonly<Record<string, readonly string[]>>;
  /** Returns the reviewed fields that a patch changes. Throws INVALID. */
  edit(content: T['content'], patch: Patch<T['fields']>, images: ArtistImages): Partial<T['content']>;
  /** Returns what a patch changes at once, whatever the work's state, without review. Throws INVALID. */
  editUnreviewed?(
    present: Snapshot<T>,
    patch: Patch<T['fields']>,
    context: { images: ArtistImages; slugs: Pick<WorkLookups['slugs'], 'isTaken'> },
  ): Promise<WorkFields>;
  /** Returns what is written with a change of the reviewed fields. Its patch is null where a revision is dropped. */
  beforeChange?(
    present: Snapshot<T>,
    change: { before: T['content']; after: T['content']; patch: object | null },
  ): Pick<WorkChange, 'work' | 'also'>;
  /** Returns what is written with a submission, of the work or its revision. */
  beforeSubmission?(
    submitted: Snapshot<T>,
    context: { images: ArtistImages; slugs: Pick<WorkLookups['slugs'], 'findFree'> },
  ): Promise<WorkFields>;
  /** Throws WRONG_STATE where something else than its status keeps a work from being deleted. */
  assertRemovable?(work: T['work']): void;
  /** Whether `after` holds no words or pictures that `before` did not; where they are equal by default. */
  hasSameWords?(before: T['content'], after: T['content']): boolean;
  /** Derives the fields that are stored with a document. */
  derive?(work: T['work']): WorkFields;
  /** Images whose pixels decide about a change, beside those that a patch names. */
  measuredImages?(present: Snapshot<T>): readonly string[];
  /** Finds what else keeps a work from being reviewed, by field. */
  validateForReview(present: Snapshot<T>, content: T['content'], images: ArtistImages): Record<string, string>;
  /** Finds what keeps it from being public because of other works, by field. */
  findConflicts?(
    work: WithId<T['work']>,
    content: T['content'],
    lookups: Pick<WorkLookups, 'read'>,
  ): Promise<Record<string, string>>;
  /** Images that are hidden after an approval, until the work opens. */
  withheldImages?(content: T['content'], now: Date): WithheldImages | undefined;
  /** Returns what the document becomes when a revision is approved: the revision's fields by default. */
  approveRevision?(work: T['work'], revision: Revision<T['content']>, images: ArtistImages): WorkFields;
  /** Finds what else an edit by hand leaves to be put right. */
  repair?(work: T['work']): Promise<WorkFields>;
  toFields(work: T['work'], content: T['content']): T['fields'];
  toView(edited: EditedWork<T> & { images: ArtistImages }): T['view'];
  toItem(edited: EditedWork<T> & { counts: Counts }): T['item'];
}
