// @vitest-environment jsdom
import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import type { SizeFields } from '@aperture-byline/contract/product/bodies';
import { expect, test } from 'vitest';
import { changedFields, differences, isOwnSave } from '#entities/work/autosave/compare-works.ts';
import { printType } from '../prints/print-type.tsx';
import { storyType } from '../stories/story-type.tsx';

const story: StudioBlog = {
  id: 'story',
  status: 'draft',
  version: 3,
  reviewNote: null,
  revision: null,
  createdAt: '2026-11-22T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
  publishedAt: null,
  fields: { ...storyType.emptyValues, title: 'Fog', content: '<p>Rain &amp; fog</p>' },
  pictures: [],
  textPictures: [],
  banner: null,
  bannerIsPublic: true,
  readingTime: 1,
};

test('When versions differ, then it is said in which fields; entities and spaces at the ends are no difference', () => {
  const { fields } = story;
  expect(differences(storyType, fields, { ...fields, content: '<p>Rain &#38; fog</p> ', title: 'Fog ' })).toEqual([]);
  expect(differences(storyType, fields, { ...fields, tags: ['a'], bannerId: 'b' })).toEqual(['bannerId', 'tags']);
});

test('When the answer to a save got lost, then the version after it is known as one’s own', () => {
  const savedFields = { content: '<p>Sun</p>' };
  const isOwn = (present: StudioBlog) => isOwnSave(storyType, { before: story, present, savedFields });
  const present = { ...story, version: 4, fields: { ...story.fields, ...savedFields } };
  expect(isOwn(present)).toBe(true);
  expect(isOwn({ ...present, fields: { ...present.fields, title: 'Other' } })).toBe(false);
  expect(isOwn({ ...present, status: 'submitted' })).toBe(false);
  expect(isOwn({ ...present, fields: story.fields })).toBe(false);
});

test('When the server gave ids to entries of a list, then that is no difference', () => {
  const fields = printType.toFields(printType.emptyValues) as Parameters<typeof printType.toValues>[0];
  const size: SizeFields = { width: 30, height: 20, price: 5000, edition: null };
  const typed = { ...fields, sizes: [size] };
  expect(differences(printType, typed, { ...fields, sizes: [{ ...size, id: '30x20' }] })).toEqual([]);
  expect(differences(printType, typed, { ...fields, sizes: [{ ...size, price: 1 }] })).toEqual(['sizes']);
});

test('When fields are compared, then only what is other is sent, lists as a whole', () => {
  const before = { title: 'A', imageIds: ['a', 'b'], place: 'Kochi' };
  expect(changedFields(before, { ...before, imageIds: ['a', 'b'] })).toEqual({});
  expect(changedFields(before, { ...before, imageIds: ['b', 'a'], place: '' })).toEqual({
    imageIds: ['b', 'a'],
    place: '',
  });
});
