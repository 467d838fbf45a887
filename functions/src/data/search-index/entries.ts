import { hash } from 'node:crypto';
import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import type { StoredExhibition } from '@aperture-byline/contract/exhibition/stored';
import type { StoredImage } from '@aperture-byline/contract/image/stored';
import { IMAGE_TEXT_MAX } from '@aperture-byline/contract/image/wire';
import type { StoredProduct } from '@aperture-byline/contract/product/stored';
import type { Orientation } from '@aperture-byline/contract/search/facets';
import type { SearchKind } from '@aperture-byline/contract/search/wire';
import { foldedWords } from '@aperture-byline/contract/search/words';
import type { StoredPicture } from '@aperture-byline/contract/shared/stored';
import { fullName, toByline } from '@aperture-byline/contract/shared/text/content';
import { plainText } from '@aperture-byline/contract/shared/text/plain-text';
import type { StoredUser } from '@aperture-byline/contract/user/stored';
import { nameGear } from '../../lib/text/gear-names.ts';
import { isListedPrint, isPublicExhibition, withPublicPictures } from '../../publication/visibility.ts';
import type { WithId } from '../core/collection.ts';
import {
  computeMemberships,
  isInGallery,
  PHOTOGRAPHER_PAGES,
  PHOTOGRAPHERS,
  STORY_PAGES,
} from '../page-index/memberships.ts';

/** Entry of the search index for a public work or a photographer, with everything that lists of results show. */
export interface SearchEntry {
  kind: SearchKind;
  id: string;
  /** Slug or id in the address of its page. */
  address: string;
  title: string;
  /** The beginning of its description. */
  text: string;
  /** Words of the rest of its description, as they are compared, by which it is found too; missing without any. */
  rest?: string;
  /** Tags, categories, genre, place. */
  words: string[];
  ownerId: number;
  firstName: string;
  lastName: string;
  picture: StoredPicture | null;
  /** Avatar of a photographer, as it is stored in the user's document. */
  avatar?: string | null;
  /** Milliseconds; the newest comes first. */
  time: number;
  /** Camera data, of images only. */
  camera?: CameraFacts;
  /** Facts of a print, of prints only. */
  print?: PrintFacts;
  /** Images that a story or an exhibition shows, which are found by its words too. */
  shows?: Shown[];
}

/** Ids of images that a work shows from a time on, in milliseconds. */
interface Shown {
  from: number;
  imageIds: string[];
}

interface CameraFacts {
  camera?: string | undefined;
  lens?: string | undefined;
  /** Whole millimetres. */
  focal?: number | undefined;
  /** f-number with one decimal. */
  aperture?: number | undefined;
  iso?: number | undefined;
  year?: number | undefined;
}

interface PrintFacts {
  /** Whole rupees. */
  minPrice: number;
  /** Whole centimetres of the longer sides of its sizes. */
  sides: number[];
  orientation: Orientation;
}

/** Characters of the plain text of a description, which results show, and in which words are found. */
const TEXT_MAX = { shown: 240, searched: IMAGE_TEXT_MAX.description } as const;
/** Wider than this by its height is a panorama. */
const PANORAMA = 2;
/** Sides that differ by less than this part make a square. */
const SQUARE = 0.05;

/** The documents that are searched, by their collection. */
interface SearchedDocuments {
  images: WithId<StoredImage>;
  blogs: WithId<StoredBlog>;
  exhibitions: WithId<StoredExhibition>;
  products: WithId<StoredProduct>;
  users: WithId<StoredUser>;
}
export type SearchedCollection = keyof SearchedDocuments;
export type SearchedDocument<C extends SearchedCollection> = SearchedDocuments[C];

const BUILDERS: { [C in SearchedCollection]: (document: SearchedDocuments[C]) => SearchEntry | null } = {
  images: imageEntry,
  blogs: storyEntry,
  exhibitions: exhibitionEntry,
  products: printEntry,
  users: photographerEntry,
};

/** Null for what is not public. */
export function buildEntry<C extends SearchedCollection>(
  collection: C,
  document: SearchedDocuments[C] | null,
): SearchEntry | null {
  return document === null ? null : BUILDERS[collection](document);
}

export const KIND_OF_COLLECTION = {
  images: 'image',
  blogs: 'story',
  exhibitions: 'exhibition',
  products: 'print',
  users: 'photographer',
} as const satisfies Record<SearchedCollection, SearchKind>;
export const SEARCHED_COLLECTIONS = Object.keys(KIND_OF_COLLECTION) as SearchedCollection[];

/** Names an entry in the index. A hash: in the log it outlives what its owner has deleted. */
export function entryKey(kind: SearchKind, id: string): string {
  return hash('sha256', `${kind}/${id}`, 'base64url').slice(0, 22);
}

function imageEntry(image: WithId<StoredImage>): SearchEntry | null {
  if (!isInGallery(image.id, image)) return null;
  const { exif } = image;
  return {
    ...common('image', image, image.owner),
    address: image.id,
    ...describe(plainText(image.description)),
    words: image.tags,
    picture: image.picture,
    camera: {
      camera: nameGear(exif.cameraMake, exif.cameraModel),
      lens: nameGear(exif.lensMake, exif.lensModel),
      focal: exif.focalLength === undefined ? undefined : Math.round(exif.focalLength),
      aperture: exif.aperture === undefined ? undefined : Number(exif.aperture.toFixed(1)),
      iso: exif.iso,
      year: readYear(exif.createdDate),
    },
  };
}

function storyEntry(story: WithId<StoredBlog>): SearchEntry | null {
  if (!(STORY_PAGES in computeMemberships('blogs', story.id, story))) return null;
  return {
    ...common('story', story, story.creator),
    address: story.slug,
    ...describe(plainText(story.description)),
    words: [...story.categories, ...story.tags],
    picture: withPublicPictures(story).banner,
    shows: [{ from: 0, imageIds: story.shownImageIds }],
  };
}

function exhibitionEntry(exhibition: WithId<StoredExhibition>): SearchEntry | null {
  if (!isPublicExhibition(exhibition)) return null;
  const { startDate, banner, teaserImageIds, shownImageIds } = exhibition;
  return {
    ...common('exhibition', exhibition, exhibition.owner),
    address: exhibition.id,
    ...describe(plainText(exhibition.description)),
    words: [exhibition.genre].filter(Boolean),
    picture: withPublicPictures(exhibition).banner,
    time: startDate.getTime(),
    shows: [
      { from: 0, imageIds: [...(banner ? [banner.imageId] : []), ...teaserImageIds] },
      { from: startDate.getTime(), imageIds: shownImageIds },
    ],
  };
}

function printEntry(print: WithId<StoredProduct>): SearchEntry | null {
  const [picture] = withPublicPictures(print).pictures;
  if (!isListedPrint(print) || picture === undefined) return null;
  return {
    ...common('print', print, print.owner),
    address: print.slug,
    ...describe(print.introduction),
    words: [...print.categories, print.place].filter(Boolean),
    picture,
    print: {
      minPrice: print.minPrice,
      sides: print.sizes.map(({ width, height }) => Math.round(Math.max(width, height))),
      orientation: nameOrientation(picture),
    },
  };
}

function photographerEntry(user: WithId<StoredUser>): SearchEntry | null {
  const memberships = computeMemberships('users', user.id, user);
  if (!(PHOTOGRAPHER_PAGES in memberships || PHOTOGRAPHERS in memberships)) return null;
  return {
    ...common('photographer', { ...user, title: fullName(user) }, toByline(user)),
    address: user.slug ?? user.id,
    ...describe(plainText(user.bio)),
    words: [user.subtitle].filter(Boolean),
    picture: null,
    avatar: user.avatar,
  };
}

interface Dated {
  id: string;
  title: string;
  createdAt: Date;
  publishedAt?: Date | null;
}

function common(
  kind: SearchKind,
  { id, title, createdAt, publishedAt }: Dated,
  owner: { userId: number; firstName: string; lastName: string },
) {
  const { userId: ownerId, firstName, lastName } = owner;
  return { kind, id, title, ownerId, firstName, lastName, time: (publishedAt ?? createdAt).getTime() };
}

function describe(description: string): Pick<SearchEntry, 'text' | 'rest'> {
  const text = description.slice(0, TEXT_MAX.shown);
  const known = new Set(foldedWords(text));
  const words = new Set(foldedWords(description.slice(0, TEXT_MAX.searched)));
  const rest = [...words].filter((word) => !known.has(word)).join(' ');
  return { text, ...(rest && { rest }) };
}

/** Reads the year of an EXIF date, which may hold any text. */
function readYear(createdDate: string | undefined): number | undefined {
  const year = Number(createdDate?.slice(0, 4));
  return Number.isInteger(year) && year >= 1826 && year <= 9999 ? year : undefined;
}

function nameOrientation({ width, height }: Pick<StoredPicture, 'width' | 'height'>): Orientation {
  if (Math.abs(width - height) <= SQUARE * Math.max(width, height)) return 'square';
  if (width < height) return 'portrait';
  return width / height >= PANORAMA ? 'panorama' : 'landscape';
}
