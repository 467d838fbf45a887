import type { StudioBlog } from '@aperture-byline/contract/blog/wire';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/wire';
import type { StudioProduct } from '@aperture-byline/contract/product/wire';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { closeToast } from '../../src/lib/toast.ts';
import { pictureAt } from '../picture.ts';

/** HTML of the profile. */
export const BIO = '<p>I wait for fog.</p>';

const draft: Omit<StudioState, 'id'> = {
  status: 'draft',
  version: 1,
  reviewNote: null,
  revision: null,
  createdAt: '2026-11-22T00:00:00.000Z',
  updatedAt: '2026-11-22T00:00:00.000Z',
  publishedAt: null,
};

export const tides: StudioExhibition = {
  ...draft,
  id: 'tides',
  fields: {
    title: 'Tides',
    description: '',
    authorDescription: BIO,
    genre: '',
    genreDescription: '',
    startDate: null,
    endDate: null,
    bannerId: null,
    imageIds: [],
    teaserImageIds: [],
    keepsPublicImages: false,
  },
  images: [],
  banner: null,
  bannerIsPublic: true,
};

export const fog: StudioBlog = {
  ...draft,
  id: 'fog',
  fields: {
    title: 'Fog',
    description: '',
    content: '',
    slug: 'fog',
    bannerId: null,
    pictureIds: [],
    categories: [],
    tags: [],
  },
  pictures: [],
  textPictures: [],
  banner: null,
  bannerIsPublic: true,
  readingTime: 1,
};

export const foam: StudioProduct = {
  ...draft,
  id: 'foam',
  slug: 'foam',
  fields: {
    title: 'Foam',
    introduction: 'Foam on black sand.',
    description: '<p>On cotton paper.</p>',
    place: '',
    paper: '',
    categories: [],
    imageIds: ['foam'],
    sizes: [],
    frames: [],
  },
  images: [{ id: 'foam', title: 'Foam', isPublic: true, isDescribed: true, picture: pictureAt('foam') }],
  sizes: [],
};

/** Answers a change of a work as the server does. */
export const saveAnswer =
  <Work extends { version: number; fields: object }>(work: Work) =>
  ({ body }: { body: unknown }): Work => {
    const { version, ...changes } = body as { version: number };
    return { ...work, version: version + 1, fields: { ...work.fields, ...changes } };
  };

/** For a file that opens the editor of a work. */
export function setUpWorkEditor(): void {
  beforeAll(async () => {
    // Loaded beforehand: it is the form that is waited for, not its code.
    await import('../../src/components/rich-text/editor/rich-text-editor.tsx');
  });
  afterEach(async () => {
    cleanup();
    // A closed editor sends what was not saved, which may not reach the next test.
    await new Promise((resolve) => setTimeout(resolve));
    closeToast();
    onlineManager.setOnline(true);
  });
}
