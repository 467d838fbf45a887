import { countWords } from '@aperture-byline/contract/blog/reading-time';
import type { StoredBlog } from '@aperture-byline/contract/blog/stored';
import { exhibitionState } from '@aperture-byline/contract/exhibition/state';
import { isId, isSlug, isUserId } from '@aperture-byline/contract/shared/ids';
import {
  fitsWord,
  joinAchievements,
  joinImagePaths,
  joinSocialLinks,
} from '@aperture-byline/contract/shared/text/joined-strings';
import { parseImageId } from '@aperture-byline/contract/shared/text/rich-text-policy';
import { RESERVED_SLUGS } from '@aperture-byline/contract/shared/text/slug';
import { describe, expect, test } from 'vitest';
import { allPeople, allPhotographs, allStories } from '../content.ts';
import { seedClock } from '../seed-document.ts';
import { htmlFaults } from '../test-support/html-faults.ts';
import { pretendPublished } from '../test-support/pretend-published.ts';
import { allDocuments, checkDocuments } from './all-documents.ts';

const now = new Date('2026-05-14T15:20:00Z');
const documents = allDocuments(pretendPublished(), seedClock(now));
const images = documents.images.map(({ path, data }) => ({ id: parseId(path), ...data }));
const stories = documents.stories.map(({ path, data }) => ({ id: parseId(path), ...data }));
const products = documents.products.map(({ data }) => data);
const exhibitions = documents.exhibitions.map(({ data }) => data);
const publicIds = new Set(
  images.filter(({ status, privacyStatus }) => status === 'approved' && privacyStatus === 'Public').map(({ id }) => id),
);

function parseId(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function approved<T extends { status: string }>(works: readonly T[]): T[] {
  return works.filter(({ status }) => status === 'approved');
}

describe('how much there is', () => {
  test('64 public photographs by three photographers, some private, one draft and one submitted', () => {
    const shown = images.filter(({ id }) => publicIds.has(id));
    expect(shown).toHaveLength(64);
    expect(new Set(shown.map(({ owner }) => owner.userId)).size).toBe(3);
    expect(images.filter(({ privacyStatus }) => privacyStatus === 'Private').length).toBeGreaterThanOrEqual(6);
    expect(images.map(({ status }) => status)).toEqual(expect.arrayContaining(['draft', 'submitted']));
    expect(images).toHaveLength(allPhotographs.length);
  });

  test('45 products with two to four sizes and frames, and a draft', () => {
    expect(approved(products)).toHaveLength(45);
    expect(products).toHaveLength(46);
    for (const { sizes, frames, pictures } of products) {
      for (const choices of [sizes, frames]) {
        expect(choices.length).toBeGreaterThanOrEqual(2);
        expect(choices.length).toBeLessThanOrEqual(4);
        expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
      }
      expect(frames[0]?.charge).toBe(0);
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(4);
    }
  });

  test('five products in limited editions, and of one the largest size is sold out', () => {
    const limited = products.filter(({ sizes }) => sizes.some(({ edition }) => edition !== null));
    expect(limited).toHaveLength(5);
    for (const { sizes } of products)
      for (const { edition, sold } of sizes) {
        expect(sold).toBeGreaterThanOrEqual(0);
        if (edition !== null) expect(sold).toBeLessThanOrEqual(edition);
      }
    const soldOut = limited.map(({ sizes }) => sizes.map(({ edition, sold }) => sold === edition));
    expect(soldOut.flat().filter(Boolean)).toHaveLength(1);
    expect(soldOut.some((sizes) => sizes.at(-1))).toBe(true);
  });

  test('12 stories of 400 to 900 words, six of them introductory, and a draft', () => {
    expect(approved(stories)).toHaveLength(12);
    expect(stories).toHaveLength(13);
    expect(stories.filter(({ intro }) => intro)).toHaveLength(6);
    expect(approved(allStories).filter(({ views }) => views === 0)).toHaveLength(1);
    for (const { content, title, readingTime } of approved(stories)) {
      expect(countWords(content), title).toBeGreaterThanOrEqual(400);
      expect(countWords(content), title).toBeLessThanOrEqual(900);
      expect(readingTime).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(['2026-01-01T00:00:00Z', '2026-05-14T12:59:59Z', '2027-11-30T23:59:59Z'])(
    '5 ongoing, 3 upcoming and 2 past exhibitions when seeded at %s',
    (moment) => {
      const exhibitions = allDocuments(pretendPublished(), seedClock(new Date(moment))).exhibitions;
      const states = approved(exhibitions.map(({ data }) => data)).map((exhibition) =>
        exhibitionState(exhibition as { startDate: Date; endDate: Date }, new Date(moment)),
      );
      expect(states.filter((state) => state === 'ongoing')).toHaveLength(5);
      expect(states.filter((state) => state === 'upcoming')).toHaveLength(3);
      expect(states.filter((state) => state === 'past')).toHaveLength(2);
      expect(exhibitions.map(({ data }) => data.status)).toEqual(expect.arrayContaining(['draft', 'submitted']));
    },
  );
});

test('addresses are unique and free', () => {
  const everything = Object.values(documents).flat();
  expect(new Set(everything.map(({ path }) => path)).size).toBe(everything.length);
  for (const works of [stories, products]) {
    const slugs = works.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) {
      expect(isSlug(slug)).toBe(true);
      expect(RESERVED_SLUGS).not.toContain(slug);
    }
  }
  for (const { id } of [...images, ...stories]) {
    expect(isId(id)).toBe(true);
    expect(id).toHaveLength(20);
  }
  expect(allPeople.every(({ userId }) => isUserId(String(userId)))).toBe(true);
  expect(new Set(allPeople.map(({ userId }) => userId)).size).toBe(allPeople.length);
});

test('photographs have files of their own', () => {
  for (const { id, picture } of images) expect(picture.imageId).toBe(id);
});

test('works say which of the pictures that they draw everybody may see', () => {
  const works = [
    ...exhibitions.map(({ publicImageIds, banner }) => ({ publicImageIds, pictures: [banner] })),
    ...stories.map(({ publicImageIds, banner, pictures }) => ({
      publicImageIds,
      pictures: [banner, ...pictures],
    })),
    ...products,
  ];
  for (const { publicImageIds, pictures } of works) {
    const ids = pictures.flatMap((picture) => picture?.imageId ?? []);
    expect(new Set(publicImageIds)).toEqual(new Set(ids.filter((id) => publicIds.has(id))));
  }
});

test('every exhibition has a banner of its own: one of its pictures that everybody may see, and no other’s', () => {
  const banners = exhibitions.map(({ banner, imageIds }) => {
    const imageId = banner?.imageId ?? '';
    expect(imageIds).toContain(imageId);
    expect(publicIds).toContain(imageId);
    return imageId;
  });
  expect(new Set(approved(exhibitions).map(({ banner }) => banner?.imageId)).size).toBe(approved(exhibitions).length);
  expect(banners).toHaveLength(exhibitions.length);
});

test('titles are never used twice', () => {
  for (const works of [images, stories, exhibitions]) {
    expect(new Set(works.map(({ title }) => title)).size).toBe(works.length);
  }
});

test('whatever the public sees shows public photographs, and prints are of their own photographer', () => {
  const named = [
    ...approved(exhibitions).flatMap(({ imageIds }) => imageIds),
    ...approved(products).flatMap(({ imageIds }) => imageIds),
    ...stories.flatMap(({ content }) =>
      [...content.matchAll(/src="([^"]*)"/g)].map(([, src = '']) => parseImageId(src)),
    ),
    ...stories.flatMap(({ banner, pictures }) => [banner, ...pictures].map((picture) => picture?.imageId)),
    ...documents.homeSettings.flatMap(({ data }) => data.carousel),
    ...documents.imageComments.map(({ path }) => path.split('/')[1]),
  ];
  for (const id of named) expect(publicIds).toContain(id);
  const shown = [
    ...approved(exhibitions).map(({ banner }) => banner),
    ...approved(products).flatMap(({ pictures }) => pictures),
    ...stories.flatMap(({ banner, pictures }) => [banner, ...pictures]),
  ];
  for (const picture of shown) if (picture) expect(publicIds).toContain(picture.imageId);
  for (const { imageIds, owner, slug } of products)
    for (const id of imageIds) expect(images.find((image) => image.id === id)?.owner, slug).toEqual(owner);
  for (const { imageIds, owner, title } of exhibitions) {
    expect(imageIds.length, title).toBeGreaterThanOrEqual(8);
    expect(imageIds.length, title).toBeLessThanOrEqual(14);
    expect(new Set(imageIds).size, title).toBe(imageIds.length);
    for (const id of imageIds) expect(images.find((image) => image.id === id)?.owner, title).toEqual(owner);
  }
  expect(documents.homeSettings[0]?.data.carousel).toHaveLength(5);
});

test('texts hold only the HTML that is allowed, and are nobody’s dummy text', () => {
  const texts = [
    ...allPeople.map(({ bio }) => bio),
    ...[...images, ...products, ...exhibitions].map(({ description }) => description),
    ...stories.map(({ content }) => content),
  ];
  for (const text of texts) expect(htmlFaults(text), text.slice(0, 80)).toEqual([]);
  expect(/lorem|ipsum|undefined/i.test(JSON.stringify(documents))).toBe(false);
});

test('lists can be joined for the wire', () => {
  for (const { categories } of [...stories, ...products]) expect(categories.every(fitsWord)).toBe(true);
  for (const { tags } of stories) expect(tags.every(fitsWord)).toBe(true);
  for (const { achievements, socialLinks } of allPeople) {
    expect(() => joinAchievements(achievements)).not.toThrow();
    expect(() => joinSocialLinks(socialLinks)).not.toThrow();
  }
  for (const { pictures } of stories)
    expect(() => joinImagePaths(pictures.map(({ imageId }) => imageId))).not.toThrow();
});

test('nothing happens in the future or before its time', () => {
  const joined = new Map(documents.users.map(({ path, data }) => [path, data]));
  for (const { publishedAt, createdAt } of [...images, ...products, ...stories]) {
    expect(createdAt < (publishedAt ?? now)).toBe(true);
    expect((publishedAt ?? createdAt) <= now).toBe(true);
  }
  for (const { data } of [...documents.imageComments, ...documents.storyComments, ...documents.guestBookLines]) {
    const author = joined.get(`users/${data.authorId}`);
    expect(data.createdAt < now).toBe(true);
    expect(author && author.createdAt < data.createdAt, data.comment).toBe(true);
  }
});

test('guest books are signed while their exhibitions are open', () => {
  const dates = new Map(documents.exhibitions.map(({ path, data }) => [path, data]));
  expect(documents.guestBookLines.length).toBeGreaterThan(5);
  for (const { path, data } of documents.guestBookLines) {
    const { startDate, endDate } = dates.get(path.split('/comments/')[0] ?? '') ?? {};
    expect(startDate && startDate <= data.createdAt, data.comment).toBe(true);
    expect(endDate && data.createdAt < endDate, data.comment).toBe(true);
  }
});

test('only somebody with an account speaks under a story', () => {
  const members = new Set(allPeople.filter(({ email }) => email !== undefined).map(({ userId }) => userId));
  for (const { data } of documents.storyComments) expect(members).toContain(data.authorId);
});

test('prices reach from a small print to more than a lakh', () => {
  const prices = products.flatMap(({ sizes }) => sizes.map(({ price }) => price));
  expect(Math.min(...prices)).toBe(1800);
  expect(Math.max(...prices)).toBe(125_000);
  for (const { sizes } of products)
    for (const [step, { price }] of sizes.entries()) {
      expect(Number.isInteger(price)).toBe(true);
      expect(price).toBeGreaterThan(sizes[step - 1]?.price ?? 0);
    }
});

test('shutter speeds under and over a second are among the public photographs', () => {
  const speeds = images.filter(({ id }) => publicIds.has(id)).map(({ exif }) => exif.shutterSpeed ?? 0);
  expect(speeds.some((speed) => speed < 1)).toBe(true);
  expect(speeds.some((speed) => speed > 1)).toBe(true);
});

test('every document is read as it stands, and one with a missing, wrong or unknown field is refused', () => {
  checkDocuments(documents);
  const [story, ...stories] = documents.stories;
  for (const fields of [{ creator: undefined }, { readingTime: 'long' }, { readingTimes: 3 }]) {
    const wrong = { path: 'blogs/wrong', data: { ...story?.data, ...fields } as StoredBlog };
    expect(() => checkDocuments({ ...documents, stories: [wrong, ...stories] })).toThrow('blogs/wrong');
  }
});

test('every story is listed once', () => {
  expect(new Set(allStories.map(({ key }) => key)).size).toBe(allStories.length);
});

test('When an artist has figures, then those of the days are those of the works', () => {
  expect(documents.figures.length).toBeGreaterThan(1);
  for (const { path, data } of documents.figures) {
    expect(path).toMatch(/^users\/\d+\/figures\/2026-0[345]$/);
    const works = Object.values(data.works ?? {}).flatMap(({ days }) => Object.values(days ?? {}));
    const total = (days: readonly { views?: number }[]) => days.reduce((sum, { views = 0 }) => sum + views, 0);
    expect(total(Object.values(data.days ?? {}))).toBe(total(works));
  }
});
