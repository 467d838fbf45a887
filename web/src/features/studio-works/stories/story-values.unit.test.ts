// @vitest-environment jsdom
import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import { RESERVED_SLUGS } from '@aperture-byline/contract/shared/slug';
import { describe, expect, test } from 'vitest';
import {
  differences,
  EMPTY_STORY,
  fieldProblems,
  followsTitle,
  isOwnSave,
  isWaiting,
  readWords,
  slugFor,
} from './story-values.ts';

const story: StudioBlog = {
  id: 'story',
  status: 'draft',
  version: 3,
  review_note: null,
  revision: null,
  created_on: '2026-11-22T00:00:00.000Z',
  updated_on: '2026-11-22T00:00:00.000Z',
  published_on: null,
  fields: { ...EMPTY_STORY, title: 'Fog', content: '<p>Rain &amp; fog</p>' },
  pictures: [],
  text_pictures: [],
  banner: null,
  banner_is_public: true,
  reading_time: 1,
};

describe('an address made of a title', () => {
  test.each([
    ['Waiting for fog', 'waiting-for-fog'],
    ['Zoë’s “Åre” – 2026!', 'zoes-are-2026'],
    ['धुंध का इंतज़ार', ''],
    ['धुंध 2', '2'],
    ['', ''],
    ['Recent', 'recent-1'],
    ['x'.repeat(200), 'x'.repeat(90)],
  ])('When the title is %j, then it is %j', (title, slug) => {
    expect(slugFor(title)).toBe(slug);
  });

  test('When others have it, or the site itself, then it gets a number', () => {
    expect(slugFor('Fog', new Set(['fog', 'fog-1']))).toBe('fog-2');
    for (const word of RESERVED_SLUGS) expect(slugFor(word)).not.toBe(word);
  });

  test('When its author has chosen another one, or the story was published, then it stays', () => {
    const of = (title: string, slug: string, publishedOn: string | null = null) =>
      followsTitle({ ...EMPTY_STORY, title, slug }, publishedOn);
    expect(of('Fog', '')).toBe(true);
    expect(of('Fog', 'fog')).toBe(true);
    expect(of('Fog', 'fog-2')).toBe(true);
    expect(of('Fog', 'mist')).toBe(false);
    expect(of('Fog', 'fog', story.created_on)).toBe(false);
  });
});

test('When versions differ, then it is said in which fields; entities and spaces at the ends are no difference', () => {
  const { fields } = story;
  expect(differences(fields, { ...fields, content: '<p>Rain &#38; fog</p> ', title: 'Fog ' })).toEqual([]);
  expect(differences(fields, { ...fields, tags: ['a'], bannerId: 'b' })).toEqual(['bannerId', 'tags']);
});

test('When the answer to a save got lost, then the version after it is known as one’s own', () => {
  const sent = { content: '<p>Sun</p>' };
  const present = { ...story, version: 4, fields: { ...story.fields, ...sent } };
  expect(isOwnSave(story, present, sent)).toBe(true);
  expect(isOwnSave(story, { ...present, fields: { ...present.fields, title: 'Other' } }, sent)).toBe(false);
  expect(isOwnSave(story, { ...present, status: 'submitted' }, sent)).toBe(false);
  expect(isOwnSave(story, { ...present, fields: story.fields }, sent)).toBe(false);
  expect(isOwnSave(null, present, sent)).toBe(false);
});

test('When a story or its revision waits for review, then it can’t be changed', () => {
  const revision = { status: 'submitted', review_note: null, updated_on: '' } as const;
  expect(isWaiting(story)).toBe(false);
  expect(isWaiting({ ...story, status: 'submitted' })).toBe(true);
  expect(isWaiting({ ...story, status: 'approved', revision })).toBe(true);
  expect(isWaiting({ ...story, status: 'approved', revision: { ...revision, status: 'rejected' } })).toBe(
    false,
  );
});

test('When words are typed, then each counts once, and commas separate them', () => {
  expect(readWords(' fog, sea ,,fog, blue hour ')).toEqual(['fog', 'sea', 'blue hour']);
  expect(readWords(' , ')).toEqual([]);
});

test('When the server refuses entries of lists, then their lists are marked, and images mark the gallery', () => {
  expect(fieldProblems({ 'tags[2]': 'long', pictureIds: 'private', title: 'none' })).toEqual({
    tags: 'long',
    pictureIds: 'private',
    title: 'none',
  });
});
