// @vitest-environment jsdom

import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type {
  ExhibitionArchive,
  ExhibitionCatalogue,
  ExhibitionListItem,
} from '@aperture-byline/contract/exhibition/wire';
import { cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import Catalogue from '#entities/exhibition/detail/catalogue.tsx';
import { exhibitionDetail, exhibitionImage, listedExhibition } from '../../../test-support/exhibition.ts';
import { answerCalls } from '../../../test-support/pages/answer-calls.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import ExhibitionPage from './exhibition-page.tsx';
import ExhibitionsPage from './exhibitions-page.tsx';

const bare: ExhibitionListItem = {
  ...listedExhibition,
  startDate: '2024-11-05T13:00:00.000Z',
  endDate: '2024-11-26T13:00:00.000Z',
  start_date: '2024-11-05T13:00:00.000Z',
  end_date: '2024-11-26T13:00:00.000Z',
  shown_dates: { start: '1st Nov, 11:00 AM', end: '1st Dec, 11:00 AM IST' },
  image_count: 2,
};

const past = exhibitionDetail(bare, { state: 'past' });

test('When exhibitions have closed in several years, then each year has its link, and pages keep to theirs', async () => {
  answerCalls({
    'GET /exhibition/approved/ongoing': [],
    'GET /exhibition/approved/upcoming': [],
    'GET /exhibition/approved/archive?page=2&year=2024': {
      years: [
        { year: 2026, count: 3 },
        { year: 2024, count: 30 },
      ],
      year: 2024,
      exhibitions: [bare],
      pagination: { page: 2, pageSize: 12, total: 30, totalPages: 3 },
    } satisfies ExhibitionArchive,
  });
  draw(<ExhibitionsPage />, '/exhibitions?year=2024&page=2');
  const years = within(await screen.findByRole('navigation', { name: 'Year' })).getAllByRole('link');
  expect(years.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2026 (3)', '/exhibitions?year=2026#past'],
    ['2024 (30)', '/exhibitions?year=2024#past'],
  ]);
  expect(years.map((link) => link.getAttribute('aria-current'))).toEqual([null, 'true']);
  const pager = screen.getByRole('navigation', { name: 'Pages of exhibitions that closed in 2024' });
  expect(within(pager).getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/exhibitions?year=2024&page=3#past',
  );
});

test('When it has closed, then its catalogue stands above the sentence, and a way on below', async () => {
  answerCalls({
    'GET /exhibition/ongoing/e1': [],
    'GET /exhibition/e1': past,
    'GET /exhibition/e1/catalogue': {
      images: [exhibitionImage('i1', '<p>Before <em>rain</em>.</p>'), exhibitionImage('i2', '')],
      visitors: 1204,
      views: 5310,
      days: 21,
      unprintable: [],
    } satisfies ExhibitionCatalogue,
  });
  draw(
    <Routes>
      <Route path="/exhibition/:exhibitionId" element={<ExhibitionPage />} />
    </Routes>,
    '/exhibition/e1',
  );
  const entries = within(await screen.findByRole('list', { name: 'Photographs' })).getAllByRole('listitem');
  expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
    'Photograph i1',
    'Photograph i2',
  ]);
  expect(screen.getByText('rain').tagName).toBe('EM');
  expect(screen.getByRole('link', { name: 'Catalogue (PDF)' }).getAttribute('href')).toBe(
    '/exhibition/e1/catalogue.pdf',
  );
  expect(screen.getByRole('link', { name: 'Photograph i2' }).getAttribute('href')).toBe('/exhibition?image=i2');
  expect(screen.getByText('1,204 visitors in 21 days')).toBeDefined();
  expect(screen.getByText(/had 5,310 views on any page/)).toBeDefined();
  expect(screen.getByText('Closed on 26 Nov 2024')).toBeDefined();
  const sentence = screen.getByText(exhibitionMessages.exhibitionNotActive);
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(entries[1]?.compareDocumentPosition(sentence)).toBe(following);
  const wayOn = screen.getByRole('link', { name: 'See what is on' });
  expect(sentence.compareDocumentPosition(wayOn)).toBe(following);
});

test('When its visitors were not counted yet, then its figure is the views of its photographs, and none is no figure', async () => {
  const catalogue = (views: number) => (
    <Catalogue
      exhibition={past}
      catalogue={{ images: [exhibitionImage('i1', '')], visitors: 0, views, days: 1, unprintable: [] }}
    />
  );
  draw(catalogue(1));
  expect(screen.getByText('1 view in 1 day')).toBeDefined();
  cleanup();
  draw(catalogue(0));
  expect(screen.queryByText(/in 1 day/)).toBeNull();
});

test('When none of its photographs is public any more, then its figures stay, and its file as long as that has words or figures', () => {
  const catalogue = (visitors: number, description: string) => (
    <Catalogue
      exhibition={{ ...past, description }}
      catalogue={{ images: [], visitors, views: 0, days: 1, unprintable: [] }}
    />
  );
  const file = () => screen.queryByRole('link', { name: 'Catalogue (PDF)' });
  draw(catalogue(2, ''));
  expect(screen.getByText('2 visitors in 1 day')).toBeDefined();
  expect(screen.getByText('Each counted once.')).toBeDefined();
  expect(file()).not.toBeNull();
  cleanup();
  draw(catalogue(0, '<p>The coast in eleven pictures.</p>'));
  expect(screen.queryByText(/in 1 day/)).toBeNull();
  expect(file()).not.toBeNull();
  cleanup();
  draw(catalogue(0, ''));
  expect(file()).toBeNull();
});
