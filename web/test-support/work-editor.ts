import type { StudioBlog } from '@aperture-byline/contract/blog/studio-wire';
import type { StudioExhibition } from '@aperture-byline/contract/exhibition/studio-wire';
import type { StudioProduct } from '@aperture-byline/contract/product/studio-wire';
import type { StudioState } from '@aperture-byline/contract/work/wire';
import { onlineManager } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { closeToast } from '../src/lib/toast.ts';
import { pictureAt } from './picture.ts';
import { stubBrowserApis } from './render-page.tsx';

/** HTML of the profile. */
export const BIO = '<p>I wait for fog.</p>';

const draft: Omit<StudioState, 'id'> = {
  status: 'draft',
  version: 1,
  review_note: null,
  revision: null,
  created_on: '2026-11-22T00:00:00.000Z',
  updated_on: '2026-11-22T00:00:00.000Z',
  published_on: null,
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
  },
  images: [],
  banner: null,
  banner_is_public: true,
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
  text_pictures: [],
  banner: null,
  banner_is_public: true,
  reading_time: 1,
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
    categories: [],
    imageIds: ['foam'],
    sizes: [],
    frames: [],
  },
  images: [
    { image_id: 'foam', title: 'Foam', is_public: true, is_described: true, picture: pictureAt('foam') },
  ],
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
    await import('../src/components/rich-text/editor/rich-text-editor.tsx');
  });
  beforeEach(stubBrowserApis);
  afterEach(() => {
    cleanup();
    closeToast();
    onlineManager.setOnline(true);
    localStorage.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}
