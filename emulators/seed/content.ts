import { readFileSync } from 'node:fs';
import { SOCIAL_MEDIA } from '@aperture-byline/contract/shared/constants';
import * as v from 'valibot';

/**
 * The seed's content: the files in `content`, parsed. A missing field, a misspelt one or a wrong value ends the seed
 * with its place in the file. Pictures, people and works are named by their keys.
 */

const text = v.string();
const texts = v.array(v.string());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Before the day of the seed; negative days are still to come. */
const days = v.pipe(v.number(), v.integer());
const status = v.optional(v.picklist(['draft', 'submitted', 'approved', 'rejected']), 'approved');

/** Somebody of the platform. With an e-mail there is an account to sign in with; a guest has none. */
const personSchema = v.strictObject({
  key: text,
  userId: count,
  email: v.optional(text),
  /** The mail that asks whether the address is theirs lies unanswered. */
  isUnconfirmed: v.optional(v.boolean()),
  role: v.picklist(['photographer', 'admin', 'reader', 'guest']),
  /** Has asked to become a photographer, and waits for the answer. */
  isApplicant: v.optional(v.boolean()),
  firstName: text,
  middleName: v.optional(text, ''),
  lastName: v.optional(text, ''),
  subtitle: v.optional(text, ''),
  /** HTML. */
  bio: v.optional(text, ''),
  /** The picture that the avatar is cropped from. */
  avatar: v.optional(text),
  achievements: v.optional(v.array(v.strictObject({ title: text, description: text, achievedDate: text })), []),
  socialLinks: v.optional(v.array(v.strictObject({ socialMedia: v.picklist(SOCIAL_MEDIA), link: text })), []),
  /** Stories, the newest bookmark last. */
  bookmarks: v.optional(texts, []),
  joinedDaysAgo: days,
});

/** A picture, and what its photographer says about it. The file is `pictures/KEY.jpg`. */
const photographSchema = v.strictObject({
  key: text,
  owner: text,
  title: text,
  /** Alternative text: one plain sentence saying what is to be seen. */
  alt: text,
  /** HTML, true to what is to be seen. */
  description: text,
  license: v.optional(text, 'All rights reserved'),
  privacyStatus: v.optional(v.picklist(['Public', 'Private']), 'Public'),
  status,
  likes: count,
  views: count,
  /** When it was approved, or, if it was not, uploaded. */
  daysAgo: days,
});

const exhibitionSchema = v.strictObject({
  key: text,
  owner: text,
  title: text,
  /** HTML; empty where the artist wrote none. */
  description: text,
  authorDescription: text,
  genre: text,
  genreDescription: text,
  opensDaysAgo: days,
  closesDaysAgo: days,
  /** Key of one of its pictures. */
  banner: text,
  pictures: texts,
  /** Keys of the pictures that are shown before the opening. */
  teaser: v.optional(texts, []),
  status,
});

/** A photograph offered as a print. Its title and photographer are the photograph's. */
const printSchema = v.strictObject({
  picture: text,
  /** Pictures shown beside it. */
  alsoShows: texts,
  introduction: text,
  /** HTML. */
  description: text,
  place: text,
  categories: texts,
  /** Whole rupees for each size, smallest first; how many there are decides how many sizes are sold. */
  prices: v.array(count),
  /** How many prints of each size there will be, and how many are ordered; not limited where it says nothing. */
  editions: v.optional(v.array(v.strictObject({ edition: count, sold: count })), []),
  /** Ids of frames. */
  frames: texts,
  daysAgo: days,
  status,
});

const printOptionsSchema = v.strictObject({
  /** Frames in which a print can be delivered. Every print also comes without a frame, at no charge. */
  frames: v.array(v.strictObject({ id: text, type: text, charge: count, description: text })),
  /** For each outline, long side to short side, the sides in centimetres, smallest size first. */
  sizes: v.array(v.strictObject({ ratio: v.tuple([count, count]), sizes: v.array(v.tuple([count, count])) })),
});

/** A story; its text is `content/stories/KEY.html`, where a figure names its picture by the key. */
const storySchema = v.strictObject({
  /** Names the document; never shown. */
  key: text,
  title: text,
  description: text,
  author: text,
  categories: texts,
  tags: texts,
  banner: text,
  gallery: texts,
  intro: v.optional(v.boolean(), false),
  likes: count,
  views: count,
  daysAgo: days,
  status,
});

const commentSchema = v.strictObject({
  by: text,
  /** Days after publication. */
  daysAfter: v.number(),
  text,
});

const commentsSchema = v.strictObject({
  /** By picture, oldest first. */
  photographs: v.record(text, v.array(commentSchema)),
  /** They suit any photograph, for pictures of which the seed knows no more than the file's name. */
  anyPhotograph: v.array(v.strictObject({ by: text, text })),
  /** By story, oldest first. */
  stories: v.record(text, v.array(commentSchema)),
  /** The guest book of an exhibition, by days after its opening; oldest first. */
  exhibitions: v.record(text, v.array(commentSchema)),
});

/** A letter to subscribers that was sent. */
const letterSchema = v.strictObject({
  /** Names the document; never shown. */
  id: text,
  daysAgo: days,
  subject: text,
  previewText: text,
  /** HTML, with markers where blocks are filled in. */
  html: text,
});

const settingsSchema = v.strictObject({
  /** Pictures on the front page, in order. */
  home: v.strictObject({ carousel: texts }),
  /** A virtual payment address and an account that are nobody's. */
  shop: v.strictObject({
    upiId: text,
    payeeName: text,
    accountName: text,
    accountNumber: text,
    ifsc: text,
    bankText: text,
  }),
});

export type Person = v.InferOutput<typeof personSchema>;
export type Photograph = v.InferOutput<typeof photographSchema>;
export type SeedExhibition = v.InferOutput<typeof exhibitionSchema>;
export type Print = v.InferOutput<typeof printSchema>;
type Story = v.InferOutput<typeof storySchema> & { content: string };
export type SeedComment = v.InferOutput<typeof commentSchema>;

/** Everybody, with and without an account. */
export const allPeople = readContent('people.json', v.array(personSchema));
/** Works are complete: also those that are not public. */
export const allPhotographs = readContent('photographs.json', v.array(photographSchema));
export const allExhibitions = readContent('exhibitions.json', v.array(exhibitionSchema));
export const allPrints = readContent('prints.json', v.array(printSchema));
export const printOptions = readContent('print-options.json', printOptionsSchema);
export const allStories: readonly Story[] = readContent('stories.json', v.array(storySchema)).map((story) => ({
  ...story,
  content: readFile(`stories/${story.key}.html`),
}));
export const letters = readContent('letters.json', v.array(letterSchema));
export const comments = readContent('comments.json', commentsSchema);
export const settings = readContent('settings.json', settingsSchema);

function readFile(name: string): string {
  return readFileSync(new URL(`content/${name}`, import.meta.url), 'utf8').trim();
}

function readContent<Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, JSON.parse(readFile(name)));
  if (parsed.success) return parsed.output;
  const places = parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Error(`The seed's ${name} is wrong:\n${places.join('\n')}`);
}
