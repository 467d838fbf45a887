import type { StudioImage } from '@aperture-byline/contract/image/wire';
import { pictureAt } from '../picture.ts';

/** A private draft in the library. */
export const draftImage = (id: string, title: string, fields: Partial<StudioImage> = {}): StudioImage => ({
  id,
  title,
  fileName: `${id}.jpg`,
  description: '',
  alt: '',
  tags: [],
  license: 'All rights reserved',
  creator: '',
  copyrightNotice: '',
  place: '',
  privacyStatus: 'Private',
  status: 'draft',
  isWaitingForOpening: false,
  reviewNote: null,
  exif: {},
  createdAt: '2026-11-23T08:00:00.000Z',
  updatedAt: '2026-11-23T08:00:00.000Z',
  picture: pictureAt(id),
  ...fields,
});
