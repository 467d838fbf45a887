/**
 * Kinds of works that artists make of their images in the studio, and administrators review. As a path's segment, it
 * names the calls of one kind.
 */
export type WorkKind = 'exhibition' | 'blog' | 'product';

interface Kind {
  collection: string;
  /** The field of a document that holds its byline. */
  ownerField: 'owner' | 'creator';
  /** Name of one work within a sentence. Images store it with what shows them (`usedIn`). */
  label: string;
  /** Name as a heading, of one work and of several. */
  heading: string;
  plural: string;
  /** The list in the studio, below which each one's editor stands by its id. */
  path: `/studio/${string}`;
}

export const WORK_KINDS = {
  exhibition: {
    collection: 'exhibitions',
    ownerField: 'owner',
    label: 'exhibition',
    heading: 'Exhibition',
    plural: 'Exhibitions',
    path: '/studio/exhibitions',
  },
  blog: {
    collection: 'blogs',
    ownerField: 'creator',
    label: 'story',
    heading: 'Story',
    plural: 'Stories',
    path: '/studio/stories',
  },
  product: {
    collection: 'products',
    ownerField: 'owner',
    label: 'print',
    heading: 'Print',
    plural: 'Prints',
    path: '/studio/prints',
  },
} as const satisfies Record<WorkKind, Kind>;

/** Kinds of works and photographs, which are submitted and reviewed too but are no works. */
export const CONTENT_KINDS = {
  image: {
    collection: 'images',
    ownerField: 'owner',
    label: 'photograph',
    heading: 'Photograph',
    plural: 'Photographs',
    path: '/studio/library',
  },
  ...WORK_KINDS,
} as const satisfies Record<WorkKind | 'image', Kind>;

export const WORK_KIND_NAMES = Object.keys(WORK_KINDS) as readonly WorkKind[];

export function isContentKind(kind: string): kind is keyof typeof CONTENT_KINDS {
  return Object.hasOwn(CONTENT_KINDS, kind);
}
