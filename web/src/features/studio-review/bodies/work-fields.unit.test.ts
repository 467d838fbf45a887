// @vitest-environment jsdom
import type { ReviewedWork } from '@aperture-byline/contract/review/wire';
import { expect, test } from 'vitest';
import { listFields } from './work-fields.ts';

const exhibition = (startDate: string) =>
  ({
    workKind: 'exhibition',
    work: {
      fields: {
        title: 'Tides',
        description: '<p>See <a href="https://example.com/">this</a></p>',
        authorDescription: '',
        genre: '',
        genreDescription: '',
        startDate,
        endDate: null,
        bannerId: null,
        imageIds: [],
        teaserImageIds: [],
      },
      banner: null,
      images: [],
    },
  }) as unknown as ReviewedWork;

test('When an exhibition opens at midnight of the new year in India, then that is its year', () => {
  const fields = listFields(exhibition('2026-12-31T18:30:00.000Z'));
  expect(fields).toContainEqual({ name: 'Opens', text: '1 Jan 2027, 12:00 AM IST' });
  expect(fields).toContainEqual({ name: 'Closes', text: '' });
});

test('When a text has links, then an administrator reads where they lead', () => {
  const fields = listFields(exhibition('2026-12-31T18:30:00.000Z'));
  expect(fields).toContainEqual(
    expect.objectContaining({ name: 'Description', text: 'See this (https://example.com/)' }),
  );
});
