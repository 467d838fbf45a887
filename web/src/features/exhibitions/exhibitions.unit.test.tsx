// @vitest-environment jsdom

import { exhibitionMessages } from '@aperture-byline/contract/exhibition/exhibition-messages';
import type { ExhibitionArchive, ExhibitionListItem } from '@aperture-byline/contract/exhibition/wire';
import { messages } from '@aperture-byline/contract/shared/messages';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { listedExhibition as bare, exhibitionDetail } from '../../../test-support/exhibition.ts';
import { draw } from '../../../test-support/pages/render-page.tsx';
import ExhibitionPage from './exhibition-page.tsx';
import ExhibitionsPage from './exhibitions-page.tsx';

const banner = {
  src: '/photos/a/{width}.{format}',
  width: 1000,
  height: 1500,
  widths: [320],
  formats: ['jpeg' as const],
  colour: '#8c8a86',
  alt: 'Salt pans at noon',
};

const detail = exhibitionDetail(bare, {
  description: '<p>The coast in <em>eleven</em> pictures.</p>',
  author_description: 'Walks to work.',
  genre_description: 'Water, mostly.',
});

/**
 * Serves these answers by path: data, a status of an error, or the text of an HTML page. Returns the paths asked for.
 */
function serve(answers: Record<string, unknown>) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const data = await answers[path];
    if (typeof data === 'string') return new Response(data, { headers: { 'Content-Type': 'text/html' } });
    const status = typeof data === 'number' ? data : 200;
    const body =
      status === 200
        ? { returnCode: 200, data }
        : { returnCode: status, error: { code: 'INTERNAL', message: 'refused', requestId: 'r1' } };
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
  return asked;
}

function visit(address: string) {
  draw(
    <Routes>
      <Route path="/exhibitions" element={<ExhibitionsPage />} />
      <Route path="/exhibition/:exhibitionId" element={<ExhibitionPage />} />
    </Routes>,
    address,
  );
}

describe('The exhibitions page', () => {
  const ARCHIVE = '/api/exhibition/approved/archive?page=1';
  const archiveOf = (exhibitions: ExhibitionListItem[]): ExhibitionArchive => ({
    years: exhibitions.length === 0 ? [] : [{ year: 2026, count: exhibitions.length }],
    year: exhibitions.length === 0 ? null : 2026,
    exhibitions,
    pagination: { page: 1, pageSize: 12, total: exhibitions.length, totalPages: 1 },
  });
  const lists = (ongoing: unknown, upcoming: unknown = [], past: ExhibitionListItem[] = []) => ({
    '/api/exhibition/approved/ongoing': ongoing,
    '/api/exhibition/approved/upcoming': upcoming,
    [ARCHIVE]: archiveOf(past),
  });

  it('When there are none, then each group says so', async () => {
    serve(lists([]));
    visit('/exhibitions');
    for (const text of [exhibitionMessages.noOngoing, exhibitionMessages.noUpcoming, exhibitionMessages.noPast]) {
      expect(await screen.findByText(text)).toBeDefined();
    }
  });

  it('When an exhibition has no words and pictures of its own, then its card shows the fixed ones and counts nothing', async () => {
    serve(lists([bare]));
    visit('/exhibitions');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Salt Roads' }).getAttribute('href')).toBe('/exhibition/e1');
    expect(within(card).getByText('by Asha Rao')).toBeDefined();
    expect(card.textContent).toContain('5th Nov, 6:30 PM to 12th Nov, 9:00 PM');
    expect(within(card).getByText(exhibitionMessages.exhibitionPlaceholder)).toBeDefined();
    expect(card.textContent).not.toMatch(/\d (?:photograph|min)/);
  });

  it('When an exhibition has its own, then its card shows those, its words as text', async () => {
    serve(lists([{ ...bare, description: '<p>Sand &amp; salt</p>', image_count: 11, banner }]));
    visit('/exhibitions');
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('img', { name: banner.alt })).toBeDefined();
    expect(within(card).getByText('Sand & salt')).toBeDefined();
    expect(within(card).getByText('11 photographs')).toBeDefined();
  });

  it('When six have no banner, then the five stock banners come in turn', async () => {
    serve(lists(Array.from({ length: 6 }, (_, index) => ({ ...bare, id: `e${index}` }))));
    visit('/exhibitions');
    const cards = await screen.findAllByRole('article');
    const banners = cards.map((card) => card.querySelector('img')?.getAttribute('src'));
    expect(banners).toEqual([1, 2, 3, 4, 5, 1].map((number) => `/stock/banner-${number}-640.jpg`));
  });

  it.each([
    ['ongoing', 403, exhibitionMessages.noOngoing],
    ['upcoming', 403, exhibitionMessages.noUpcoming],
    ['past', 403, exhibitionMessages.noPast],
    // As a captive portal or a proxy sends it.
    ['past', '<h1>Welcome</h1>', exhibitionMessages.noPast],
  ])(
    'When the %s list fails with %s, then it offers to load again and the others stand',
    async (state, failed, empty) => {
      const answers: Record<string, unknown> = lists([bare], [bare], [bare]);
      const path = state === 'past' ? ARCHIVE : `/api/exhibition/approved/${state}`;
      answers[path] = failed;
      serve(answers);
      visit('/exhibitions');
      const alert = await screen.findByRole('alert');
      expect(within(alert).getByText(messages.somethingWrongLater)).toBeDefined();
      expect(await screen.findAllByRole('article')).toHaveLength(2);
      answers[path] = state === 'past' ? archiveOf([]) : [];
      await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText(empty)).toBeDefined();
    },
  );

  it('When a list is still loading, then its place says so', async () => {
    serve(lists([bare], new Promise(() => undefined)));
    visit('/exhibitions');
    expect(await screen.findByRole('article')).toBeDefined();
    expect(screen.getByRole('status', { name: /^Upcoming/ })).toBeDefined();
  });
});

describe('The exhibition page', () => {
  it('When it is open, then it says what hangs, whose it is, and until when', async () => {
    serve({ '/api/exhibition/ongoing/e1': [detail], '/api/exhibition/images/e1': [] });
    visit('/exhibition/e1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Salt Roads' })).toBeDefined();
    expect(screen.getByText('eleven').tagName).toBe('EM');
    for (const text of ['Walks to work.', 'Water, mostly.', '5th Nov, 6:30 PM', '12th Nov, 9:00 PM IST']) {
      expect(screen.getByText(text)).toBeDefined();
    }
    expect(screen.getByRole('link', { name: /Go back/ }).getAttribute('href')).toBe('/exhibitions');
  });

  it.each(['ongoing', 'upcoming', 'past'] as const)(
    'When it is %s, then its banner stands in its head, and a stock one where it has none',
    async (state) => {
      for (const own of [banner, null]) {
        const exhibition = { ...detail, state, banner: own };
        serve({
          '/api/exhibition/ongoing/e1': state === 'ongoing' ? [exhibition] : [],
          '/api/exhibition/e1': exhibition,
          '/api/exhibition/images/e1': [],
          '/api/exhibition/e1/catalogue': { images: [], views: 0, days: 1 },
        });
        visit('/exhibition/e1');
        await screen.findByRole('heading', { level: 1, name: 'Salt Roads' });
        const [shown, ...others] = document.images;
        expect(others).toEqual([]);
        if (own) expect(shown?.alt).toBe('Salt pans at noon');
        else expect(shown?.getAttribute('src')).toMatch(/^\/stock\/banner-/);
        cleanup();
      }
    },
  );

  it.each(['ongoing', 'upcoming', 'past'] as const)(
    'When it is %s, then it can be shared with all sites',
    async (state) => {
      serve({
        '/api/exhibition/ongoing/e1': state === 'ongoing' ? [detail] : [],
        '/api/exhibition/e1': { ...detail, state },
        '/api/exhibition/images/e1': [],
        '/api/exhibition/e1/catalogue': { images: [], views: 0, days: 1 },
      });
      visit('/exhibition/e1');
      await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
      await screen.findByRole('button', { name: 'Copy link' });
      const toggle = screen.getByRole('button', { name: 'Share' });
      const menu = document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement;
      const sites = within(menu)
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
      expect(sites).toEqual(['Facebook', 'X', 'WhatsApp', 'Reddit', 'Telegram', 'LinkedIn', 'Mail', 'Copy link']);
    },
  );

  it('When a genre text has no genre, then it has a heading all the same, and none is empty', async () => {
    serve({ '/api/exhibition/ongoing/e1': [{ ...detail, genre: '' }], '/api/exhibition/images/e1': [] });
    visit('/exhibition/e1');
    const note = (await screen.findByText('Water, mostly.')).closest('section') as HTMLElement;
    expect(within(note).getByRole('heading', { level: 2 }).textContent).toBe('The genre');
    for (const heading of screen.getAllByRole('heading')) expect(heading.textContent).not.toBe('');
  });

  it('When it is not open, then it says so under its title and dates', async () => {
    serve({ '/api/exhibition/ongoing/e1': [], '/api/exhibition/e1': { ...detail, state: 'upcoming' } });
    visit('/exhibition/e1');
    expect(await screen.findByText(exhibitionMessages.exhibitionNotActive)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Salt Roads' })).toBeDefined();
    expect(screen.getByText('5th Nov, 6:30 PM')).toBeDefined();
  });

  it('When there is none, then it says only that', async () => {
    serve({ '/api/exhibition/ongoing/e1': [], '/api/exhibition/e1': 404 });
    visit('/exhibition/e1');
    expect(
      await screen.findByRole('heading', { level: 1, name: exhibitionMessages.exhibitionNotActive }),
    ).toBeDefined();
  });

  it('When the id is none that an exhibition can have, then nothing is asked', async () => {
    const asked = serve({});
    visit('/exhibition/..%2Fongoing');
    expect(await screen.findByText(exhibitionMessages.exhibitionNotActive)).toBeDefined();
    expect(asked).toEqual([]);
  });

  it('When it cannot be loaded, then it says so and loads again on request', async () => {
    const answers: Record<string, unknown> = {
      '/api/exhibition/ongoing/e1': 403,
      '/api/exhibition/images/e1': [],
    };
    serve(answers);
    visit('/exhibition/e1');
    expect(await screen.findByText(exhibitionMessages.exhibitionFailed)).toBeDefined();
    answers['/api/exhibition/ongoing/e1'] = [detail];
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Salt Roads' })).toBeDefined();
  });
});
